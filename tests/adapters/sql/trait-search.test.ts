import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTraits } from '#adapters/sql/trait-search.ts';
import { createTraitTable } from '#adapters/sql/trait-table.ts';
import { comparePositions } from '#core/discovery/domain/order.ts';

const TRAITS = { types: 0, interests: 0, age: null, youngestAge: 18, oldestAge: 80 };

const anySearch = fc.record({
  keys: fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: -3, max: 3 })),
    {
      selector: ([id]) => id,
      maxLength: 60,
    },
  ),
  isOdd: fc.boolean(),
  after: fc.option(fc.record({ key: fc.integer({ min: -3, max: 3 }), id: fc.nat(3_000) })),
  limit: fc.integer({ min: 1, max: 10 }),
});

test('the first matches are those that sorting all of them puts first', () => {
  fc.assert(
    fc.property(anySearch, fc.boolean(), ({ keys, isOdd, after, limit }, isListed) => {
      const table = createTraitTable();
      for (const [memberId] of keys) {
        table.store({ ...TRAITS, location: null, memberId, lastActivity: memberId });
      }
      const keyOf = new Map(keys);
      const all = keys.map(([id, key]) => ({ id, key })).sort(comparePositions);
      const matching = all.filter(({ id }) => id % 5 !== 0 && (!isOdd || id % 2 === 1));
      const result = searchTraits(table, {
        among: isListed ? keys.map(([id]) => id).concat(3_001, 9_999) : null,
        matches: (id) => !isOdd || id % 2 === 1,
        isExcluded: (id) => id % 5 === 0,
        key: (id) => keyOf.get(id)!,
        after,
        limit,
      });
      const later = matching.filter((position) => !after || comparePositions(position, after) > 0);
      expect(result.total).toBe(matching.length);
      expect(result.first).toEqual(later.slice(0, limit));
    }),
  );
});
