import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Member } from '#core/members/domain/member.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

interface EndDialogProps {
  /** The other member. */
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly onEnd: () => void;
  /** The button that opens the window; left out where something else sets `open`. */
  readonly trigger?: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Asks before a connection ends, because that cannot be undone. */
export function EndDialog({ member, onEnd, ...window }: EndDialogProps) {
  return (
    <DialogWindow
      {...window}
      title={
        <>
          End your connection with <bdi>{displayName(member)}</bdi>?
        </>
      }
      description={
        <>
          You won’t be able to write to each other any more, and neither of you can read the
          messages between you. If you’d like to keep them,{' '}
          <Link to={SETTINGS_ROUTES.account} className={SENTENCE_LINK_LOOK}>
            make a copy of your data
          </Link>{' '}
          first. A sealed copy is kept for 90 days, in case one of you reports the other. You can’t
          undo this.
        </>
      }
    >
      <DialogClose asChild>
        <Button variant="secondary">Keep Connection</Button>
      </DialogClose>
      <DialogClose asChild>
        <Button variant="destructive" onClick={onEnd}>
          End Connection
        </Button>
      </DialogClose>
    </DialogWindow>
  );
}
