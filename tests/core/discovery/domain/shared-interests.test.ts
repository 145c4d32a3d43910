import fc from 'fast-check';
import { expect, it } from 'vitest';
import { interestsSeenBy } from '#core/discovery/domain/shared-interests.ts';

const anyInterests = fc.uniqueArray(
  fc.constantFrom('Chess', 'CHESS', 'Café', 'cafe', 'Art', 'Tea'),
);

it('finds what both have, however it is spelt, in the owner’s order and spelling', () => {
  expect(interestsSeenBy(['chess', 'CAFÉ'], ['Art', 'Café', 'Chess'])).toEqual({
    shared: ['Café', 'Chess'],
    others: ['Art'],
  });
  expect(interestsSeenBy([], ['Art'])).toEqual({ shared: [], others: ['Art'] });
});

it('loses nothing, and shares as much either way', () => {
  fc.assert(
    fc.property(anyInterests, anyInterests, (mine, theirs) => {
      const { shared, others } = interestsSeenBy(mine, theirs);
      expect([...shared, ...others].toSorted()).toEqual(theirs.toSorted());
      const back = interestsSeenBy(theirs, mine);
      expect(back.shared.length > 0).toBe(shared.length > 0);
      expect(interestsSeenBy(mine, others).shared).toEqual([]);
    }),
  );
});
