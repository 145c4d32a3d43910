import { Checkbox } from '#ui/kit/checkbox.tsx';
import { formatSince } from '#ui/parts/people/format-since.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import type { ReportId } from '#core/kernel/ids.ts';
import type { ReportWithEvidence } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

interface ReportTicksProps {
  readonly reports: readonly ReportWithEvidence[];
  /** Those that this moderator may answer. */
  readonly open: readonly ReportWithEvidence[];
  readonly chosen: readonly ReportWithEvidence[];
  readonly now: number;
  readonly onChange: (ids: Set<ReportId>) => void;
}

/** Which of the reports a decision answers. */
export function ReportTicks({ reports, open, chosen, now, onChange }: ReportTicksProps) {
  const ids = new Set(chosen.map(({ report }) => report.id));
  return (
    <details className="min-w-0" open={open.length < reports.length}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 font-semibold">
        It answers{' '}
        {chosen.length === reports.length
          ? `all ${reports.length} reports`
          : `${chosen.length} of ${reports.length} reports`}
        <span className="text-evergreen underline underline-offset-4">Choose</span>
      </summary>
      <fieldset className="min-w-0">
        <legend className="sr-only">Which reports it answers</legend>
        {reports.map((one) => {
          const { report, reporter } = one;
          const isOpen = open.includes(one);
          return (
            <Checkbox
              key={report.id}
              label={
                <>
                  {describeReportReason(report.reason)}, by <bdi>{nameOf(reporter)}</bdi>,{' '}
                  {formatSince(report.createdAt, now)}
                  {!isOpen && report.claim && (
                    <>
                      {' '}
                      (<bdi>{nameOf(report.claim.by)}</bdi> has taken it)
                    </>
                  )}
                </>
              }
              disabled={!isOpen}
              checked={ids.has(report.id)}
              onChange={({ target }) => {
                const others = [...ids].filter((id) => id !== report.id);
                onChange(new Set(target.checked ? [...others, report.id] : others));
              }}
            />
          );
        })}
      </fieldset>
      <p aria-live="polite" className="text-sm font-medium text-danger">
        {chosen.length === 0 && 'Tick at least one report'}
      </p>
    </details>
  );
}
