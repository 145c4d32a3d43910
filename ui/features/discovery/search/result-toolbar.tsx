import { LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { DISCOVERY_SORTS, type DiscoverySort } from '#core/discovery/domain/order.ts';
import { Select } from '#ui/kit/select.tsx';
import { Tooltip, TooltipProvider } from '#ui/kit/tooltip.tsx';
import { useResultLayoutStore, type ResultLayout } from '#ui/parts/people/result-layout-store.ts';

const SORT_LABELS: Readonly<Record<DiscoverySort, string>> = {
  relevance: 'Relevance',
  recent: 'Recently Active',
  'age-asc': 'Age: Youngest',
  'age-desc': 'Age: Oldest',
};

const LAYOUTS: readonly {
  readonly layout: ResultLayout;
  readonly label: string;
  readonly Icon: LucideIcon;
}[] = [
  { layout: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { layout: 'list', label: 'List view', Icon: List },
];

interface ResultToolbarProps {
  readonly sort: DiscoverySort;
  readonly onSort: (sort: DiscoverySort) => void;
  /** The head of the results. */
  readonly children: ReactNode;
}

/** The head of the results, with their order and their layout. */
export function ResultToolbar({ sort, onSort, children }: ResultToolbarProps) {
  const id = useId();
  const { layout: chosen, choose } = useResultLayoutStore();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">{children}</div>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <label htmlFor={id} className="text-sm whitespace-nowrap text-quiet max-[22rem]:sr-only">
          Sort by
        </label>
        <Select
          id={id}
          value={sort}
          onChange={(event) => {
            const found = DISCOVERY_SORTS.find((order) => order === event.target.value);
            if (found) onSort(found);
          }}
        >
          {DISCOVERY_SORTS.map((order) => (
            <option key={order} value={order}>
              {SORT_LABELS[order]}
            </option>
          ))}
        </Select>
        <div role="group" aria-label="View" className="flex shrink-0">
          <TooltipProvider>
            {LAYOUTS.map(({ layout, label, Icon }) => (
              <Tooltip key={layout} text={label}>
                <button
                  type="button"
                  aria-label={label}
                  aria-pressed={layout === chosen}
                  className="relative grid size-11 place-items-center border border-control bg-surface transition-colors first:rounded-s-box last:-ms-px last:rounded-e-box hover:bg-sunken focus-visible:z-10 aria-pressed:z-10 aria-pressed:border-evergreen aria-pressed:bg-evergreen-soft aria-pressed:text-evergreen"
                  onClick={() => {
                    choose(layout);
                  }}
                >
                  <Icon aria-hidden="true" className="size-5" />
                </button>
              </Tooltip>
            ))}
          </TooltipProvider>
        </div>
      </div>
    </div>
  );
}
