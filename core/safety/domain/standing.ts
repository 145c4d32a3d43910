import type { MemberId } from '#core/kernel/ids.ts';

/**
 * Whether an account is in use. A suspension lasts until it is lifted, which happens soon after its time (ISO 8601
 * in UTC). A new account may wait for approval; one whose member said that they are too young is closed until
 * those who run the site restore it.
 */
export type AccountStatus =
  | { readonly status: 'active' }
  | { readonly status: 'awaiting_approval' }
  | { readonly status: 'under_age' }
  | { readonly status: 'suspended'; readonly until: string }
  | { readonly status: 'removed' };

/** What those who run the site trust a member with. */
export type Role = 'member' | 'moderator';

/** Where a member stands with those who run the site. */
export interface Standing {
  readonly memberId: MemberId;
  readonly role: Role;
  readonly account: AccountStatus;
  /** Whether discovery shows them to others. */
  readonly isListed: boolean;
  /** Whether they may ask others to connect. */
  readonly mayAsk: boolean;
}

/** Where a member stands of whom nothing has been decided. */
export function usualStanding(memberId: MemberId): Standing {
  return {
    memberId,
    role: 'member',
    account: { status: 'active' },
    isListed: true,
    mayAsk: true,
  };
}

/** True while the member may use the account, and others may know of it. */
export function isInUse({ account }: Pick<Standing, 'account'>): boolean {
  return account.status === 'active';
}

/** True for a moderator whose account is in use. */
export function isModerator(standing: Pick<Standing, 'role' | 'account'>): boolean {
  return standing.role === 'moderator' && isInUse(standing);
}
