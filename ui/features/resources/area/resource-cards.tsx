import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Resource } from '#core/resources/domain/resource.ts';

interface ResourceCardsProps {
  readonly title: string;
  readonly resources: readonly Resource[];
}

/** The guides of one category. Each card leads to its guide wherever it is pressed. */
export function ResourceCards({ title, resources }: ResourceCardsProps) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        {resources.map((resource) => (
          <li
            key={resource.id}
            className="group relative flex min-w-0 flex-col gap-3 rounded-box border border-line bg-surface p-4 shadow-lift transition-colors hover:border-evergreen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen sm:p-6"
          >
            <h3 className="text-xl wrap-anywhere">
              <Link
                to={resource.url}
                className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-box"
              >
                {resource.title}
              </Link>
            </h3>
            <p className="grow text-quiet">{resource.description}</p>
            <p
              aria-hidden="true"
              className="flex items-center gap-2 font-semibold text-evergreen select-none"
            >
              Read the guide
              <ArrowRight className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
