import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { foldFilters, matchesFilters } from '#core/discovery/domain/filters.ts';
import { normaliseText } from '#core/kernel/text.ts';
import { useDiscovery, useMatchCount } from '#ui/api/discovery.ts';
import { useHiddenPeople } from './hidden-people.tsx';
import { readSearch, writeSearch, type Search } from './search-address.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useSettledValue } from '#ui/kit/use-settled-value.ts';

/** How long a search must stay the same before the server is asked, in milliseconds. */
const SETTLING_TIME = 250;

/**
 * The search on screen. What is loaded is narrowed at once; the address and the server's answer follow
 * when the search has settled. `visit` marks the entry of the history that the screen was opened with.
 */
export function useSearch(visit: string) {
  const [parameters, setParameters] = useSearchParams();
  const { town } = useSelf().preferences;
  const [search, setSearch] = useState(() => measuredFrom(town, readSearch(parameters)));
  const settled = useSettledValue(search, SETTLING_TIME);
  const asked = withoutMargins(settled);
  const address = writeSearch(asked).toString();
  useEffect(() => {
    if (address === parameters.toString()) return;
    setParameters(address, { replace: true, preventScrollReset: true, state: { visit } });
  }, [address, parameters, setParameters, visit]);

  const discovery = useDiscovery(asked.filters, asked.sort);
  const { total: known, totalIsExact = true } = discovery.data ?? {};
  const counted = useMatchCount(asked.filters, !totalIsExact && !discovery.isPlaceholderData);
  const exact = totalIsExact ? known : counted;
  const hidden = useHiddenPeople(asked.filters, discovery.isPlaceholderData ? undefined : exact);
  const loaded = discovery.data?.members;
  // Typing goes before drawing what it leaves: a search that is typed over is never drawn.
  const deferred = useDeferredValue(search);
  const people = useMemo(() => {
    const filters = foldFilters(withoutMargins(deferred).filters);
    return loaded?.filter((member) => matchesFilters(member, filters)) ?? [];
  }, [loaded, deferred]);
  const isSearching =
    search !== settled || search !== deferred || discovery.isPending || discovery.isPlaceholderData;
  return {
    search,
    change: (next: Search) => {
      setSearch(next);
    },
    discovery,
    total: describeTotal(known, totalIsExact, counted),
    people,
    isSearching,
    hidden: isSearching ? null : hidden,
  };
}

const bounds = new Intl.NumberFormat('en-GB');

/** How many there are, such as `24`, or `10,000+` until they are counted. */
function describeTotal(
  known: number | undefined,
  isExact: boolean,
  counted: number | undefined,
): string | undefined {
  if (known === undefined) return undefined;
  if (isExact) return String(known);
  return counted === undefined ? `${bounds.format(known)}+` : String(counted);
}

/** The search, without a distance where there is no town to measure from. */
function measuredFrom(town: string | null, { filters, sort }: Search): Search {
  return { filters: town === null ? { ...filters, distance: null } : filters, sort };
}

/** The search without the space that somebody has just typed at an end, which changes nothing. */
function withoutMargins({ filters, sort }: Search): Search {
  const text = normaliseText(filters.text);
  const location = normaliseText(filters.location);
  return { filters: { ...filters, text, location }, sort };
}
