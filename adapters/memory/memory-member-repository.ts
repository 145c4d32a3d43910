import { promised } from '#adapters/promised.ts';
import { toLoginName, toMember, type Self } from '#core/members/domain/member.ts';
import { applyProfileChanges } from '#core/members/domain/profile-changes.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import {
  nextNumber,
  recordActivity,
  requireMember,
  storeMember,
  type MemoryState,
  type StoredMember,
} from './memory-state.ts';

/** Keeps the members in the state; see the port for what it promises. */
export function createMemoryMemberRepository(state: MemoryState): MemberRepository {
  return {
    create: ({ passwordHash, ...member }) =>
      promised(() => {
        if (findByLogin(state, 'username', member.username)) {
          return refused({ code: 'username_taken' });
        }
        if (findByLogin(state, 'email', member.email)) return refused({ code: 'email_taken' });
        const self = { ...structuredClone(member), id: nextNumber(state, 'member') };
        storeMember(state, self, passwordHash);
        return granted(structuredClone(self));
      }),

    findById: (id) => promised(() => structuredClone(state.members.get(id)?.self ?? null)),

    findCredentials: (loginName) =>
      promised(() => {
        const stored =
          findByLogin(state, 'username', loginName) ?? findByLogin(state, 'email', loginName);
        return stored ? { memberId: stored.self.id, passwordHash: stored.passwordHash } : null;
      }),

    list: ({ after, limit }) =>
      promised(() =>
        [...state.members.values()]
          .filter(({ self }) => self.id > after)
          .slice(0, limit)
          .map(({ self }) => toMember(structuredClone(self))),
      ),

    update: (id, changes) =>
      promised(() => {
        const { self, passwordHash } = requireMember(state, id);
        const changed = structuredClone(applyProfileChanges(self, changes));
        const holder = findByLogin(state, 'email', changed.email);
        if (holder && holder.self.id !== id) return refused({ code: 'email_taken' });
        storeMember(state, changed, passwordHash);
        return granted(structuredClone(changed));
      }),

    recordActivity: (id) =>
      promised(() => {
        recordActivity(state, id);
      }),
  };
}

function findByLogin(
  state: MemoryState,
  field: keyof Pick<Self, 'username' | 'email'>,
  value: string,
): StoredMember | null {
  const key = toLoginName(value);
  for (const stored of state.members.values()) {
    if (toLoginName(stored.self[field]) === key) return stored;
  }
  return null;
}
