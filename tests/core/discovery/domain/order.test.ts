import fc from 'fast-check';
import { toMemberId } from '#tests/support/ids.ts';
import { tieKey } from '#core/discovery/domain/tie-break.ts';
import { describe, expect, it } from 'vitest';
import {
  comparePositions,
  DISCOVERY_SORTS,
  orderKey,
  TIE_UNIT,
  UNKNOWN_AGE_KEY,
  type OrderPosition,
} from '#core/discovery/domain/order.ts';
import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import { anyAge, anySearchableMember } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const anyPosition: fc.Arbitrary<OrderPosition> = fc.record({
  key: fc.integer({ min: -3, max: 3 }),
  id: fc.integer({ min: 1, max: 5 }),
});

describe('comparePositions', () => {
  it('puts smaller keys first, and among equal keys the newest id', () => {
    expect(comparePositions({ key: 1, id: 1 }, { key: 2, id: 9 })).toBeLessThan(0);
    expect(comparePositions({ key: 1, id: 9 }, { key: 1, id: 1 })).toBeLessThan(0);
  });

  it('is a total order: only a place and itself are equal', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, anyPosition, (one, two, three) => {
        const order = Math.sign(comparePositions(one, two));
        expect(Math.sign(comparePositions(two, one)) + order).toBe(0);
        expect(order === 0).toBe(one.key === two.key && one.id === two.id);
        if (order < 0 && comparePositions(two, three) < 0) {
          expect(comparePositions(one, three)).toBeLessThan(0);
        }
      }),
      { numRuns: tries(500) },
    );
  });
});

describe('orderKey', () => {
  it('is a whole number, so that a cursor can hold it', () => {
    const anySort = fc.constantFrom(...DISCOVERY_SORTS);
    fc.assert(
      fc.property(anySort, anySearchableMember, anySearchableMember, (sort, member, viewer) => {
        expect(orderKey(sort, member, viewer)).toSatisfy(Number.isSafeInteger);
      }),
    );
  });

  it('comes after every age there is when the age is unknown', () => {
    expect(UNKNOWN_AGE_KEY).toBeGreaterThan(MAXIMUM_AGE);
  });

  it('grows with the age, or falls with it or with the last activity', () => {
    fc.assert(
      fc.property(anySearchableMember, anyAge, (someone, age) => {
        const member = { ...someone, age };
        expect(Math.floor(orderKey('age-asc', member, someone) / TIE_UNIT)).toBe(age);
        expect(Math.ceil(orderKey('age-desc', member, someone) / TIE_UNIT)).toBe(-age);
        const day = Math.ceil(orderKey('recent', member, someone) / TIE_UNIT);
        expect(day + 0).toBe(0 - someone.activeOn);
      }),
    );
  });

  it('is the same for every unknown age, whichever age comes first', () => {
    fc.assert(
      fc.property(anySearchableMember, (member) => {
        const ageless = { ...member, age: null };
        expect(Math.floor(orderKey('age-asc', ageless, member) / TIE_UNIT)).toBe(UNKNOWN_AGE_KEY);
        expect(Math.ceil(orderKey('age-desc', ageless, member) / TIE_UNIT)).toBe(UNKNOWN_AGE_KEY);
      }),
    );
  });

  it('places equals by the own lot of each viewer', () => {
    const anySort = fc.constantFrom(...DISCOVERY_SORTS);
    const anyId = fc.integer({ min: 1, max: 1_000_000 }).map(toMemberId);
    fc.assert(
      fc.property(
        anySort,
        anySearchableMember,
        anySearchableMember,
        anyId,
        (sort, one, viewer, id) => {
          const two = { ...one, id };
          const difference = orderKey(sort, two, viewer) - orderKey(sort, one, viewer);
          const lots = tieKey(viewer.id, one.id) - tieKey(viewer.id, two.id);
          expect(difference + 0).toBe((sort === 'age-asc' ? -lots : lots) + 0);
        },
      ),
    );
  });

  it('throws for an order that it does not know', () => {
    const [member] = fc.sample(anySearchableMember, 1);
    expect(() => orderKey('name' as never, member!, member!)).toThrow('"name"');
  });
});
