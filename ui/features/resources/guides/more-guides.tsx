import { Link } from 'react-router-dom';
import { RESOURCES, type ResourceCategory } from '#core/resources/domain/resource.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';

interface MoreGuidesProps {
  /** The title of the guide that is being read. */
  readonly currentTitle: string;
  readonly category: ResourceCategory;
}

/** The other guides of the category. */
export function MoreGuides({ currentTitle, category }: MoreGuidesProps) {
  const others = RESOURCES.filter(
    (guide) => guide.category === category && guide.title !== currentTitle,
  );
  return (
    <nav aria-labelledby="more-guides">
      <h2 id="more-guides" className="text-xl">
        Read on
      </h2>
      <ul className="mt-3 grid gap-4">
        {others.map(({ id, url, title, description }) => (
          <li key={id}>
            <Link to={url} className={LINK_LOOK}>
              {title}
            </Link>
            <p className="text-sm text-quiet">{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
