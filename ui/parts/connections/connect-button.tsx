import { useRef, useState } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import { Button, type ButtonVariant } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';

const loadDialog = async () => (await import('./request-dialog.tsx')).RequestDialog;

interface ConnectButtonProps {
  readonly person: Pick<Member, 'id' | 'name'>;
  /** Whether the request has been sent: then there is nothing left to do here. */
  readonly isSent: boolean;
  readonly variant: ButtonVariant;
}

/** Opens the window in which a member asks another to connect, which is loaded when it is asked for. */
export function ConnectButton({ person, isSent, variant }: ConnectButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isSent && isOpen) setIsOpen(false);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { part: RequestDialog, prepare, show } = useLatePart(loadDialog, reportUnloadedPart);
  return (
    <span
      ref={place}
      tabIndex={-1}
      className="grid rounded-box"
      // The window in which it was asked is closing when the notice comes.
      data-keep-free={isOpen || isSent ? '' : undefined}
    >
      <Button
        ref={button}
        variant={variant}
        disabled={isSent}
        {...(!isSent && {
          'aria-haspopup': 'dialog',
          'aria-label': `Connect with ${displayName(person)}`,
        })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(true);
          show();
        }}
      >
        {isSent ? 'Request Sent' : 'Connect'}
      </Button>
      {RequestDialog && isOpen && (
        <RequestDialog
          person={person}
          onClose={() => {
            setIsOpen(false);
          }}
          onClosed={() => {
            // A button that has nothing left to do takes no focus.
            (button.current?.disabled === true ? place : button).current?.focus();
          }}
        />
      )}
    </span>
  );
}
