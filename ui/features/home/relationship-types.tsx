import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useRelationshipTypes } from '../../api/relationship-types.ts';
import { RelationshipTypeIcon } from '../../components/relationship-type-icon.tsx';
import { HomeSection } from './home-section.tsx';

/** The bonds that one can look for. */
export function RelationshipTypes() {
  const types = useRelationshipTypes();
  return (
    <HomeSection
      id="relationship-types"
      title="Relationship Types"
      lead="Family is not only the one you are born into."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {types.map(({ id, name, description, iconName }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col items-start gap-3 rounded-box border border-line bg-surface p-6 shadow-lift"
          >
            <span className="grid size-12 place-items-center rounded-full bg-evergreen-soft">
              <RelationshipTypeIcon iconName={iconName} />
            </span>
            <h3 className="text-xl">{name}</h3>
            <p className="grow">{description}</p>
            <Link
              to={PAGE_ROUTES.explore}
              className="inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4"
            >
              Learn More <span className="sr-only">about {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
