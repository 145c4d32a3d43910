import type { ResultLayout } from './result-layout-store.ts';

/** How a list of people is laid out. The space between its rows is `PERSON_ROW_GAP`. */
export const PERSON_LIST_LOOKS: Readonly<Record<ResultLayout, string>> = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4',
  list: 'grid gap-4',
};

/** The space between the rows of a list of people, in pixels. */
export const PERSON_ROW_GAP = 16;
