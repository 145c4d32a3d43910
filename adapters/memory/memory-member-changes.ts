import type { NewId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { firstAddress, type Address } from '#core/members/domain/address.ts';
import type { Self } from '#core/members/domain/member.ts';
import { deleteMember } from './memory-member-deletion.ts';
import { findByLogin } from './memory-member-repository.ts';
import { nextId, requireMember, storeMember, type MemoryState } from './memory-state.ts';

/** Whether what the change was decided upon is still so, and what must be unique is free. */
export function isMemberChangePossible(state: MemoryState, change: MemberChange): boolean {
  switch (change.type) {
    case 'add_member': {
      const { username, email } = change.member;
      const isFree = !change.claimsAddress || !findByLogin(state, 'email', email);
      return isFree && !findByLogin(state, 'username', username);
    }
    case 'replace_member': {
      const { member, address, version } = change;
      return (
        isFreeFor(state, member.id, address) && state.members.get(member.id)?.version === version
      );
    }
    case 'put_address': {
      const { memberId, address, version } = change;
      return (
        isFreeFor(state, memberId, address) && state.members.get(memberId)?.version === version
      );
    }
    case 'delete_member':
      return true;
    default:
      return unreachable(change);
  }
}

function isFreeFor(state: MemoryState, memberId: number, address: Address | null): boolean {
  if (!address?.isClaimed) return true;
  const holder = findByLogin(state, 'email', address.email);
  return holder === null || holder.self.id === memberId;
}

/** Applies a change that is possible, and returns the id of the member that it added, if it did. */
export function applyMemberChange(state: MemoryState, change: MemberChange): NewId | null {
  switch (change.type) {
    case 'add_member':
      return addMember(state, change);
    case 'replace_member': {
      const { member, version } = change;
      const stored = requireMember(state, member.id);
      const address = change.address ?? stored.address;
      const self = { ...member, ...shownOf(address) };
      storeMember(state, { ...stored, self, address, version: version + 1 });
      return null;
    }
    case 'put_address': {
      const { memberId, address, version } = change;
      const stored = requireMember(state, memberId);
      const self = { ...stored.self, ...shownOf(address) };
      storeMember(state, { ...stored, self, address, version: version + 1 });
      return null;
    }
    case 'delete_member':
      deleteMember(state, change.memberId);
      return null;
    default:
      return unreachable(change);
  }
}

/** What the record has of the address. */
function shownOf({ email, confirmedAt }: Address): Pick<Self, 'email' | 'verified'> {
  return { email, verified: confirmedAt !== null };
}

function addMember(
  state: MemoryState,
  { member, claimsAddress }: Extract<MemberChange, { readonly type: 'add_member' }>,
): NewId {
  const { passwordHash, ...record } = member;
  const id = nextId(state, 'member');
  const self = { ...record, id };
  const address = firstAddress(record, claimsAddress);
  storeMember(state, { self, address, passwordHash, version: 1 });
  return id;
}
