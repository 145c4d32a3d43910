import type { AskedFilters } from '#core/discovery/domain/filters.ts';
import {
  findHidingFilter,
  type HidingFilter,
  type HidingFilterName,
} from '#core/discovery/domain/hiding-filter.ts';
import { useMatchCount } from '#ui/api/discovery.ts';
import { Button } from '#ui/kit/button.tsx';

/** A filter that is set, and how many people nothing but it hides. */
interface Hidden extends HidingFilter {
  readonly count: number;
}

const FILTERS: Readonly<Record<HidingFilterName, string>> = {
  age: 'age filter',
  languages: 'language filter',
  distance: 'distance filter',
  country: 'country filter',
  location: 'location filter',
  interests: 'interest filter',
  side: 'filter for who’d be who',
  types: 'relationship type filter',
};

/** How many people a filter hides of a search that finds `total`; asks once that is known, in one call. */
export function useHiddenPeople(filters: AskedFilters, total: number | undefined): Hidden | null {
  const hiding = findHidingFilter(filters);
  const isAsked = hiding !== null && total !== undefined;
  const all = useMatchCount(hiding?.without ?? filters, isAsked, total);
  if (!isAsked || all === undefined || all <= total) return null;
  return { ...hiding, count: all - total };
}

interface HiddenPeopleProps {
  readonly hidden: Hidden | null;
  /** Called with the search without the filter. */
  readonly onShow: (filters: AskedFilters) => void;
}

/** Says how many people a filter hides, with a way to see them. */
export function HiddenPeople({ hidden, onShow }: HiddenPeopleProps) {
  return (
    <div role="status">
      {hidden && (
        <p className="mb-4 flex flex-wrap items-center gap-x-2 rounded-box bg-honey-soft px-4 py-1 max-sm:pt-3">
          <span>{describe(hidden)}</span>
          <Button
            variant="quiet"
            className="-mx-2 px-2! underline underline-offset-4"
            onClick={() => {
              onShow(hidden.without);
            }}
          >
            Show them
            <span className="sr-only">{`, without your ${FILTERS[hidden.name]}`}</span>
          </Button>
        </p>
      )}
    </div>
  );
}

const numbers = new Intl.NumberFormat('en-GB');

function describe({ name, count }: Hidden): string {
  const people = count === 1 ? '1 person' : `${numbers.format(count)} people`;
  return `Your ${FILTERS[name]} hides ${people}.`;
}
