import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CONNECTION_TABS } from './connection-tabs.ts';
import { PEOPLE_ORDERS } from './people-order.ts';

/** Which of the connections are on screen. */
interface ConnectionView {
  readonly tab: string;
  readonly search: string;
  /** The value of the order of people. */
  readonly sort: string;
}

const FIRST_TAB = 'all';
const USUAL_SORT = PEOPLE_ORDERS[0].value;

/**
 * The tab, the search and the order on screen. The address follows them, so that Back and a link restore them.
 * `visit` marks the entry of the history that the screen was opened with.
 */
export function useConnectionView(visit: string) {
  const [parameters, setParameters] = useSearchParams();
  const [view, setView] = useState(() => readView(parameters));
  const change = (changes: Partial<ConnectionView>) => {
    const next = { ...view, ...changes };
    setView(next);
    setParameters(writeView(next), { replace: true, preventScrollReset: true, state: { visit } });
  };
  return { view, change };
}

function readView(parameters: URLSearchParams): ConnectionView {
  const asked = parameters.get('tab');
  const tab = CONNECTION_TABS.find(({ value }) => value === asked)?.value ?? FIRST_TAB;
  const wanted = parameters.get('sort');
  const sort = PEOPLE_ORDERS.find(({ value }) => value === wanted)?.value ?? USUAL_SORT;
  return { tab, search: parameters.get('search') ?? '', sort };
}

/** The address of a view, without what is as it is at first. */
function writeView({ tab, search, sort }: ConnectionView): Record<string, string> {
  return {
    ...(tab !== FIRST_TAB && { tab }),
    ...(search !== '' && { search }),
    ...(sort !== USUAL_SORT && { sort }),
  };
}
