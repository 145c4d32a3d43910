import { useRef, useState } from 'react';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { Button } from '#ui/kit/button.tsx';
import { WordsForm } from '#ui/parts/moderation/words-form.tsx';
import type { CallInput } from '#ui/api/client.ts';
import { displayName, formatMoment } from '#ui/parts/people/display-text.ts';
import { formatSince } from '#ui/parts/people/format-since.ts';
import { useDecideRegistration, type DeskRegistration } from './desk-queries.ts';
import { ProfileFacts } from './profile-facts.tsx';

interface RegistrationCaseProps {
  readonly member: DeskRegistration;
  /** When the list was asked for, in milliseconds since 1970. */
  readonly now: number;
  /** Called once it is decided: they are in the list no more. */
  readonly onDone: () => void;
}

/** A new member who waits: who they say they are, since when, and the decision. */
export function RegistrationCase({ member, now, onDone }: RegistrationCaseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { createdAt } = member;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        <bdi>{displayName(member)}</bdi>
      </h2>
      <p className="text-sm text-quiet">
        Registered{' '}
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatSince(createdAt, now)}
        </time>
      </p>
      <ProfileFacts profile={member} />
      <RegistrationDecision
        member={member}
        onDone={onDone}
        onCancel={() => {
          heading.current?.focus();
        }}
      />
    </>
  );
}

type Decision = CallInput<'decideRegistration'>['body']['decision'];

const DECISIONS: readonly Decision[] = ['approve', 'decline'];

const ACTIONS: Readonly<Record<Decision, { readonly action: string; readonly effect: string }>> = {
  approve: {
    action: 'Approve',
    effect: 'They can log in, and other members can find them.',
  },
  decline: {
    action: 'Decline',
    effect: 'They can’t log in, and nobody else will ever see them.',
  },
};

interface RegistrationDecisionProps extends Pick<RegistrationCaseProps, 'member' | 'onDone'> {
  readonly onCancel: () => void;
}

/** The two decisions; what the chosen one does is said before it is sent. */
function RegistrationDecision({ member, onDone, onCancel }: RegistrationDecisionProps) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  const deciding = useDecideRegistration(member.id);
  if (chosen === null) {
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {DECISIONS.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            aria-label={`${ACTIONS[decision].action}: ${isolateText(displayName(member))}`}
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
  return (
    <div className="mt-3 max-w-prose">
      <WordsForm
        label="Why (optional)"
        hint={`${ACTIONS[chosen].effect} What you write is for the log; they’ll never read it.`}
        action={ACTIONS[chosen].action}
        isOptional
        onSend={(words) =>
          deciding.mutateAsync({ decision: chosen, words: words || null }).then(onDone)
        }
        onCancel={() => {
          setChosen(null);
          onCancel();
        }}
      />
    </div>
  );
}
