import type { ReportOutcome } from '#core/reports/domain/report.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';

const ANSWERS: Readonly<Record<ReportOutcome, string>> = {
  acted:
    'You were right to tell us, and we have acted on it. We don’t say what we did, as we wouldn’t about you.',
  no_action:
    'We have read it carefully and found nothing that breaks our guidelines. If it goes on, or you feel unsafe, tell us again, and block them at any time.',
};

interface ReportAnswerProps {
  /** What came of the report; `null` while nothing has been decided. */
  readonly outcome: { readonly kind: ReportOutcome; readonly at: string } | null;
}

/** What came of a report, or that someone is still to look at it. */
export function ReportAnswer({ outcome }: ReportAnswerProps) {
  if (outcome === null) {
    return <p className="mt-2">A moderator will read it. You will find the answer here.</p>;
  }
  return (
    <p className="mt-2">
      <time dateTime={outcome.at} className="font-semibold">
        {formatDay(outcome.at)}
      </time>
      {`: ${ANSWERS[outcome.kind]}`}
    </p>
  );
}
