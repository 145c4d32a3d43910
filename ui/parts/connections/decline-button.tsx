import { useRef, useState } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import { Button } from '#ui/kit/button.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';

const loadDialog = async () => (await import('./decline-dialog.tsx')).DeclineDialog;

interface DeclineButtonProps {
  readonly connection: ConnectionWithMember;
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onDecline: (answer: DeclineSentence | null) => void;
}

/** Declines a request, once it is said whether with a kind word. */
export function DeclineButton({ connection, onDecline, ...state }: DeclineButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part: DeclineDialog, prepare, show } = useLatePart(loadDialog, reportUnloadedPart);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`Decline ${displayName(connection.member)}’s request`}
        {...state}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(true);
          show();
        }}
      >
        Decline
      </Button>
      {DeclineDialog && isOpen && (
        <DeclineDialog
          connection={connection}
          onDecline={onDecline}
          onClose={() => {
            setIsOpen(false);
          }}
          onClosed={() => {
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
