import type { Country } from '#core/members/domain/countries.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';

/** How far apart two towns may be to count as near, in kilometres; nothing finer is ever said. */
export const DISTANCES = [25, 50, 100] as const;
export type Distance = (typeof DISTANCES)[number];

/** Where the middle of a town is, in degrees. */
export interface TownCentre {
  readonly latitude: number;
  readonly longitude: number;
}

/** The centres of the towns, by the country and the town as one text (`toHomeText`). */
export type TownCentres = ReadonlyMap<string, TownCentre>;

/** The towns around one, itself among them: the smallest distance that each is within. */
export type Surroundings = ReadonlyMap<string, Distance>;

/** Where a member says they live. */
export interface Home {
  readonly country: Country | null;
  readonly town: string | null;
}

const EARTH_RADIUS = 6_371;
const KILOMETRES_OF_A_DEGREE = (EARTH_RADIUS * Math.PI) / 180;
const FARTHEST = Math.max(...DISTANCES);

/**
 * The towns around a town that is known; none around any other. It follows from the centres of two towns alone, and
 * from no member. So whoever moves from town to town to measure learns of another what their profile says: the town.
 */
export function surroundingsOf({ country, town }: Home, centres: TownCentres): Surroundings {
  const home = town === null ? null : toHomeText(country, town);
  const centre = home === null ? undefined : centres.get(home);
  const surroundings = new Map<string, Distance>();
  if (centre === undefined) return surroundings;
  for (const [other, there] of centres) {
    const distance = distanceBetween(centre, there);
    if (distance !== null) surroundings.set(other, distance);
  }
  return surroundings;
}

/** The smallest distance that the two are within; `null` when they are farther apart. */
export function distanceBetween(one: TownCentre, two: TownCentre): Distance | null {
  // Of most towns the latitude says enough.
  const north = Math.abs(one.latitude - two.latitude) * KILOMETRES_OF_A_DEGREE;
  if (north > FARTHEST) return null;
  const apart = kilometresBetween(one, two);
  return DISTANCES.find((distance) => apart <= distance) ?? null;
}

/** How far apart the homes of two members are, as seen from the surroundings of one; `null` where that isn't known. */
export function distanceTo(surroundings: Surroundings, { country, town }: Home): Distance | null {
  const home = town === null ? null : toHomeText(country, town);
  return home === null ? null : (surroundings.get(home) ?? null);
}

/** Along the surface (haversine formula). */
function kilometresBetween(one: TownCentre, two: TownCentre): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(two.latitude));
  const chord = half(one.latitude, two.latitude) + across * half(one.longitude, two.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
