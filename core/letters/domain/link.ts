import type { MemberId } from '#core/kernel/ids.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how many milliseconds a link of each purpose works. */
const LIFETIMES = {
  confirm_address: DAY,
  confirm_new_address: DAY,
  recover_password: 30 * MINUTE,
  undo_address: 72 * HOUR,
  keep_second_step: 72 * HOUR,
  confirm_recovery: DAY,
  stop_recovery: 10 * DAY,
  win_account_back: 7 * DAY,
  stop_mails: 400 * DAY,
  confirm_newsletter: DAY,
  stop_newsletter: 400 * DAY,
} as const;

/** What whoever follows a link may do. */
export type LinkPurpose = keyof typeof LIFETIMES;

/** A link in a letter, as it is stored. Its time is ISO 8601 in UTC. */
export interface Link {
  /** SHA-256 of the token in the link; the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  /** Whose account it is about; `null` for the newsletter. */
  readonly memberId: MemberId | null;
  /** The address it is about, where it is about one. */
  readonly address: EmailAddress | null;
  /** From then on it does not work. */
  readonly expiresAt: string;
}

/** Until when a link works that is made now. */
export function linkExpiry(purpose: LinkPurpose, now: string): string {
  return new Date(Date.parse(now) + LIFETIMES[purpose]).toISOString();
}

/** When the link was made (ISO 8601 in UTC). */
export function madeAt({ purpose, expiresAt }: Link): string {
  return new Date(Date.parse(expiresAt) - LIFETIMES[purpose]).toISOString();
}

/** For how many minutes a link works. */
export function linkMinutes(purpose: LinkPurpose): number {
  return LIFETIMES[purpose] / MINUTE;
}

/** True for a link that no longer works. */
export function isLinkOver({ expiresAt }: Link, now: string): boolean {
  return expiresAt <= now;
}
