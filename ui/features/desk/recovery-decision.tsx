import { useState } from 'react';
import { isolateText } from '#core/kernel/isolate-text.ts';
import type { CallInput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { WordsForm } from '#ui/parts/moderation/words-form.tsx';
import { useDecideRecovery, type DeskRecovery } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

type Decision = CallInput<'decideRecovery'>['body']['decision'];

const ACTIONS: Readonly<
  Record<Decision, { readonly action: string; readonly label: string; readonly hint: string }>
> = {
  agree: {
    action: 'Agree',
    label: 'Why (optional)',
    hint: 'What you write is for the log. Once two have agreed, everyone who may be in the account is told.',
  },
  decline: {
    action: 'Decline',
    label: 'Why',
    hint: 'What you write is for the log. Whoever asked hears in a few days that it didn’t work, and not why.',
  },
};

interface RecoveryDecisionProps {
  readonly recovery: DeskRecovery;
  readonly onDone: () => void;
}

/** The two decisions, as far as this moderator can make them. */
export function RecoveryDecision({ recovery, onDone }: RecoveryDecisionProps) {
  const { id, member, mayAgree, isAgreedByYou } = recovery;
  const [chosen, setChosen] = useState<Decision | null>(null);
  const deciding = useDecideRecovery(id);
  const decisions: readonly Decision[] =
    mayAgree && !isAgreedByYou ? ['agree', 'decline'] : ['decline'];
  if (chosen === null) {
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            aria-label={`${ACTIONS[decision].action}: ${isolateText(nameOf(member))}`}
            onClick={() => {
              setChosen(decision);
            }}
          >
            {ACTIONS[decision].action}
          </Button>
        ))}
      </div>
    );
  }
  const { action, label, hint } = ACTIONS[chosen];
  return (
    <div className="mt-3 max-w-prose">
      <WordsForm
        label={label}
        hint={hint}
        action={action}
        isOptional={chosen === 'agree'}
        onSend={(words) =>
          deciding
            .mutateAsync(
              chosen === 'agree'
                ? { decision: chosen, words: words || null }
                : { decision: chosen, words },
            )
            .then(() => {
              setChosen(null);
              onDone();
            })
        }
        onCancel={() => {
          setChosen(null);
        }}
      />
    </div>
  );
}
