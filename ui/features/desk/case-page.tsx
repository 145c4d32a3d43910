import { parseReportId, type ReportId } from '#core/kernel/ids.ts';
import { ApiError } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { CaseHistory } from './case-history.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { DecisionSection } from './decision-section.tsx';
import { useDeskCase, type DeskCase } from './desk-queries.ts';
import { Evidence } from './evidence.tsx';
import { StandingCard } from './standing-card.tsx';

/** One report: the evidence, what is known of the member, and the decision. */
export function CasePage({ id }: { readonly id: number }) {
  const parsed = parseReportId(id);
  return parsed.ok ? <KnownCase key={id} id={parsed.value} /> : <NotFoundScreen />;
}

function KnownCase({ id }: { readonly id: ReportId }) {
  const loaded = useDeskCase(id);
  const { data, error } = loaded;
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  if (data !== undefined) return <Case case={data} now={loaded.dataUpdatedAt} />;
  if (error === null) return <Loading />;
  return (
    <ErrorState
      title="Sorry, we couldn’t load this report."
      onRetry={() => void loaded.refetch()}
    />
  );
}

/** The evidence comes first, then what else is known, and the decision after both. */
function Case({ case: shown, now }: { readonly case: DeskCase; readonly now: number }) {
  const { report, standing } = shown;
  const reason = describeReportReason(report.reason);
  return (
    <>
      <PageTitle
        title={
          <>
            {reason}: <bdi>{displayName(report.member)}</bdi>
          </>
        }
        documentTitle={`Report ${report.id}`}
        subtitle={`Report ${report.id}`}
      />
      <ClaimBar case={shown} now={now} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Evidence case={shown} />
        <div className="grid min-w-0 gap-6 lg:row-span-2">
          {standing !== null && <StandingCard case={shown} standing={standing} />}
          <CaseHistory case={shown} now={now} />
        </div>
        <Card>
          <DecisionSection case={shown} now={now} />
        </Card>
      </div>
    </>
  );
}
