import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFitColumns, putFit } from '#core/discovery/columns/fit-columns.ts';
import { BitSet } from '#core/discovery/columns/bit-set.ts';
import { filterMembers } from '#core/discovery/columns/filter-members.ts';
import { createMemberColumns, putTraits } from '#core/discovery/columns/member-columns.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';
import { orderByFit, orderByColumns } from '#core/discovery/columns/plane-orders.ts';
import { partInterests } from '#core/discovery/domain/trait-bits.ts';
import { fit, FIT_UNIT } from '#core/discovery/domain/fit.ts';
import { foldFilters, matchesFilters } from '#core/discovery/domain/filters.ts';
import { orderKey } from '#core/discovery/domain/order.ts';
import { isRecommendable } from '#core/discovery/domain/recommendation.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { anyFilters, anySearchableMember, severalMembers } from '#tests/support/arbitraries.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { tries } from '#tests/support/tries.ts';

const noTurn = () => Promise.resolve();

/** The columns of the members; each was someone else before. */
function columnsOf(members: readonly SearchableMember[], before?: SearchableMember) {
  const columns = createMemberColumns();
  for (const { id } of members) if (before) putTraits(columns, toStoredTraits({ ...before, id }));
  for (const member of members) putTraits(columns, toStoredTraits(member));
  return columns;
}

/** Those with each of the interests that are not listed. */
function withOthers(members: readonly SearchableMember[], interests: readonly string[]): BitSet[] {
  return partInterests(interests).others.map((wanted) =>
    BitSet.of(
      members.filter(({ folded }) => folded.interests.includes(wanted)).map(({ id }) => id),
    ),
  );
}

test('the filters find whom the rule lets pass', () => {
  fc.assert(
    fc.property(severalMembers(), anySearchableMember, anyFilters, (members, before, wanted) => {
      const filters = foldFilters({ ...wanted, text: '' });
      const columns = columnsOf(members, before);
      const others = withOthers(members, filters.interests);
      const found = filterMembers(columns, filters, columns.everyone, others);
      for (const member of members) {
        expect(found.has(member.id)).toBe(matchesFilters(member, filters));
      }
      const none = filterMembers(columns, filters, new BitSet(), others);
      expect(none.count()).toBe(0);
    }),
    { numRuns: tries(300) },
  );
});

/** Members with these ids, or with ids far from each other. */
const anyDistance = fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 40_000);

test('scores and recommendations are those of the rules, also of who changes later', async () => {
  await fc.assert(
    fc.asyncProperty(
      severalMembers(),
      anySearchableMember,
      severalMembers(4),
      anyDistance,
      async (close, viewer, closeLater, distance) => {
        const [before, later] = [close, closeLater].map((members) =>
          members.map((member) => ({ ...member, id: toMemberId(member.id * distance) })),
        ) as [typeof close, typeof close];
        const others = withOthers(before, viewer.folded.interests);
        const columns = await createFitColumns(columnsOf(before), viewer, others, noTurn);
        expect(columns.bytes).toBe(columns.score.bytes + columns.recommendable.bytes);
        for (const member of later) putFit(columns, member);
        const now = new Map([...before, ...later].map((member) => [member.id, member]));
        for (const member of now.values()) {
          const { score } = fit(viewer, member);
          expect(columns.score.get(member.id) * FIT_UNIT).toBe(score);
          expect(columns.recommendable.has(member.id)).toBe(isRecommendable(viewer, member));
        }
      },
    ),
    { numRuns: tries(300, 0.1) },
  );
});

test('the orders have the keys of the rule', async () => {
  await fc.assert(
    fc.asyncProperty(anySearchableMember, anySearchableMember, async (viewer, member) => {
      const columns = columnsOf([member]);
      const others = withOthers([member], viewer.folded.interests);
      const scores = await createFitColumns(columns, viewer, others, noTurn);
      for (const sort of ['relevance', 'recent', 'age-asc', 'age-desc'] as const) {
        const order =
          sort === 'relevance' ? orderByFit(scores) : orderByColumns(columns, sort, viewer.id);
        const value = order.planes.reduce(
          (sum, plane) => sum * 2 + (plane.has(member.id) ? 1 : 0),
          0,
        );
        const key = orderKey(sort, member, viewer);
        expect(order.toKey(value) + 0).toBe(key + 0);
        expect(order.toValue(key) + 0).toBe(value);
        expect(order.largestFirst).toBe(sort !== 'age-asc');
      }
    }),
  );
});

test('an order that is not known is refused', () => {
  expect(() => orderByColumns(createMemberColumns(), 'name' as never, 1)).toThrow('"name"');
});
