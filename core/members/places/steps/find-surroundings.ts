import { BoundedCache } from '#core/kernel/bounded-cache.ts';
import { frozen } from '#core/kernel/frozen.ts';
import {
  surroundingsOf,
  type Home,
  type Surroundings,
} from '#core/members/places/domain/distance.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import type { ListTownCentres } from '#core/members/ports/list-town-centres.ts';

/** The towns around a home, as far as it is known. */
export type FindSurroundings = (home: Home) => Promise<Surroundings>;

/** What a town of the surroundings takes in memory, roughly. */
const BYTES = 100;
const BOUNDS = { bytes: 8 * 1024 * 1024, fewest: 4, most: 2_000 };

interface KeptSurroundings {
  readonly surroundings: Surroundings;
  readonly bytes: number;
}

const NOWHERE: Surroundings = frozen(new Map());

/** Finds the towns around a home, and keeps those that were asked for lately: looking at all towns takes a millisecond. */
export function makeFindSurroundings(listTownCentres: ListTownCentres): FindSurroundings {
  const kept = new BoundedCache<string, KeptSurroundings>(BOUNDS);
  return async (home) => {
    const text = home.town === null ? null : toHomeText(home.country, home.town);
    if (text === null) return NOWHERE;
    const known = kept.get(text);
    if (known !== null) return known.surroundings;
    const surroundings = frozen(surroundingsOf(home, await listTownCentres()));
    kept.set(text, { surroundings, bytes: BYTES * (1 + surroundings.size) });
    return surroundings;
  };
}
