import { useRef } from 'react';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useVisit } from '#ui/parts/people/use-visit.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { HiddenPeople } from './hidden-people.tsx';
import { DEFAULT_SEARCH } from './search-address.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** The search among all members (specification §2). It starts again from its address on every visit. */
export function AdvancedSearchScreen() {
  const visit = useVisit();
  return <AdvancedSearch key={visit} visit={visit} />;
}

function AdvancedSearch({ visit }: { readonly visit: string }) {
  const { search, change, discovery, total, people, isSearching, hidden } = useSearch(visit);
  const results = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    change({ ...search, filters: DEFAULT_SEARCH.filters });
  };
  const focusResults = () => {
    results.current?.focus();
  };
  const panel = {
    filters: search.filters,
    onChange: (filters: typeof search.filters) => {
      change({ ...search, filters });
    },
    onClear: clear,
  };
  return (
    <>
      <PageTitle
        title="Advanced Search"
        subtitle="Find your perfect connections with our detailed search"
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <aside className="hidden rounded-box border border-line bg-surface p-4 shadow-lift lg:block">
          <h2 className="text-xl">Filters</h2>
          <p className="mb-4 text-quiet">Refine your search</p>
          <FilterPanel {...panel} onApply={focusResults} />
        </aside>
        <section aria-label="Results" className="min-w-0">
          <FilterSheet {...panel} onApplied={focusResults} />
          <ChosenFilters
            filters={panel.filters}
            onChange={panel.onChange}
            onEmptied={focusResults}
          />
          <SearchResults
            headingRef={results}
            discovery={discovery}
            total={total}
            people={people}
            isSearching={isSearching}
            hidden={
              <HiddenPeople
                hidden={hidden}
                onShow={(filters) => {
                  change({ ...search, filters });
                  focusResults();
                }}
              />
            }
            sort={search.sort}
            onSort={(sort) => {
              change({ ...search, sort });
            }}
            onClear={clear}
          />
        </section>
      </div>
    </>
  );
}
