import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MemberId } from '#core/kernel/ids.ts';
import { asSeenBy, noConnection, otherParty } from '#core/connections/domain/connection.ts';
import {
  anyActorId,
  anyConnection,
  anyConnectionState,
  anySelf,
} from '#tests/support/arbitraries.ts';

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
      const seenWith = (id: MemberId) => asSeenBy(connection, memberId, { ...self, id });
      if (otherId === null) {
        expect(() => seenWith(connection.requesterId)).toThrow('one of its parties');
        return;
      }
      const { email: _email, whoMayAsk: _limits, ...member } = { ...self, id: otherId };
      expect(seenWith(otherId)).toEqual({ ...connection, member });
      expect(() => seenWith(memberId)).toThrow('together with the other');
    }),
  );
});
