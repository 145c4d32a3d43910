import { Link, useSearchParams } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { Button } from '#ui/kit/button.tsx';
import { SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import { JavaScriptNotice } from '#ui/kit/javascript-notice.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { PersonListSkeleton } from '#ui/parts/people/person-list.tsx';
import { ToLogin } from '#ui/parts/pages/to-login.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { MemberList } from './member-list.tsx';
import { SampleList } from './sample-list.tsx';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** Stands for all types in the choice of one. */
const ALL = 0;

/** People to get to know (specification §2): members for members, invented ones for visitors. */
export function ExploreScreen() {
  const siteName = useSiteName();
  const { isLoading, isAuthenticated, endedMemberId } = useAuth();
  const types = useRelationshipTypes();
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page is the same for every query.
  const wanted = useHydrated() ? parameters.get('type') : null;
  const chosen = types.find(({ id }) => String(id) === wanted)?.id ?? ALL;
  const typeIds = chosen === ALL ? [] : [chosen];
  // Whom a session has just ended for came for members, not for samples.
  if (endedMemberId !== null) return <ToLogin />;
  return (
    <>
      <PageTitle
        title="Explore Connections"
        subtitle="People hoping for the same kind of connection as you"
        description={`See who’s looking for a grandparent figure, a sibling, a mentor or someone who shares their heritage on ${siteName}, and what a profile looks like.`}
        actions={
          isAuthenticated && (
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.advancedSearch}>Advanced Search</Link>
            </Button>
          )
        }
      />
      <JavaScriptNotice>
        You need JavaScript to choose a type of bond and to connect. Please allow it in your browser
        and reload the page; you can read the profiles below without it.
      </JavaScriptNotice>
      <div className="mb-6 noscript:hidden">
        <SingleChoiceChips
          legend="Relationship type"
          choices={[
            { value: ALL, label: 'All' },
            ...types.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={chosen}
          onChange={(type) => {
            const next = type === ALL ? {} : { type: String(type) };
            setParameters(next, { replace: true, preventScrollReset: true });
          }}
        />
      </div>
      {isLoading && <PersonListSkeleton />}
      {!isLoading && isAuthenticated && <MemberList types={typeIds} />}
      {!isLoading && !isAuthenticated && <SampleList types={typeIds} />}
    </>
  );
}
