import { Link } from 'react-router-dom';
import { RESOURCES, type ResourceCategory } from '#core/domain/resource/resource.ts';

interface MoreGuidesProps {
  /** The title of the guide that is being read. */
  readonly than: string;
  readonly category: ResourceCategory;
}

/** The other guides of the category. */
export function MoreGuides({ than, category }: MoreGuidesProps) {
  const others = RESOURCES.filter((guide) => guide.category === category && guide.title !== than);
  return (
    <nav aria-labelledby="more-guides">
      <h2 id="more-guides" className="text-xl">
        Read on
      </h2>
      <ul className="mt-3 grid gap-4">
        {others.map(({ id, url, title, description }) => (
          <li key={id}>
            <Link
              to={url}
              className="inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4"
            >
              {title}
            </Link>
            <p className="text-sm text-quiet">{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
