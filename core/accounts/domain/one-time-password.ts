import type { AccountFault } from '#core/accounts/refusals.ts';
import type { Branded } from '#core/kernel/branded.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import { PLAIN_SIGNS, writePlainSigns } from './plain-signs.ts';

const GROUP_LENGTH = 5;
const GROUP = `[${PLAIN_SIGNS}]{${GROUP_LENGTH}}`;
const FORM = new RegExp(`^${GROUP}(-${GROUP}){3}$`);

/** How many random bytes a one-time password is made of; 5 bits of each are used, 100 in all. */
export const ONE_TIME_PASSWORD_BYTES = 20;

/** How many days a one-time password is valid. */
const DAYS_VALID = 1;

/** A password that is made for a member who has lost theirs: four groups of five signs. */
export type OneTimePasswordText = Branded<string, 'TypedPassword' | 'OneTimePasswordText'>;

/** What is stored of a one-time password that waits to be used. Its time is ISO 8601 in UTC. */
export interface OneTimePassword {
  readonly memberId: MemberId;
  readonly passwordHash: string;
  /** From then on it is not valid. */
  readonly expiresAt: string;
}

/**
 * True for a text in the form of one-time passwords, which no password has that a member chooses. So the form of
 * what is typed says which hash to check, and a log-in checks one.
 */
export function hasOneTimeForm(text: string): boolean {
  return FORM.test(text);
}

const checkOneTimePassword: FieldRule<string, AccountFault> = (text) =>
  hasOneTimeForm(text) ? null : { rule: 'not_a_one_time_password' };

export const parseOneTimePassword: Parser<OneTimePasswordText, AccountFault> =
  parserBy(checkOneTimePassword);

/** The one-time password that is written with these random bytes. */
export function writeOneTimePassword(bytes: Uint8Array): string {
  return writePlainSigns(bytes, GROUP_LENGTH);
}

/** Until when a one-time password is valid that is made now. */
export function expiryOf(now: string): string {
  return daysAfter(now, DAYS_VALID);
}

/** True while the one-time password may be used. */
export function isStillValid({ expiresAt }: OneTimePassword, now: string): boolean {
  return now < expiresAt;
}
