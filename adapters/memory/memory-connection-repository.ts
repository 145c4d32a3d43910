import { promised } from '#adapters/promised.ts';
import { directionOf, otherParty, type Connection } from '#core/connections/domain/connection.ts';
import { toMember } from '#core/members/domain/member.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import { nextNumber, recordActivity, requireMember, type MemoryState } from './memory-state.ts';

/** Keeps the connections in the state; see the port for what it promises. */
export function createMemoryConnectionRepository(state: MemoryState): ConnectionRepository {
  return {
    create: (request) =>
      promised(() => {
        const { userId1, userId2 } = request;
        if (findBetween(state, userId1, userId2)) return refused({ code: 'already_connected' });
        const connection = { ...structuredClone(request), id: nextNumber(state, 'connection') };
        state.connections.set(connection.id, connection);
        recordActivity(state, userId1);
        return granted(structuredClone(connection));
      }),

    findById: (id) => promised(() => structuredClone(state.connections.get(id) ?? null)),

    findBetween: (memberId, otherId) =>
      promised(() => structuredClone(findBetween(state, memberId, otherId))),

    listOf: (memberId, { status, direction, before, limit }) =>
      promised(() =>
        [...state.connections.values()]
          .reverse()
          .flatMap((connection) => {
            const otherId = otherParty(connection, memberId);
            return otherId === null ? [] : [{ connection, otherId }];
          })
          .filter(({ connection }) => status === null || connection.status === status)
          .filter(({ connection }) => {
            return direction === null || directionOf(connection, memberId) === direction;
          })
          .filter(({ connection }) => before === null || connection.id < before)
          .slice(0, limit)
          .map(({ connection, otherId }) => {
            const member = toMember(requireMember(state, otherId).self);
            return structuredClone({ ...connection, member });
          }),
      ),

    countOf: (memberId) =>
      promised(() => {
        const counts = { accepted: 0, sent: 0, received: 0 };
        for (const connection of state.connections.values()) {
          if (otherParty(connection, memberId) === null) continue;
          const { status } = connection;
          counts[status === 'accepted' ? status : directionOf(connection, memberId)] += 1;
        }
        return counts;
      }),

    replace: ({ id, status }, next, actorId) =>
      promised(() => {
        if (state.connections.get(id)?.status !== status) return false;
        if (next.status === 'none') removeWithMessages(state, id);
        else state.connections.set(id, { ...structuredClone(next), id });
        recordActivity(state, actorId);
        return true;
      }),
  };
}

function findBetween(state: MemoryState, memberId: number, otherId: number): Connection | null {
  for (const connection of state.connections.values()) {
    if (otherParty(connection, memberId) === otherId) return connection;
  }
  return null;
}

function removeWithMessages(state: MemoryState, id: number): void {
  state.connections.delete(id);
  for (const { message } of state.messages.values()) {
    if (message.connectionId === id) state.messages.delete(message.id);
  }
}
