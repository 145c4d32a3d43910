import { parseMemberId, type MemberId } from '#core/kernel/ids.ts';
import { ApiError } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { CaseLayout } from './case-layout.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { DecisionSection } from './decision-section.tsx';
import { useDeskMember, type MemberCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { Evidence } from './evidence.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** A member at the desk: the open reports about them, what else is known of them, and the decision. */
export function MemberPage({ id }: { readonly id: number }) {
  const parsed = parseMemberId(id);
  return parsed.ok ? <KnownMember key={id} id={parsed.value} /> : <NotFoundScreen />;
}

function KnownMember({ id }: { readonly id: MemberId }) {
  const loaded = useDeskMember(id);
  const { data, error } = loaded;
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  if (data !== undefined) return <Member case={data} now={loaded.dataUpdatedAt} />;
  if (error === null) return <Loading />;
  return (
    <ErrorState
      title="Sorry, we couldn’t load this member."
      onRetry={() => void loaded.refetch()}
    />
  );
}

function Member({ case: shown, now }: { readonly case: MemberCase; readonly now: number }) {
  const { member, profile, reports } = shown;
  return (
    <>
      <PageTitle
        title={<bdi>{nameOf(member)}</bdi>}
        documentTitle={`Member ${member.id}`}
        subtitle={describeReports(shown)}
      />
      {reports.length > 0 && <ClaimBar case={shown} now={now} />}
      <CaseLayout case={shown} now={now}>
        <>
          {reports.map((report, place) => (
            <Card key={report.report.id} className="grid gap-6">
              <Evidence case={report} before={reports[place - 1]} now={now} />
            </Card>
          ))}
          {reports.length === 0 && profile !== null && (
            <Card>
              <h2 className="text-xl">Profile</h2>
              <ProfileFacts profile={profile} />
            </Card>
          )}
        </>
        <Card>
          <DecisionSection case={shown} now={now} />
        </Card>
      </CaseLayout>
    </>
  );
}

function describeReports({ reports: { length }, hasMore }: MemberCase): string {
  if (length === 0) return 'No open reports';
  return length === 1 ? '1 open report' : `${length}${hasMore ? '+' : ''} open reports`;
}
