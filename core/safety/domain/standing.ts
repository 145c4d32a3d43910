import type { MemberId } from '#core/kernel/ids.ts';

/**
 * Whether an account is in use. A suspension lasts until it is lifted, which happens soon after its time (ISO 8601
 * in UTC). A new account may wait for approval; one whose member said that they are too young is closed until
 * those who run the site restore it. Of one that is deleted nothing is left but its id.
 */
export type AccountStatus =
  | { readonly status: 'active' }
  | { readonly status: 'awaiting_approval' }
  | { readonly status: 'under_age' }
  | { readonly status: 'suspended'; readonly until: string }
  | { readonly status: 'removed' }
  | { readonly status: 'deleted' };

/** What a member can be trusted with: a moderator answers at the desk, and an operator runs the site as well. */
export const ROLES = ['member', 'moderator', 'operator'] as const;

export type Role = (typeof ROLES)[number];

/** A break that a member takes: since when (ISO 8601 in UTC), and whether their connections are told. */
export interface Break {
  readonly since: string;
  readonly isTold: boolean;
}

/** A member's standing with those who run the site, and whether they are away by their own choice. */
export interface Standing {
  readonly memberId: MemberId;
  readonly role: Role;
  readonly account: AccountStatus;
  /** Whether discovery shows them to others. */
  readonly isListed: boolean;
  /** Whether they may ask others to connect. */
  readonly mayAsk: boolean;
  /** `null` unless they take a break. */
  readonly onBreak: Break | null;
  /**
   * Until when (ISO 8601 in UTC) a member who leaves may come back; `null` for all others. It stays after the account
   * was deleted until its traces are removed too.
   */
  readonly leavesOn: string | null;
}

/** The standing of a member about whom nothing has been decided. */
export function usualStanding(memberId: MemberId): Standing {
  return {
    memberId,
    role: 'member',
    account: { status: 'active' },
    isListed: true,
    mayAsk: true,
    onBreak: null,
    leavesOn: null,
  };
}

/** True while the member may use the account, and others may know of it. */
export function isInUse({ account, leavesOn }: Pick<Standing, 'account' | 'leavesOn'>): boolean {
  return account.status === 'active' && leavesOn === null;
}

/** True once the member has left, whether or not they may still come back. */
export function hasLeft({ account, leavesOn }: Pick<Standing, 'account' | 'leavesOn'>): boolean {
  return account.status === 'deleted' || (account.status === 'active' && leavesOn !== null);
}

/** True for a moderator whose account is in use; operators are moderators. */
export function isModerator(standing: Pick<Standing, 'role' | 'account' | 'leavesOn'>): boolean {
  return standing.role !== 'member' && isInUse(standing);
}

/** True for an operator whose account is in use. */
export function isOperator(standing: Pick<Standing, 'role' | 'account' | 'leavesOn'>): boolean {
  return standing.role === 'operator' && isInUse(standing);
}
