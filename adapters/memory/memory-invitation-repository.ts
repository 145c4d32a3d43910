import { promised } from '#adapters/promised.ts';
import type { InvitationChange } from '#core/invitations/changes.ts';
import { statusAt } from '#core/invitations/domain/invitation.ts';
import type { InvitationRepository } from '#core/invitations/invitation-repository.ts';
import type { MemberId, NewId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { nextId, type MemoryState } from './memory-state.ts';

/** Reads the invitations of the state; see the port for what it promises. */
export function createMemoryInvitationRepository(state: MemoryState): InvitationRepository {
  return {
    load: (id) => promised(() => structuredClone(state.invitations.get(id) ?? null)),
    findByCode: (codeHash) => promised(() => structuredClone(findByCode(state, codeHash))),
    listOf: (inviterId, { before, limit }) =>
      promised(() =>
        [...state.invitations.values()]
          .reverse()
          .filter(({ value }) => value.inviterId === inviterId)
          .filter(({ value }) => before === null || value.id < before)
          .slice(0, limit)
          .map(({ value }) => structuredClone(value)),
      ),
    countOpen: (inviterId, now) => promised(() => countOpen(state, inviterId, now)),
  };
}

/** Whether what the change was decided upon is still so, and its code is no other's. */
export function isInvitationPossible(state: MemoryState, change: InvitationChange): boolean {
  if (change.type === 'put_invitation') {
    return state.invitations.get(change.invitation.id)?.version === change.version;
  }
  const { codeHash, inviterId, createdAt } = change.invitation;
  if (findByCode(state, codeHash) !== null) return false;
  return inviterId === null || countOpen(state, inviterId, createdAt) === change.openInvitations;
}

/** Applies a change that is possible, and returns the id of what it added, if it did. */
export function applyInvitationChange(state: MemoryState, change: InvitationChange): NewId | null {
  switch (change.type) {
    case 'add_invitation': {
      const id = nextId(state, 'invitation');
      const value = { ...change.invitation, id, state: { status: 'open' } } as const;
      state.invitations.set(id, { value, version: 1 });
      return id;
    }
    case 'put_invitation': {
      const { invitation, version } = change;
      state.invitations.set(invitation.id, { value: invitation, version: version + 1 });
      return null;
    }
    default:
      return unreachable(change);
  }
}

function findByCode({ invitations }: MemoryState, codeHash: string) {
  return [...invitations.values()].find(({ value }) => value.codeHash === codeHash) ?? null;
}

function countOpen({ invitations }: MemoryState, inviterId: MemberId, now: string): number {
  return [...invitations.values()].filter(
    ({ value }) => value.inviterId === inviterId && statusAt(value, now) === 'open',
  ).length;
}
