import { Link, useSearchParams } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../../api/auth-provider.tsx';
import { useRelationshipTypes } from '../../api/relationship-types.ts';
import { Button } from '../../components/button.tsx';
import { SingleChoiceChips } from '../../components/choice-chips.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { PersonListSkeleton } from '../../components/person-list.tsx';
import { MemberList } from './member-list.tsx';
import { SampleList } from './sample-list.tsx';

/** Stands for all types in the choice of one. */
const ALL = 0;

/** People to get to know (specification §2): members for members, invented ones for visitors. */
export function ExploreScreen() {
  const { isLoading, isAuthenticated } = useAuth();
  const types = useRelationshipTypes();
  const [parameters, setParameters] = useSearchParams();
  const chosen = types.find(({ id }) => String(id) === parameters.get('type'))?.id ?? ALL;
  const typeIds = chosen === ALL ? [] : [chosen];
  return (
    <>
      <PageTitle
        title="Explore Connections"
        subtitle="People who are looking for the kind of family you choose"
        actions={
          isAuthenticated && (
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.advancedSearch}>Advanced Search</Link>
            </Button>
          )
        }
      />
      <div className="mb-6">
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
