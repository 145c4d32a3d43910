import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '#core/kernel/fold-text.ts';
import { makeSuggestTowns } from '#core/members/places/use-cases/suggest-towns.ts';
import { matchingTowns, SUGGESTED_TOWNS } from '#core/members/places/domain/matching-towns.ts';

const TOWNS = ['Leeds', 'Newport (near Cardiff)', 'Łódź', 'Stoke-on-Trent', 'Long Eaton', 'Eaton'];

it.each([
  ['le', ['Leeds']],
  ['LODZ', ['Łódź']],
  ['eaton', ['Eaton', 'Long Eaton']],
  ['trent', ['Stoke-on-Trent']],
  ['on-t', ['Stoke-on-Trent']],
  ['near c', ['Newport (near Cardiff)']],
  ['(near', []],
  ['eds', []],
  ['', TOWNS],
])('suggests for %j %j', (text, towns) => {
  expect(matchingTowns(TOWNS, text)).toEqual(towns);
});

it('suggests the first ten of many', () => {
  const many = Array.from({ length: 2 * SUGGESTED_TOWNS }, (_, number) => `Leeds ${number}`);
  expect(matchingTowns(many, 'leeds')).toEqual(many.slice(0, SUGGESTED_TOWNS));
});

it('suggests towns of the country that is asked for', async () => {
  const asked: string[] = [];
  const listTowns = (country: string) => {
    asked.push(country);
    return Promise.resolve(TOWNS);
  };
  const suggest = makeSuggestTowns({ listTowns });
  expect(await suggest({ country: 'GB', text: 'le' })).toEqual(['Leeds']);
  expect(asked).toEqual(['GB']);
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
