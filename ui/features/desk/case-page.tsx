import { Navigate } from 'react-router-dom';
import { parseReportId, type ReportId } from '#core/kernel/ids.ts';
import { ApiError } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { CaseLayout } from './case-layout.tsx';
import { memberAddress } from './desk-addresses.ts';
import { useDeskReport } from './desk-queries.ts';
import { Decided } from './decided.tsx';
import { Evidence } from './evidence.tsx';

/** One report that has been answered; an open one is on the page of its member. */
export function CasePage({ id }: { readonly id: number }) {
  const parsed = parseReportId(id);
  return parsed.ok ? <KnownCase key={id} id={parsed.value} /> : <NotFoundScreen />;
}

function KnownCase({ id }: { readonly id: ReportId }) {
  const loaded = useDeskReport(id);
  const { data, error, dataUpdatedAt: now } = loaded;
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  if (data === undefined && error === null) return <Loading />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Sorry, we couldn’t load this report."
        onRetry={() => void loaded.refetch()}
      />
    );
  }
  const { report } = data;
  if (report.decision === null) return <Navigate to={memberAddress(report.member.id)} replace />;
  return (
    <>
      <PageTitle
        title={
          <>
            {describeReportReason(report.reason)}: <bdi>{displayName(report.member)}</bdi>
          </>
        }
        documentTitle={`Report ${report.id}`}
        subtitle={`Report ${report.id}`}
      />
      <CaseLayout case={{ ...data, member: report.member }} now={now}>
        <Card className="grid gap-6">
          <Evidence case={data} before={undefined} now={now} />
        </Card>
        <Card>
          <h2 className="mb-2 text-xl">What was decided</h2>
          <Decided decision={report.decision} />
        </Card>
      </CaseLayout>
    </>
  );
}
