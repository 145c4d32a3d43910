import { toMemberFor } from '#core/members/domain/member.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MemberId } from '#core/kernel/ids.ts';
import {
  asSeenBy,
  noConnection,
  otherParty,
  toOtherParty,
} from '#core/connections/domain/connection.ts';
import { formerMember } from '#core/members/domain/former-member.ts';
import {
  anyActorId,
  anyConnection,
  anyConnectionState,
  anySelf,
} from '#tests/support/arbitraries.ts';

const AT = '2026-01-01T10:00:00.000Z';

it('gives each party the other, and nobody else anyone', () => {
  fc.assert(
    fc.property(anyConnectionState, anyActorId, (state, memberId) => {
      const others = new Map([
        [state.requesterId, state.recipientId],
        [state.recipientId, state.requesterId],
      ]);
      expect(otherParty(state, memberId)).toBe(others.get(memberId) ?? null);
    }),
  );
});

it('keeps only the pair of a connection that is gone', () => {
  fc.assert(
    fc.property(anyConnectionState, (state) => {
      const { requesterId, recipientId } = state;
      expect(noConnection(state)).toEqual({ status: 'none', requesterId, recipientId });
    }),
  );
});

it('shows a connection to its parties alone, each with the other, without their private part', () => {
  fc.assert(
    fc.property(anyConnection, anyActorId, anySelf, (connection, memberId, self) => {
      const otherId = otherParty(connection, memberId);
      const seenWith = (id: MemberId, presence: 'here' | 'on_break' = 'here') =>
        asSeenBy(connection, memberId, { presence, self: { ...self, id } });
      if (otherId === null) {
        expect(() => seenWith(connection.requesterId)).toThrow('one of its parties');
        return;
      }
      const member = toMemberFor(connection.status === 'accepted')({ ...self, id: otherId });
      expect(seenWith(otherId)).toEqual({ ...connection, member, presence: 'here' });
      expect(seenWith(otherId, 'on_break')).toEqual({
        ...connection,
        member,
        presence: 'on_break',
      });
      expect(() => seenWith(memberId)).toThrow('together with the other');
    }),
  );
});

it('shows nothing of a former member but the number, and nothing that they wrote', () => {
  fc.assert(
    fc.property(anyConnection, (anyOne) => {
      const connection = { ...anyOne, note: 'I’ve baked bread with my gran since I was five.' };
      const { requesterId, recipientId, createdAt, note } = connection;
      for (const [id, viewerId, shownNote] of [
        [requesterId, recipientId, null],
        [recipientId, requesterId, note],
      ] as const) {
        const seen = asSeenBy(connection, viewerId, { presence: 'former', id });
        expect(seen).toEqual({
          ...connection,
          note: shownNote,
          presence: 'former',
          member: formerMember(id, createdAt),
        });
        expect(() => asSeenBy(connection, id, { presence: 'former', id })).toThrow('the other');
      }
    }),
  );
});

it.each([
  ['visible', null, { presence: 'here' }],
  ['visible', { since: AT, isTold: false }, { presence: 'here' }],
  ['visible', { since: AT, isTold: true }, { presence: 'on_break' }],
  ['former', { since: AT, isTold: true }, { presence: 'former' }],
  ['hidden', null, null],
] as const)('the other party who is %s, with a break %j', (sight, onBreak, expected) => {
  const [self] = fc.sample(anySelf, 1);
  const party = toOtherParty(sight, { memberId: self!.id, onBreak }, self!);
  if (expected === null) expect(party).toBe(null);
  else expect(party).toMatchObject(expected);
  expect(toOtherParty('visible', { memberId: self!.id, onBreak }, null)).toBe(null);
});
