import { useForm } from 'react-hook-form';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { DECLINE_SENTENCES, type DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { DECLINE_TEXTS } from '#core/texts/decline-texts.ts';

const CHOICES = [
  { value: '', label: 'Say nothing' },
  ...DECLINE_SENTENCES.map((value) => ({ value, label: DECLINE_TEXTS[value] })),
];

interface DeclineDialogProps {
  readonly connection: ConnectionWithMember;
  readonly onDecline: (answer: DeclineSentence | null) => void;
  readonly onClose: () => void;
  /** Called when the window is gone, and focus needs a place. */
  readonly onClosed: () => void;
}

/** Asks whether to decline in silence, or with one of a few kind sentences. */
export function DeclineDialog({ connection, onDecline, onClose, onClosed }: DeclineDialogProps) {
  const { getValues, register } = useForm({ defaultValues: { answer: '' } });
  const name = <bdi>{displayName(connection.member)}</bdi>;
  const decline = () => {
    const chosen = getValues('answer');
    onDecline(DECLINE_SENTENCES.find((sentence) => sentence === chosen) ?? null);
  };
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      title={<>Decline {name}’s request?</>}
      description={<>We don’t tell {name} that you declined. If you like, send a kind word.</>}
    >
      <form
        className="grid w-full min-w-0 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          decline();
          onClose();
        }}
      >
        <RadioList legend="Your answer" choices={CHOICES} input={register('answer')} />
        <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
          <DialogClose asChild>
            <Button variant="quiet">Keep request</Button>
          </DialogClose>
          <Button type="submit" variant="secondary">
            Decline request
          </Button>
        </div>
      </form>
    </DialogWindow>
  );
}
