import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bondSeenBy,
  chooseBond,
  ownBond,
  type SuggestedBond,
} from '#core/connections/domain/bond-for-two.ts';
import type { AcceptedConnection } from '#core/connections/domain/connection.ts';
import { BOND_SIDES, hasSides } from '#core/members/domain/bond-sides.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { toMemberId } from '#tests/support/ids.ts';

const [ROSA, DANIEL] = [toMemberId(1), toMemberId(2)];
const otherOf = (memberId: typeof ROSA) => (memberId === ROSA ? DANIEL : ROSA);

const anyWish = fc
  .record({
    relationshipTypeId: fc.constantFrom(...RELATIONSHIP_TYPES.map(({ id }) => id)),
    side: fc.constantFrom(...BOND_SIDES, null),
  })
  .map(({ relationshipTypeId, side }) => {
    return { relationshipTypeId, side: hasSides(relationshipTypeId) ? side : null };
  });
const anyMember = fc.constantFrom(ROSA, DANIEL);
const anySuggestion: fc.Arbitrary<SuggestedBond> = fc
  .tuple(anyWish, anyMember)
  .map(([wish, by]) => ({ ...wish, by }));
const anyConnection: fc.Arbitrary<AcceptedConnection> = fc
  .tuple(fc.oneof(anyWish, fc.constant({ relationshipTypeId: null, side: null })), anyMember)
  .map(([bond, requesterId]) => ({
    ...bond,
    status: 'accepted',
    requesterId,
    recipientId: otherOf(requesterId),
    note: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    acceptedAt: '2026-03-02T10:00:00.000Z',
  }));

interface TwoOfThem {
  readonly connection: AcceptedConnection;
  readonly suggested: SuggestedBond | null;
}

/** The two after one of them has chosen a bond, or dropped what was suggested. */
function after({ connection, suggested }: TwoOfThem, chosen: SuggestedBond | null): TwoOfThem {
  if (chosen === null) return { connection, suggested: null };
  const choice = chooseBond(connection, suggested, chosen);
  if (choice.type === 'agreed') return { connection: choice.connection, suggested };
  return { connection, suggested: choice.type === 'suggested' ? choice.suggested : suggested };
}

describe('another bond for two', () => {
  const GRANDPARENTS: AcceptedConnection = {
    status: 'accepted',
    requesterId: ROSA,
    recipientId: DANIEL,
    relationshipTypeId: 1,
    side: 'seek',
    note: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    acceptedAt: '2026-03-02T10:00:00.000Z',
  };
  const MENTORS = { relationshipTypeId: 3, side: 'offer', by: ROSA } as const;
  const agreed = { type: 'agreed', connection: { ...GRANDPARENTS, relationshipTypeId: 3 } };

  it('is none where they choose what they are already, or have suggested', () => {
    const same = { type: 'same' };
    const own = { relationshipTypeId: 1, side: 'seek', by: ROSA } as const;
    const theirs = { relationshipTypeId: 1, side: 'offer', by: DANIEL } as const;
    for (const chosen of [own, theirs]) {
      expect(chooseBond(GRANDPARENTS, null, chosen)).toEqual(same);
    }
    expect(chooseBond(GRANDPARENTS, MENTORS, MENTORS)).toEqual(same);
  });

  it('has the side of whoever asked to connect, whichever of the two agrees', () => {
    const learner = { relationshipTypeId: 3, side: 'seek', by: DANIEL } as const;
    const offering = { ...agreed, connection: { ...agreed.connection, side: 'offer' } };
    expect(chooseBond(GRANDPARENTS, MENTORS, learner)).toEqual(offering);
    expect(chooseBond(GRANDPARENTS, learner, MENTORS)).toEqual(offering);
  });

  it('is theirs only once both have chosen it, whatever was suggested and dropped in between', () => {
    const anyHistory = fc.array(fc.option(anySuggestion, { freq: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(anyConnection, anyHistory, (connection, history) => {
        let two: TwoOfThem = { connection, suggested: null };
        for (const chosen of history) {
          const before = two;
          two = after(two, chosen);
          if (two.connection === before.connection) continue;
          // Somebody agreed: to what the other was shown to suggest at that moment.
          const shown = bondSeenBy(before.connection, before.suggested, chosen!.by).suggested;
          expect(before.suggested?.by).toBe(otherOf(chosen!.by));
          expect(shown).toMatchObject({ relationshipTypeId: chosen!.relationshipTypeId });
          expect(bondSeenBy(two.connection, two.suggested, ROSA).suggested).toBeNull();
        }
      }),
    );
  });

  it('is agreed by choosing what the other sees as suggested, and then each has the side that they said', () => {
    fc.assert(
      fc.property(anyConnection, anySuggestion, (connection, wish) => {
        const suggested = after({ connection, suggested: null }, wish);
        const shown = bondSeenBy(connection, suggested.suggested, otherOf(wish.by)).suggested;
        if (shown === null) {
          expect(suggested).toEqual({ connection, suggested: null });
          return;
        }
        expect(shown.isOwn).toBe(false);
        const { isOwn: _isOwn, ...same } = shown;
        const { connection: agreed } = after(suggested, { ...same, by: otherOf(wish.by) });
        expect(ownBond(agreed, wish.by)).toEqual({
          relationshipTypeId: wish.relationshipTypeId,
          side: wish.side,
        });
        expect(ownBond(agreed, otherOf(wish.by))).toEqual(same);
        expect({ ...agreed, relationshipTypeId: null, side: null }).toEqual({
          ...connection,
          relationshipTypeId: null,
          side: null,
        });
      }),
    );
  });

  it('changes nothing when one chooses what the two are, or what they have suggested themselves', () => {
    fc.assert(
      fc.property(anyConnection, anySuggestion, (connection, wish) => {
        const own = { ...ownBond(connection, wish.by), by: wish.by };
        expect(chooseBond(connection, null, own)).toEqual({ type: 'same' });
        const once = after({ connection, suggested: null }, wish);
        expect(after(once, wish)).toEqual(once);
      }),
    );
  });

  it('takes a side that nobody said as either', () => {
    const connection = {
      ...fc.sample(anyConnection, { numRuns: 1, seed: 1 })[0]!,
      relationshipTypeId: 3,
      side: null,
    };
    const either = { relationshipTypeId: 3, side: 'either', by: ROSA } as const;
    expect(chooseBond(connection, null, either)).toEqual({ type: 'same' });
    expect(chooseBond(connection, null, { ...either, side: 'offer' })).toMatchObject({
      type: 'suggested',
    });
  });
});
