import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Self } from './member.ts';

/** A member's e-mail address, and what is known of it. Times are ISO 8601 in UTC. */
export interface Address {
  readonly email: EmailAddress;
  /** Whether nobody else can claim the address: only then is the member known by it. */
  readonly isClaimed: boolean;
  /** When the member followed a link that was sent to it; `null` while they have not. */
  readonly confirmedAt: string | null;
  /** The address that they wish to have instead, until they confirm it. */
  readonly pending: PendingAddress | null;
}

/** An address that a member has asked for. */
export interface PendingAddress {
  readonly email: EmailAddress;
  readonly askedAt: string;
}

/** An address that nobody has confirmed yet. */
export function unconfirmedAddress(email: EmailAddress, isClaimed: boolean): Address {
  return { email, isClaimed, confirmedAt: null, pending: null };
}

/** The address with which a member is added. */
export function firstAddress(
  { email, verified, createdAt }: Omit<Self, 'id'>,
  isClaimed: boolean,
): Address {
  return { ...unconfirmedAddress(email, isClaimed), confirmedAt: verified ? createdAt : null };
}

/** The address, which a link has just shown to be the member's; whatever else they asked for is settled. */
export function confirmedAddress(email: EmailAddress, now: string): Address {
  return { email, isClaimed: true, confirmedAt: now, pending: null };
}
