import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { firstAddress, type Address } from '#core/members/domain/address.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { deleteMember } from './memory-member-deletion.ts';
import { findByLogin } from './memory-member-repository.ts';
import { nextId, storeMember, type MemoryState, type StoredMember } from './memory-state.ts';

/** Stores what changes of members. */
export function createMemberHandlers(state: MemoryState): MemoryHandlers<MemberChange> {
  const loadUnchanged = (id: number, address: Address | null, version: number): StoredMember => {
    const stored = state.members.get(id);
    requireUnchanged(stored?.version === version && isFreeFor(state, id, address));
    return stored;
  };
  return {
    add_member: ({ member: { passwordHash, ...record }, claimsAddress }) => {
      const address = firstAddress(record, claimsAddress);
      requireUnchanged(isFreeFor(state, 0, address));
      requireUnchanged(findByLogin(state, 'username', record.username) === null);
      const id = nextId(state, 'member');
      storeMember(state, { self: { ...record, id }, address, passwordHash, version: 1 });
      return id;
    },
    replace_member: ({ member, address: changed, version }) => {
      const stored = loadUnchanged(member.id, changed, version);
      const address = changed ?? stored.address;
      const self = { ...member, ...shownOf(address) };
      storeMember(state, { ...stored, self, address, version: version + 1 });
      return null;
    },
    put_address: ({ memberId, address, version }) => {
      const stored = loadUnchanged(memberId, address, version);
      const self = { ...stored.self, ...shownOf(address) };
      storeMember(state, { ...stored, self, address, version: version + 1 });
      return null;
    },
    delete_member: ({ memberId, at }) => {
      deleteMember(state, memberId, at);
      return null;
    },
  };
}

function isFreeFor(state: MemoryState, memberId: number, address: Address | null): boolean {
  if (!address?.isClaimed) return true;
  const holder = findByLogin(state, 'email', address.email);
  return holder === null || holder.self.id === memberId;
}

/** What the record has of the address. */
function shownOf({ email, confirmedAt }: Address): Pick<Self, 'email' | 'verified'> {
  return { email, verified: confirmedAt !== null };
}
