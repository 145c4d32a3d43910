import type { ReactNode } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import type { ResultLayout } from './result-layout-store.ts';
import { PersonCard } from './person-card.tsx';
import { PERSON_LIST_LOOKS } from './person-list-look.ts';
import { Skeleton } from '#ui/kit/skeleton.tsx';

interface PersonListProps<Person> {
  readonly people: readonly Person[];
  readonly layout?: ResultLayout;
  /** Shows all of every bio instead of its first four lines. */
  readonly isBioWhole?: boolean;
  readonly actions: (person: Person) => ReactNode;
}

/** The cards of several people. */
export function PersonList<Person extends Member>(props: PersonListProps<Person>) {
  const { people, layout = 'grid', isBioWhole = false, actions } = props;
  return (
    <ul className={PERSON_LIST_LOOKS[layout]}>
      {people.map((person) => (
        <li key={person.id} className="min-w-0">
          <PersonCard
            person={person}
            layout={layout}
            isBioWhole={isBioWhole}
            actions={actions(person)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The places where the cards are about to be. */
export function PersonListSkeleton({ layout = 'grid' }: { readonly layout?: ResultLayout }) {
  return (
    <div className={PERSON_LIST_LOOKS[layout]}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-72" />
      ))}
    </div>
  );
}
