import type { ReactNode } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
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
      description="You won’t be able to write to each other any more, and neither of you can read the messages between you. A sealed copy is kept for 90 days, in case one of you reports the other. You can’t undo this."
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
