import { Check, Minus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { logAddress } from './desk-addresses.ts';
import type { DeskRecovery } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { RecoveryDecision } from './recovery-decision.tsx';

interface RecoveryCaseProps {
  readonly recovery: DeskRecovery;
  readonly onDone: () => void;
}

const QUESTIONS: Readonly<Record<keyof DeskRecovery['answers'], string>> = {
  address: 'The account’s email address',
  joinedIn: 'The month they joined',
  people: 'Two or more of their connections',
  lastPerson: 'Who they last wrote with',
};

const MATCHES = {
  matches: { Icon: Check, word: 'matches', look: 'text-accent' },
  differs: { Icon: X, word: 'doesn’t match', look: 'text-danger' },
  not_answered: { Icon: Minus, word: 'not answered', look: 'text-quiet' },
} as const;

/** A request: whose account, until when, how the answers compare, and the decision. */
export function RecoveryCase({ recovery, onDone }: RecoveryCaseProps) {
  const { member, until, answers, agreedBy, mayAgree } = recovery;
  return (
    <>
      <h2 className="text-xl wrap-anywhere">
        <bdi>{nameOf(member)}</bdi>
      </h2>
      <p className="text-sm text-quiet">
        Decide by <time dateTime={until}>{formatMoment(until)}</time>
        {' · '}
        <Link to={logAddress(member.id)} className={`${LINK_LOOK} min-h-0!`}>
          What was decided before
        </Link>
      </p>
      <Answers answers={answers} />
      {!mayAgree && (
        <p className="mt-3 max-w-prose">
          Three of the four have to match before anyone can agree. Whoever asked can answer again.
        </p>
      )}
      {agreedBy !== null && (
        <p className="mt-3">
          <bdi>{nameOf(agreedBy)}</bdi> agreed. One more moderator has to.
        </p>
      )}
      <RecoveryDecision recovery={recovery} onDone={onDone} />
    </>
  );
}

function Answers({ answers }: Pick<DeskRecovery, 'answers'>) {
  const questions = Object.entries(QUESTIONS) as [keyof typeof QUESTIONS, string][];
  return (
    <ul className="mt-3 grid gap-1">
      {questions.map(([question, label]) => {
        const { Icon, word, look } = MATCHES[answers[question]];
        return (
          <li key={question} className="flex items-start gap-2">
            <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${look}`} />
            <span>
              {label}: {word}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
