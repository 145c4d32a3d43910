import { expect, test } from 'vitest';
import { BitSet } from '#core/discovery/columns/bit-set.ts';
import { KeptConditions } from '#core/discovery/columns/kept-conditions.ts';
import { createMemberColumns, putTraits } from '#core/discovery/columns/member-columns.ts';
import { filterMembers } from '#core/discovery/columns/filter-members.ts';
import { foldFilters, NO_FILTERS } from '#core/discovery/domain/filters.ts';

const TRAITS = {
  types: 0,
  seeks: 0,
  introducedFrom: 0,
  offers: 0,
  interests: 0,
  youngestAge: 18,
  oldestAge: 80,
  location: null,
  languages: null,
  country: null,
  town: null,
};

test('a set is looked for once, and then kept up to date', () => {
  const kept = new KeptConditions<{ readonly least: number }, number>(
    (trait, { least }) => trait >= least,
  );
  const asked: number[] = [];
  const find = (least: number) => kept.find({ least }, () => BitSet.of([asked.push(least)]));
  expect(find(5).highest(9)).toEqual([1]);
  kept.put(3, 5);
  kept.put(1, 4);
  expect(find(5).highest(9)).toEqual([3]);
  expect(find(4).highest(9)).toEqual([2]);
  kept.put(1, 4);
  expect([find(5).highest(9), find(4).highest(9)]).toEqual([[3], [2, 1]]);
  expect(asked).toEqual([5, 4]);
});

test('who grows older leaves the ages that were searched for before, and who hides an age comes back', () => {
  const columns = createMemberColumns();
  const put = (memberId: number, age: number | null) => {
    putTraits(columns, { ...TRAITS, memberId, age, activeOn: 1 });
  };
  const filters = foldFilters({ ...NO_FILTERS, minAge: 30, maxAge: 40 });
  const find = () => filterMembers(columns, filters, columns.everyone.copy(), []).highest(9);
  put(1, 40);
  put(2, 29);
  expect(find()).toEqual([1]);
  put(1, 41);
  put(2, 30);
  put(3, null);
  expect(find()).toEqual([3, 2]);
  put(1, null);
  put(2, 29);
  expect(find()).toEqual([3, 1]);
});
