import { Link, useSearchParams } from 'react-router-dom';
import { DESK_ROUTES } from '#core/site/desk-routes.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskReports, type ReportState } from './desk-queries.ts';
import { ReportRow } from './report-row.tsx';

const STATES: readonly { readonly state: ReportState; readonly label: string }[] = [
  { state: 'open', label: 'Waiting' },
  { state: 'answered', label: 'Answered' },
];

/** The reports: those that wait, or those that have been answered. */
export function ReportQueue() {
  const [parameters] = useSearchParams();
  const state: ReportState = parameters.get('state') === 'answered' ? 'answered' : 'open';
  return (
    <>
      <PageTitle
        title="Reports"
        subtitle={state === 'open' ? 'The gravest first, then the oldest' : 'What was answered'}
        actions={
          <nav aria-label="Which reports" className="flex rounded-box border border-control">
            {STATES.map(({ state: other, label }) => (
              <Link
                key={other}
                to={
                  other === 'open' ? DESK_ROUTES.reports : `${DESK_ROUTES.reports}?state=${other}`
                }
                {...(other === state && { 'aria-current': 'true' })}
                className="inline-flex min-h-11 items-center px-4 font-semibold first:rounded-s-box last:rounded-e-box hover:bg-sunken aria-[current]:bg-evergreen-soft aria-[current]:text-evergreen"
              >
                {label}
              </Link>
            ))}
          </nav>
        }
      />
      <Reports key={state} state={state} />
    </>
  );
}

/** The reports of one state, which are asked for again whenever it is chosen. */
function Reports({ state }: { readonly state: ReportState }) {
  const reports = useDeskReports(state);
  return (
    <DeskList
      list={reports}
      nothing={state === 'open' ? 'No report is waiting' : 'No report has been answered yet'}
      failure="The reports could not be loaded."
    >
      {(report) => <ReportRow report={report} now={reports.dataUpdatedAt} />}
    </DeskList>
  );
}
