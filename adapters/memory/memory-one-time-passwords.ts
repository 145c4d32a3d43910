import { promised } from '#adapters/promised.ts';
import type { PasswordChange } from '#core/accounts/changes.ts';
import type { OneTimePasswordRepository } from '#core/accounts/one-time-password-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { changesOf } from '#adapters/changes-of.ts';
import { findByLogin } from './memory-member-repository.ts';
import { requireMember, type MemoryState } from './memory-state.ts';

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

/** Whether the change is one of passwords. */
export const isPasswordChange = changesOf<PasswordChange>({
  put_one_time_password: true,
  use_one_time_password: true,
  put_password: true,
});

/** Whether what the change was decided upon is still so. */
export function isPasswordChangePossible(state: MemoryState, change: PasswordChange): boolean {
  switch (change.type) {
    case 'put_one_time_password':
      return true;
    case 'use_one_time_password':
      return state.oneTimePasswords.get(change.memberId)?.passwordHash === change.passwordHash;
    case 'put_password':
      return state.members.get(change.memberId)?.passwordHash === change.replaces;
    default:
      return unreachable(change);
  }
}

/** Applies a change that is possible. */
export function applyPasswordChange(state: MemoryState, change: PasswordChange): null {
  switch (change.type) {
    case 'put_one_time_password':
      state.oneTimePasswords.set(change.oneTimePassword.memberId, change.oneTimePassword);
      return null;
    case 'use_one_time_password':
      state.oneTimePasswords.delete(change.memberId);
      return null;
    case 'put_password': {
      const { memberId, passwordHash } = change;
      state.members.set(memberId, { ...requireMember(state, memberId), passwordHash });
      return null;
    }
    default:
      return unreachable(change);
  }
}
