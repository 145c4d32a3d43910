import { promised } from '#adapters/promised.ts';
import type { InvitationChange } from '#core/accounts/invitations/changes.ts';
import { statusAt } from '#core/accounts/invitations/domain/invitation.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { nextId, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

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

function findByCode({ invitations }: MemoryState, codeHash: string) {
  return [...invitations.values()].find(({ value }) => value.codeHash === codeHash) ?? null;
}

function countOpen({ invitations }: MemoryState, inviterId: MemberId, now: string): number {
  return [...invitations.values()].filter(
    ({ value }) => value.inviterId === inviterId && statusAt(value, now) === 'open',
  ).length;
}

/** Stores what changes of invitations. */
export function createInvitationHandlers(state: MemoryState): MemoryHandlers<InvitationChange> {
  const { invitations } = state;
  return {
    add_invitation: ({ invitation, openInvitations }) => {
      const { codeHash, inviterId, createdAt } = invitation;
      requireUnchanged(findByCode(state, codeHash) === null);
      requireUnchanged(
        inviterId === null || countOpen(state, inviterId, createdAt) === openInvitations,
      );
      const id = nextId(state, 'invitation');
      invitations.set(id, { value: { ...invitation, id, state: { status: 'open' } }, version: 1 });
      return id;
    },
    put_invitation: ({ invitation, version }) => {
      requireUnchanged(invitations.get(invitation.id)?.version === version);
      invitations.set(invitation.id, { value: invitation, version: version + 1 });
      return null;
    },
  };
}
