import { useState } from 'react';
import type { Profile } from '#core/members/domain/member.ts';
import { Button, type ButtonVariant } from '#ui/kit/button.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';

const loadDialog = async () => (await import('./request-dialog.tsx')).RequestDialog;

function reportFailure(): void {
  useToastStore.getState().show({
    title: 'We couldn’t load this',
    description: 'Check your internet connection and try again.',
    tone: 'destructive',
  });
}

interface RequestWithNoteProps {
  readonly member: Profile;
  readonly label: string;
  readonly variant: ButtonVariant;
}

/** Opens a window for a request in a few words, which is loaded when it is asked for. */
export function RequestWithNote({ member, label, variant }: RequestWithNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: RequestDialog, prepare, show } = useLatePart(loadDialog, reportFailure);
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(true);
          show();
        }}
      >
        {label}
      </Button>
      {RequestDialog && isOpen && (
        <RequestDialog
          member={member}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
