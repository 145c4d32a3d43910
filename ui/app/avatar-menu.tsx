import type { Self } from '#core/members/domain/member.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';

const loadMenu = async () => (await import('./avatar-menu-list.tsx')).AvatarMenuList;

/** The button with the signed-in member's face, which opens the menu of their own screens. */
export function AvatarMenu({ member }: { readonly member: Self }) {
  const { part: List, prepare, show } = useLatePart(loadMenu, reportFailure);
  const button = (
    <button
      type="button"
      aria-label="Your account"
      aria-haspopup="menu"
      className="size-11 shrink-0 rounded-full bg-sunken"
      {...(!List && {
        'aria-expanded': false,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: show,
      })}
    >
      <Avatar member={member} size="small" />
    </button>
  );
  return List ? <List member={member} trigger={button} /> : button;
}

function reportFailure(): void {
  useToastStore.getState().show({
    title: 'We couldn’t open the menu',
    description: 'Check your internet connection and try again.',
    tone: 'destructive',
  });
}
