import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  distanceBetween,
  DISTANCES,
  distanceTo,
  surroundingsOf,
  type TownCentre,
} from '#core/members/places/domain/distance.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import { listTownCentres } from '#tests/support/listed-towns.ts';
import { tries } from '#tests/support/tries.ts';

const anyCentre = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** A centre, and one not far from it. */
const anyNeighbours = fc
  .tuple(
    anyCentre,
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  )
  .map(([one, north, east]): [TownCentre, TownCentre] => [
    one,
    { latitude: one.latitude + north * 0.99, longitude: one.longitude + east },
  ]);

/** Kilometres by way of three dimensions: no formula in common with the rule. */
function measure(one: TownCentre, two: TownCentre): number {
  const point = ({ latitude, longitude }: TownCentre) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    const across = Math.cos(north);
    return [across * Math.cos(east), across * Math.sin(east), Math.sin(north)];
  };
  const [from, to] = [point(one), point(two)];
  const chord = Math.hypot(...from.map((value, place) => value - to[place]!));
  return 2 * 6_371 * Math.asin(chord / 2);
}

it('is the smallest of the few distances that two centres are within, and the same both ways', () => {
  fc.assert(
    fc.property(fc.oneof(anyNeighbours, fc.tuple(anyCentre, anyCentre)), ([one, two]) => {
      const apart = measure(one, two);
      // On the very edge two formulas may disagree by a rounding.
      fc.pre(DISTANCES.every((distance) => Math.abs(distance - apart) > 1e-6));
      const expected = DISTANCES.find((distance) => apart <= distance) ?? null;
      expect(distanceBetween(one, two)).toBe(expected);
      expect(distanceBetween(two, one)).toBe(expected);
    }),
    { numRuns: tries(300) },
  );
});

it('tells whoever measures from every town no more than which town it is', async () => {
  const centres = await listTownCentres();
  const homes = [...centres.keys()];
  const anyHome = fc
    .constantFrom(...homes)
    .map((home) => ({ country: home.slice(0, 2) as 'GB', town: home.slice(2) }));
  fc.assert(
    fc.property(anyHome, fc.constantFrom(...homes), (home, measuredFrom) => {
      const from = { country: measuredFrom.slice(0, 2) as 'GB', town: measuredFrom.slice(2) };
      const around = surroundingsOf(from, centres);
      const distance = distanceTo(around, home);
      expect([null, ...DISTANCES]).toContain(distance);
      // It follows from two centres that everyone can look up: there is nothing of a member in it.
      const [one, two] = [home, from].map(({ country, town }) =>
        centres.get(toHomeText(country, town)!),
      );
      expect(distance).toBe(distanceBetween(one!, two!));
      expect(distanceTo(around, { ...home, town: null })).toBeNull();
    }),
    { numRuns: tries(30) },
  );
});

it.each([
  ['GB', 'Leeds', 'GB', 'Leeds', 25],
  ['GB', 'Leeds', 'GB', 'Bradford', 25],
  ['GB', 'Leeds', 'GB', 'York', 50],
  ['GB', 'London', 'GB', 'Brighton', 100],
  ['FR', 'Strasbourg', 'DE', 'Kehl', 25],
  ['GB', 'Leeds', 'GB', 'London', null],
  ['US', 'Portland, OR', 'US', 'Portland, ME', null],
  ['FJ', 'Suva', 'FJ', 'Atlantis', null],
] as const)('from %s, %s to %s, %s it is %s', async (country, town, otherCountry, other, said) => {
  const around = surroundingsOf({ country, town }, await listTownCentres());
  expect(distanceTo(around, { country: otherCountry, town: other })).toBe(said);
});

it('has only towns around one that are near enough for something to be said of it', async () => {
  const around = surroundingsOf({ country: 'GB', town: 'Leeds' }, await listTownCentres());
  expect([...new Set(around.values())].toSorted((one, other) => one - other)).toEqual(DISTANCES);
});

it('sees nothing around a home that is no listed town', async () => {
  const centres = await listTownCentres();
  for (const town of [null, 'Atlantis']) {
    expect(surroundingsOf({ country: 'GB', town }, centres).size).toBe(0);
  }
  expect(surroundingsOf({ country: null, town: null }, centres).size).toBe(0);
});
