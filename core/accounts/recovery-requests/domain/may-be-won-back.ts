import type { Standing } from '#core/safety/domain/standing.ts';

/**
 * Whether moderators may give the account back to somebody: not one of a moderator, whom only the operator lets in
 * again, and none that nobody may use.
 */
export function mayBeWonBack({ role, account }: Pick<Standing, 'role' | 'account'>): boolean {
  return role === 'member' && (account.status === 'active' || account.status === 'suspended');
}
