import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noConnection, otherParty } from '#core/connections/domain/connection.ts';
import { anyActorId, anyConnectionState } from '#tests/support/arbitraries.ts';

it('gives each party the other, and nobody else anyone', () => {
  fc.assert(
    fc.property(anyConnectionState, anyActorId, (state, memberId) => {
      const others = new Map([
        [state.userId1, state.userId2],
        [state.userId2, state.userId1],
      ]);
      expect(otherParty(state, memberId)).toBe(others.get(memberId) ?? null);
    }),
  );
});

it('keeps only the pair of a connection that is gone', () => {
  fc.assert(
    fc.property(anyConnectionState, (state) => {
      const { userId1, userId2 } = state;
      expect(noConnection(state)).toEqual({ status: 'none', userId1, userId2 });
    }),
  );
});
