import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noConnection, otherParty } from '#core/connections/domain/connection.ts';
import { anyActorId, anyConnectionState } from '#tests/support/arbitraries.ts';

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
