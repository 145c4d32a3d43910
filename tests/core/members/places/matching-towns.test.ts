import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '#core/kernel/fold-text.ts';
import { matchingTowns, SUGGESTED_TOWNS } from '#core/members/places/domain/matching-towns.ts';

const TOWNS = ['Leeds', 'Newport (near Cardiff)', 'Łódź', 'Stoke-on-Trent', 'Long Eaton', 'Eaton'];

it.each([
  ['le', ['Leeds']],
  ['LODZ', ['Łódź']],
  ['eaton', ['Eaton', 'Long Eaton']],
  ['trent', ['Stoke-on-Trent']],
  ['on-t', ['Stoke-on-Trent']],
  ['near c', ['Newport (near Cardiff)']],
  ['eds', []],
  ['', TOWNS],
])('suggests for %j %j', (text, towns) => {
  expect(matchingTowns(TOWNS, text)).toEqual(towns);
});

it('finds every town by the beginning of its name, and suggests few and only such as fit', () => {
  const names = fc.uniqueArray(fc.constantFrom(...TOWNS), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(12), (towns, place, length) => {
      const town = towns[place % towns.length]!;
      const text = town.slice(0, length).trim();
      const found = matchingTowns(towns, text);
      expect(found).toContain(town);
      expect(found.length).toBeLessThanOrEqual(SUGGESTED_TOWNS);
      for (const name of found) expect(foldText(name)).toContain(foldText(text));
    }),
  );
});
