import { useState } from 'react';
import type { MemberId } from '#core/kernel/ids.ts';
import type { EndingAction } from '#core/moderation/domain/measure.ts';
import { Button } from '#ui/kit/button.tsx';
import { WordsForm } from '#ui/parts/moderation/words-form.tsx';
import { useEndMeasure } from './desk-queries.ts';

const LABELS: Readonly<Record<EndingAction, string>> = {
  lift: 'End the suspension',
  list: 'Put back into searches',
  allow_requests: 'Allow requests again',
  restore: 'Restore the account',
};

interface EndMeasureProps {
  readonly member: { readonly id: MemberId };
  readonly ending: EndingAction;
  readonly onDone: () => void;
}

/** Ends one measure about a member early, with words that the member reads. */
export function EndMeasure({ member, ending, onDone }: EndMeasureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const endMeasure = useEndMeasure(member.id);
  const close = () => {
    setIsOpen(false);
    onDone();
  };
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        className="mt-3 me-3"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {LABELS[ending]}
      </Button>
    );
  }
  return (
    <div className="mt-3">
      <WordsForm
        label="Why"
        hint="The member will read this, and it’ll be in the log."
        action={LABELS[ending]}
        onSend={(words) => endMeasure.mutateAsync({ measure: ending, words }).then(close)}
        onCancel={close}
      />
    </div>
  );
}
