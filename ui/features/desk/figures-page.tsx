import { MODERATION_ACTIONS } from '#core/moderation/domain/moderation-entry.ts';
import { REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { useDeskFigures } from './desk-queries.ts';
import { ACTION_NAMES } from './desk-words.ts';
import { FigureTable } from './figure-table.tsx';

/** What was reported and decided, in numbers. */
export function FiguresPage() {
  const figures = useDeskFigures();
  return (
    <>
      <PageTitle
        title="Figures"
        {...(figures.data && { subtitle: `Since ${formatDay(figures.data.since)}` })}
      />
      {figures.data === undefined && figures.isError && (
        <ErrorState
          title="Sorry, we couldn’t load the figures."
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isPending && <Skeleton className="h-64" />}
      {figures.data && <Figures figures={figures.data} />}
    </>
  );
}

function Figures({ figures }: { readonly figures: CallOutput<'showDeskFigures'> }) {
  const { reports, medianHours, actions } = figures;
  const { byOutcome, byReason } = reports;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="grid gap-6">
        <FigureTable
          title="Reports"
          rows={[
            { name: 'Waiting now', count: reports.open },
            { name: 'Answered', count: reports.answered },
            { name: 'of these, acted on', count: byOutcome.acted },
            { name: 'of these, nothing found', count: byOutcome.no_action },
          ]}
        />
        <p>
          {medianHours === null ? (
            'No reports answered yet.'
          ) : (
            <>
              Half of the answers came within <strong>{describeHours(medianHours)}</strong>.
            </>
          )}
        </p>
      </Card>
      <Card>
        <FigureTable
          title="What was reported"
          rows={REPORT_REASONS.map((reason) => ({
            name: describeReportReason(reason),
            count: byReason[reason],
          }))}
        />
      </Card>
      <Card className="lg:col-span-2">
        <FigureTable
          title="What was decided"
          rows={MODERATION_ACTIONS.map((action) => ({
            name: ACTION_NAMES[action],
            count: actions[action],
          }))}
        />
      </Card>
    </div>
  );
}

/** So many hours: in days where there are more than two. */
function describeHours(hours: number): string {
  if (hours <= 1) return 'an hour';
  const [number, unit] = hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
