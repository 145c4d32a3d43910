import { Link } from 'react-router-dom';
import { PAGE_ROUTES, PRODUCT_NAME } from '#core/contracts/page-routes.ts';
import { foldFilters, matchesFilters, NO_FILTERS } from '#core/domain/discovery/filters.ts';
import { toFoldedMember } from '#core/domain/discovery/searchable-member.ts';
import { Button } from '../../components/button.tsx';
import { DialogWindow } from '../../components/dialog-window.tsx';
import { PersonList } from '../../components/person-list.tsx';
import { SAMPLE_PEOPLE } from './sample-people.ts';

const FOLDED_PEOPLE = SAMPLE_PEOPLE.map(toFoldedMember);

/** Invented people for visitors, said to be so, with an invitation in the place of a request. */
export function SampleList({ types }: { readonly types: readonly number[] }) {
  const filters = foldFilters({ ...NO_FILTERS, types });
  const people = FOLDED_PEOPLE.filter((person) => matchesFilters(person, filters));
  return (
    <section aria-labelledby="samples">
      <div className="mb-6 rounded-box bg-honey-soft p-4">
        <h2 id="samples" className="text-xl">
          Sample profiles
        </h2>
        <p>
          These six people are invented, to show you what {PRODUCT_NAME} looks like inside. Our
          members are shown only to each other.
        </p>
      </div>
      <PersonList people={people} actions={({ name }) => <Invitation name={name} />} />
    </section>
  );
}

function Invitation({ name }: { readonly name: string }) {
  return (
    <DialogWindow
      trigger={<Button variant="secondary">Connect</Button>}
      title="Create an account to connect"
      description={`${name} is a sample profile. With an account, which is free, you meet real people and can send them a request.`}
    >
      <Button variant="secondary" asChild>
        <Link to={PAGE_ROUTES.login}>Login</Link>
      </Button>
      <Button asChild>
        <Link to={PAGE_ROUTES.register}>Create Your Free Account</Link>
      </Button>
    </DialogWindow>
  );
}
