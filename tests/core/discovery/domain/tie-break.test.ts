import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BitSet } from '#core/discovery/columns/bit-set.ts';
import { TiePlane } from '#core/discovery/columns/tie-plane.ts';
import { recommendMembers } from '#core/discovery/domain/recommendation.ts';
import { toSearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { TIE_BITS, tieKey } from '#core/discovery/domain/tie-break.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { LATER_DAY } from '#tests/support/days.ts';

const VIEWERS = 1_000;
const EQUALS = 50;

/** Members who are alike in all that counts, but for the first: the viewer. */
function equals(viewerId: number) {
  return [withId(viewerId), ...others];
}

const alike = newMember({ preferences: { interests: ['Chess'] } });
const withId = (id: number) => toSearchableMember({ ...alike, id: toMemberId(id) }, 0);
const others = Array.from({ length: EQUALS }, (_none, place) => withId(5_000 + place));

/** The equals as each viewer is recommended them. */
const recommended = Array.from({ length: VIEWERS }, (_none, place) => {
  const members = equals(place + 1);
  const found = recommendMembers(members, members[0]!, new Set(), EQUALS, LATER_DAY);
  return found.map(({ id }) => id);
});

describe('among equals', () => {
  /*
   * By lot, a place of 0 to 49 is 24.5 on average with a standard deviation of 14.43, so the mean of 1,000 has one of
   * 0.456, and four of these are 1.83. The first three places have 60 of 1,000, with a standard deviation of 7.5.
   */
  it.each([5_049, 5_000, 5_025])('member %i is as far up as chance has it', (memberId) => {
    const ranks = recommended.map((ids) => ids.indexOf(toMemberId(memberId)));
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / VIEWERS;
    expect(Math.abs(mean - 24.5)).toBeLessThan(1.83);
    const shown = ranks.filter((rank) => rank < 3).length;
    expect(Math.abs(shown - 60)).toBeLessThan(30);
  });

  it('the order is each viewer’s own', () => {
    const firsts = Array.from({ length: 20 }, (_none, place) => {
      const members = equals(place + 1);
      return recommendMembers(members, members[0]!, new Set(), 1, LATER_DAY)[0]!.id;
    });
    expect(new Set(firsts).size).toBeGreaterThan(10);
  });

  it('the order is the same each time, and places are whole numbers of 20 bits', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(2 ** 31 - 1), (viewerId, memberId) => {
        const key = tieKey(viewerId, memberId);
        expect(tieKey(viewerId, memberId)).toBe(key);
        expect(Number.isInteger(key) && key >= 0 && key < 2 ** TIE_BITS).toBe(true);
      }),
    );
  });
});

test('the planes part members by the bits of their places', () => {
  const ids = fc.uniqueArray(fc.nat(5_000), { minLength: 1 });
  fc.assert(
    fc.property(ids, fc.nat(9_999), fc.nat(TIE_BITS - 1), (members, viewerId, bit) => {
      const plane = new TiePlane(viewerId, bit);
      const set = BitSet.of(members);
      const isIn = (id: number) => ((tieKey(viewerId, id) >>> (TIE_BITS - 1 - bit)) & 1) === 1;
      const inside = members.filter(isIn);
      expect(members.filter((id) => plane.has(id))).toEqual(inside);
      expect(plane.kindsOf(set)).toEqual({
        inside: inside.length > 0,
        outside: inside.length < members.length,
      });
      expect(plane.partOf(set, true).count()).toBe(inside.length);
      expect(inside.every((id) => plane.partOf(set, true).has(id))).toBe(true);
      expect(plane.partOf(set, false).count()).toBe(members.length - inside.length);
    }),
  );
});
