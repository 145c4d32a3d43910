import { promised } from '#adapters/promised.ts';
import { toLoginName, toMemberFor, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { areConnected, isListedFor } from './memory-safety-repository.ts';
import { isMember, type MemoryState, type StoredMember } from './memory-state.ts';

/** Reads the members of the state; see the port for what it promises. */
export function createMemoryMemberRepository(state: MemoryState): MemberRepository {
  return {
    findById: (id) => promised(() => structuredClone(findMember(state, id)?.self ?? null)),

    findByIds: (ids) =>
      promised(() => {
        const found = ids.flatMap((id) => findMember(state, id)?.self ?? []);
        return new Map(found.map((self) => [self.id, structuredClone(self)]));
      }),

    load: (id) =>
      promised(() => {
        const stored = findMember(state, id);
        return stored ? structuredClone({ value: stored.self, version: stored.version }) : null;
      }),

    loadAddress: (id) =>
      promised(() => {
        const stored = findMember(state, id);
        return stored ? structuredClone({ value: stored.address, version: stored.version }) : null;
      }),

    findCredentials: (loginName) =>
      promised(() => {
        const stored =
          findByLogin(state, 'username', loginName) ?? findByLogin(state, 'email', loginName);
        return stored && isMember(stored)
          ? { memberId: stored.self.id, passwordHash: stored.passwordHash }
          : null;
      }),

    list: ({ viewerId, after, limit }) =>
      promised(() =>
        [...state.members.values()]
          .filter(({ self }) => self.id > after && isListedFor(state, viewerId, self.id))
          .slice(0, limit)
          .map(({ self }) => {
            const isClose =
              viewerId !== undefined &&
              (self.id === viewerId || areConnected(state, viewerId, self.id));
            return toMemberFor(isClose)(structuredClone(self));
          }),
      ),
  };
}

/** The member, unless only the number of a deleted account is there. */
function findMember({ members }: MemoryState, id: number): StoredMember | null {
  const stored = members.get(id);
  return stored !== undefined && isMember(stored) ? stored : null;
}

/** The member who has the name, or has claimed the address, in whatever case. */
export function findByLogin(
  state: MemoryState,
  field: keyof Pick<Self, 'username' | 'email'>,
  value: string,
): StoredMember | null {
  const key = toLoginName(value);
  for (const stored of state.members.values()) {
    const isTheirs = field === 'username' || stored.address.isClaimed;
    if (isTheirs && toLoginName(stored.self[field]) === key) return stored;
  }
  return null;
}
