import { Ellipsis } from 'lucide-react';
import type { Member } from '#core/members/domain/member.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useReportDialog } from './use-report-dialog.tsx';

const loadList = async () => (await import('./person-menu-list.tsx')).PersonMenuList;

/** What else can be done about a person among many, behind three dots: the way out, where it isn’t needed in words. */
export function PersonMenu({ member }: { readonly member: Pick<Member, 'id' | 'name'> }) {
  const { part: List, prepare, show } = useLatePart(loadList, reportUnloadedPart);
  const handle = useReportDialog({ member, hasMessages: false, onBlocked: undefined });
  const button = (
    <IconButton
      label={`More about ${displayName(member)}`}
      aria-haspopup="menu"
      className="grow-0! text-quiet"
      {...(!List && {
        'aria-expanded': false,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: show,
      })}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </IconButton>
  );
  return (
    <>
      {List ? <List trigger={button} onReport={handle.open} /> : button}
      {handle.dialog}
    </>
  );
}
