import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { isAtDesk } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { nextId, type MemoryState } from './memory-state.ts';

/** Reads the requests of the state to win an account back; see the port for what it promises. */
export function createMemoryRecoveryRequests({
  recoveryRequests,
}: MemoryState): RecoveryRequestRepository {
  const list = (isMeant: (request: RecoveryRequest) => boolean, limit?: number) =>
    promised(() =>
      [...recoveryRequests.values()]
        .filter(({ value }) => isMeant(value))
        .sort((one, other) => one.value.id - other.value.id)
        .slice(0, limit)
        .map((stored) => structuredClone(stored)),
    );
  return {
    load: (id) => promised(() => structuredClone(recoveryRequests.get(id) ?? null)),
    listOf: (memberId) => list((request) => request.memberId === memberId),
    listAsked: (address) =>
      list((request) => request.address === address && request.state.status === 'asked'),
    listAtDesk: ({ after, limit }) =>
      list((request) => isAtDesk(request) && request.id > after, limit),
    listDue: (now, limit) => list(({ dueAt }) => dueAt <= now, limit),
  };
}

/** Stores what changes of requests to win an account back. */
export function createRecoveryRequestHandlers(
  state: MemoryState,
): MemoryHandlers<RecoveryRequestChange> {
  const { recoveryRequests } = state;
  return {
    add_recovery_request: ({ request }) => {
      const id = nextId(state, 'recovery_request');
      const value = { ...request, id, state: { status: 'asked' } } as const;
      recoveryRequests.set(id, { value, version: 1 });
      return id;
    },
    put_recovery_request: ({ request, version }) => {
      const stored = recoveryRequests.get(request.id);
      requireUnchanged(stored?.version === version);
      const { state: reached, dueAt } = request;
      const value = { ...stored.value, state: reached, dueAt };
      recoveryRequests.set(request.id, { value, version: version + 1 });
      return null;
    },
    remove_recovery_request: ({ id, version }) => {
      requireUnchanged(recoveryRequests.get(id)?.version === version);
      recoveryRequests.delete(id);
      return null;
    },
  };
}
