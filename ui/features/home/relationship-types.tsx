import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { Portrait } from '#ui/parts/people/portrait.tsx';
import { RelationshipTypeIcon } from '#ui/parts/people/relationship-type-icon.tsx';
import { HomeSection } from './home-section.tsx';

/** The drawn portraits of the two who found each other, by the type's id. */
const PAIRS: Readonly<Record<number, readonly [number, number]>> = {
  1: [3, 5],
  2: [6, 2],
  3: [0, 1],
  4: [9, 7],
};

/** The bonds that one can look for. */
export function RelationshipTypes() {
  return (
    <HomeSection
      id="relationship-types"
      title="Relationship Types"
      lead="Family isn’t only what you’re born into."
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4 sm:gap-6">
        {RELATIONSHIP_TYPES.map(({ id, name, description, iconName }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col items-start rounded-box border border-line bg-surface p-6 shadow-lift"
          >
            <div className="mb-4 flex w-full sm:mb-8 items-center justify-between">
              <span className="grid size-12 place-items-center rounded-full bg-evergreen-soft">
                <RelationshipTypeIcon iconName={iconName} />
              </span>
              <Pair portraits={PAIRS[id] ?? [4, 8]} />
            </div>
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 mb-4 grow">{description}</p>
            <Link
              to={`${PAGE_ROUTES.explore}?type=${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Learn More <span className="sr-only">about {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Pair({ portraits }: { readonly portraits: readonly [number, number] }) {
  return (
    <span className="flex *:size-12 *:overflow-hidden *:rounded-full *:border-2 *:border-surface *:last:-ms-3">
      {portraits.map((portrait) => (
        <span key={portrait}>
          <Portrait face={portrait} />
        </span>
      ))}
    </span>
  );
}
