import { useSearchParams } from 'react-router-dom';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskReports, useReportedMembers, type ReportState } from './desk-queries.ts';
import { ListTabs } from './list-tabs.tsx';
import { OtherCases } from './other-cases.tsx';
import { ReportRow } from './report-row.tsx';
import { ReportedMemberRow } from './reported-member-row.tsx';

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
        subtitle={
          state === 'open' ? 'Most serious first, then oldest' : 'Reports that have been answered'
        }
        actions={
          <ListTabs
            label="Which reports"
            tabs={STATES.map(({ state: other, label }) => ({
              label,
              to: other === 'open' ? DESK_ROUTES.reports : `${DESK_ROUTES.reports}?state=${other}`,
              isOpen: other === state,
            }))}
          />
        }
      />
      {state === 'open' ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-6">
            <Waiting />
          </div>
          <OtherCases />
        </div>
      ) : (
        <Answered />
      )}
    </>
  );
}

/** Those about whom reports wait, a row each. */
function Waiting() {
  const reported = useReportedMembers();
  return (
    <DeskList
      list={reported}
      nothing="No reports waiting"
      failure="Sorry, we couldn’t load the reports."
    >
      {(member) => <ReportedMemberRow reported={member} now={reported.dataUpdatedAt} />}
    </DeskList>
  );
}

/** The reports that have been answered. */
function Answered() {
  const reports = useDeskReports('answered');
  return (
    <DeskList
      list={reports}
      nothing="No reports answered yet"
      failure="Sorry, we couldn’t load the reports."
    >
      {(report) => <ReportRow report={report} now={reports.dataUpdatedAt} />}
    </DeskList>
  );
}
