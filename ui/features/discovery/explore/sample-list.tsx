import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { foldFilters, matchesFilters, NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { Button } from '#ui/kit/button.tsx';
import { PersonList } from '#ui/parts/people/person-list.tsx';
import { Invitation } from './invitation.tsx';
import { SAMPLE_PEOPLE, WHOLE_SAMPLE } from './sample-people.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

const FOLDED_PEOPLE = SAMPLE_PEOPLE.map(toFoldedMember);

/** Invented people for visitors, said to be so, with an invitation in the place of a request. */
export function SampleList({ types }: { readonly types: readonly number[] }) {
  const siteName = useSiteName();
  const filters = foldFilters({ ...NO_FILTERS, types });
  const people = FOLDED_PEOPLE.filter((person) => matchesFilters(person, filters));
  return (
    <section aria-labelledby="samples">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-box bg-honey-soft p-4 sm:px-6">
        <div className="max-w-prose">
          <h2 id="samples" className="text-xl">
            Sample profiles
          </h2>
          <p>
            We’ve made up these six people to show you what <bdi>{siteName}</bdi> is like inside.
            Only members can see other members.
          </p>
        </div>
        <Button asChild>
          <Link to={PAGE_ROUTES.register}>Create Your Free Account</Link>
        </Button>
      </div>
      <PersonList
        people={people}
        isBioWhole
        actions={({ id, name }) => (
          <>
            {id === WHOLE_SAMPLE.id && (
              <Button variant="secondary" asChild>
                <Link to={PAGE_ROUTES.sampleProfile} aria-label={`View Profile of ${name}`}>
                  View Profile
                </Link>
              </Button>
            )}
            <Invitation name={name} />
          </>
        )}
      />
    </section>
  );
}
