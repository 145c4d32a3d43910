import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { useCloseUnderAge } from './use-close-under-age.ts';

interface UnderAgeQuestionProps {
  readonly age: number;
  /** Called once the question is gone, with the account as it was. */
  readonly onReturn: () => void;
  readonly onDismiss: () => void;
  /** Called before the account is closed. */
  readonly onConfirm: () => void;
}

/** Asks a member who has typed an age below 18 whether it's theirs, before their account is closed. */
export function UnderAgeQuestion({ age, onConfirm, onDismiss, onReturn }: UnderAgeQuestionProps) {
  const { mutate: closeUnderAge, isPending } = useCloseUnderAge();
  return (
    <DialogWindow
      open
      onOpenChange={onDismiss}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onReturn();
      }}
      title={`You’ve typed ${age}`}
      description="If that’s your age, we have to close your account."
    >
      <DialogClose asChild>
        <Button variant="secondary">It’s a mistake</Button>
      </DialogClose>
      <Button
        variant="destructive"
        isBusy={isPending}
        onClick={() => {
          onConfirm();
          closeUnderAge(undefined, { onError: onDismiss });
        }}
      >
        Yes, I’m {age}
      </Button>
    </DialogWindow>
  );
}
