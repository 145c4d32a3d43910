import type { Standing } from '#core/safety/domain/standing.ts';

/**
 * Whether moderators may give the account back. They may not for a moderator's own account, which only the operator can
 * open again, or for an account that nobody may use.
 */
export function mayBeWonBack({ role, account }: Pick<Standing, 'role' | 'account'>): boolean {
  return role === 'member' && (account.status === 'active' || account.status === 'suspended');
}
