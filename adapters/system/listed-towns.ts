import type { TownCentre, TownCentres } from '#core/members/places/domain/distance.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import type { ListTownCentres } from '#core/members/ports/list-town-centres.ts';
import type { ListTowns } from '#core/members/ports/list-towns.ts';

/** The towns of the list that comes with the product, which is read when it is first asked for. */
export function createListedTowns(): ListTowns {
  return async (country) => {
    const { TOWNS } = await import('./towns.ts');
    const towns = TOWNS[country];
    return towns === undefined ? [] : towns.split('|');
  };
}

/** Where the towns of the list are, which is read when it is first asked for and kept from then on. */
export function createListedTownCentres(listTowns: ListTowns): ListTownCentres {
  let centres: Promise<TownCentres> | null = null;
  return () => (centres ??= readCentres(listTowns));
}

async function readCentres(listTowns: ListTowns): Promise<TownCentres> {
  const { TOWN_CENTRES } = await import('./town-centres.ts');
  const centres = new Map<string, TownCentre>();
  for (const country of COUNTRIES) {
    const letters = TOWN_CENTRES[country] ?? '';
    for (const [place, town] of (await listTowns(country)).entries()) {
      const home = toHomeText(country, town);
      if (home !== null) centres.set(home, readCentre(letters.slice(place * 6, place * 6 + 6)));
    }
  }
  return centres;
}

function readCentre(letters: string): TownCentre {
  return {
    latitude: readDegrees(letters.slice(0, 3)) - 90,
    longitude: readDegrees(letters.slice(3)) - 180,
  };
}

function readDegrees(letters: string): number {
  return Number.parseInt(letters, 36) / 50;
}
