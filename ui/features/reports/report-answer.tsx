import type { ReportOutcome } from '#core/moderation/reports/domain/report.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';

interface ReportAnswerProps {
  /** What came of the report; `null` while nothing has been decided. */
  readonly outcome: { readonly kind: ReportOutcome; readonly at: string } | null;
}

/** What came of a report, or that someone is still to look at it. */
export function ReportAnswer({ outcome }: ReportAnswerProps) {
  if (outcome === null) {
    return <p className="mt-2">A moderator will read it. You’ll find the answer here.</p>;
  }
  return (
    <p className="mt-2">
      <time dateTime={outcome.at} className="font-semibold">
        {formatDay(outcome.at)}
      </time>
      {`: ${moderationTexts.reportOutcomes[outcome.kind]}`}
    </p>
  );
}
