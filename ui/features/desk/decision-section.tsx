import { useRef } from 'react';
import { OwnText } from '#ui/kit/own-text.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DeskCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { ProposedRemoval } from './proposed-removal.tsx';
import { isTakenByAnother } from './taken-by-another.ts';

interface DecisionSectionProps {
  readonly case: DeskCase;
  /** When the report was asked for, in milliseconds since 1970. */
  readonly now: number;
}

/** The decision upon a report: what it was, or the form for it. */
export function DecisionSection({ case: shown, now }: DecisionSectionProps) {
  const self = useSelf();
  const heading = useRef<HTMLHeadingElement>(null);
  const { claim, proposal, decision } = shown.report;
  const other = isTakenByAnother(shown.report, self.id, now) ? claim?.by : undefined;
  const focusHeading = () => {
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        {decision === null ? 'Your decision' : 'What was decided'}
      </h2>
      {decision !== null && <Decided decision={decision} />}
      {decision === null && proposal !== null && (
        <ProposedRemoval case={shown} proposal={proposal} onDecided={focusHeading} />
      )}
      {decision === null && other === undefined && (
        <DecisionForm case={shown} onDecided={focusHeading} />
      )}
      {decision === null && other !== undefined && (
        <p>
          <bdi>{nameOf(other)}</bdi> has taken this report. You can decide once they leave it to the
          others, or after a day.
        </p>
      )}
    </>
  );
}

function Decided({ decision }: { readonly decision: NonNullable<DeskCase['report']['decision']> }) {
  const { by, at, outcome, words } = decision;
  return (
    <>
      <p className="wrap-anywhere">
        <bdi>{nameOf(by)}</bdi>{' '}
        {outcome === 'acted' ? 'acted on it' : 'found nothing that breaks the guidelines'},{' '}
        <time dateTime={at}>{formatMoment(at)}</time>. The reporter’s been told that, but not what
        was done.
      </p>
      {words !== null && (
        <OwnText as="p" className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {words}
        </OwnText>
      )}
    </>
  );
}
