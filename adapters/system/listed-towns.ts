import type { ListTowns } from '#core/members/ports/list-towns.ts';

/** The towns of the list that comes with the product, which is read when it is first asked for. */
export function createListedTowns(): ListTowns {
  return async (country) => {
    const { TOWNS } = await import('./towns.ts');
    const towns = TOWNS[country];
    return towns === undefined ? [] : towns.split('|');
  };
}
