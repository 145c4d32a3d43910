import { promised } from '#adapters/promised.ts';
import type { PasswordChange } from '#core/accounts/changes.ts';
import type { OneTimePasswordRepository } from '#core/accounts/ports/one-time-password-repository.ts';
import { findByLogin } from './memory-member-repository.ts';
import { type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the one-time passwords of the state; see the port for what it promises. */
export function createMemoryOneTimePasswords(state: MemoryState): OneTimePasswordRepository {
  const { oneTimePasswords } = state;
  return {
    find: (loginName) =>
      promised(() => {
        const member =
          findByLogin(state, 'username', loginName) ?? findByLogin(state, 'email', loginName);
        return structuredClone((member && oneTimePasswords.get(member.self.id)) ?? null);
      }),
    removeExpired: (now) =>
      promised(() => {
        for (const { memberId, expiresAt } of oneTimePasswords.values()) {
          if (expiresAt <= now) oneTimePasswords.delete(memberId);
        }
      }),
  };
}

/** Stores what changes of passwords. */
export function createPasswordHandlers(state: MemoryState): MemoryHandlers<PasswordChange> {
  const { members, oneTimePasswords } = state;
  return {
    put_one_time_password: ({ oneTimePassword }) => {
      oneTimePasswords.set(oneTimePassword.memberId, oneTimePassword);
      return null;
    },
    use_one_time_password: ({ memberId, passwordHash }) => {
      requireUnchanged(oneTimePasswords.get(memberId)?.passwordHash === passwordHash);
      oneTimePasswords.delete(memberId);
      return null;
    },
    put_password: ({ memberId, passwordHash, replaces }) => {
      const stored = members.get(memberId);
      requireUnchanged(stored?.passwordHash === replaces);
      members.set(memberId, { ...stored, passwordHash });
      return null;
    },
  };
}
