import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isolateText } from '#core/kernel/isolate-text.ts';
import type { AppealOutcome } from '#core/moderation/domain/notice.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { Quotation } from '#ui/parts/moderation/quotation.tsx';
import { WordsForm } from '#ui/parts/moderation/words-form.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { reportAddress } from './desk-addresses.ts';
import { useDecideAppeal } from './desk-queries.ts';
import { ACTION_NAMES, nameOf, nameOfActor } from './desk-words.ts';

type DeskAppeal = CallOutput<'listDeskAppeals'>[number];

interface AppealCaseProps {
  readonly appeal: DeskAppeal;
  /** Called once it is answered: it is in the list no more. */
  readonly onDone: () => void;
}

/** An appeal: what was decided, what the member says against it, and the answer. */
export function AppealCase({ appeal: shown, onDone }: AppealCaseProps) {
  const { at, actor, member, kind, until, reason, words, appeal, reportId, mayDecide } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        <bdi>{nameOf(member)}</bdi>
      </h2>
      <p className="text-sm text-quiet wrap-anywhere">
        {ACTION_NAMES[kind]}
        {until !== null && ` until ${formatDay(until)}`} by <bdi>{nameOfActor(actor)}</bdi>,{' '}
        <time dateTime={at}>{formatDay(at)}</time>
        {reason !== null && ` · ${moderationTexts.guidelines[reason]}`}
      </p>
      {words !== null && <Quotation label="What they were told">{words}</Quotation>}
      <Quotation label={`Their appeal of ${formatDay(appeal.at)}`}>{appeal.words}</Quotation>
      {reportId !== null && (
        <Link to={reportAddress(reportId)} className={LINK_LOOK}>
          Report {reportId}
        </Link>
      )}
      {mayDecide ? (
        <AppealAnswer
          appeal={shown}
          onDone={onDone}
          onCancel={() => {
            heading.current?.focus();
          }}
        />
      ) : (
        <p className="mt-2">You made this decision, so another moderator answers the appeal.</p>
      )}
    </>
  );
}

const ANSWERS: Readonly<Record<AppealOutcome, { action: string; label: string; hint: string }>> = {
  upheld: {
    action: 'Let the decision stand',
    label: 'Why it stands',
    hint: 'The member will read this. They can’t appeal again.',
  },
  reversed: {
    action: 'Take the decision back',
    label: 'Why you’re taking it back',
    hint: 'The measure ends straight away, and the member will read this.',
  },
};

const OUTCOMES = ['upheld', 'reversed'] as const;

interface AppealAnswerProps extends AppealCaseProps {
  readonly onCancel: () => void;
}

function AppealAnswer({ appeal: { id, member }, onDone, onCancel }: AppealAnswerProps) {
  const [chosen, setChosen] = useState<AppealOutcome | null>(null);
  const decide = useDecideAppeal(id);
  if (chosen === null) {
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            aria-label={`${ANSWERS[outcome].action}: ${isolateText(nameOf(member))}`}
            onClick={() => {
              setChosen(outcome);
            }}
          >
            {ANSWERS[outcome].action}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className="mt-3 max-w-prose">
      <WordsForm
        {...ANSWERS[chosen]}
        onSend={(words) => decide.mutateAsync({ outcome: chosen, words }).then(onDone)}
        onCancel={() => {
          setChosen(null);
          onCancel();
        }}
      />
    </div>
  );
}
