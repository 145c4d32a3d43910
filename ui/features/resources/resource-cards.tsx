import type { Resource } from '#core/domain/resource/resource.ts';
import { Badge } from '../../components/badge.tsx';

interface ResourceCardsProps {
  readonly title: string;
  readonly resources: readonly Resource[];
}

/** The guides of one category. */
export function ResourceCards({ title, resources }: ResourceCardsProps) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {resources.map((resource) => (
          <li
            key={resource.id}
            className="flex min-w-0 flex-col items-start gap-3 rounded-box border border-line bg-surface p-4 shadow-lift sm:p-6"
          >
            <h3 className="text-xl wrap-anywhere">{resource.title}</h3>
            <p className="grow text-quiet">{resource.description}</p>
            <Badge tone="honey">Coming soon</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
