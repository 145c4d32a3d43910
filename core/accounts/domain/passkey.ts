import type { AccountFault } from '#core/accounts/refusals.ts';
import type { Branded } from '#core/kernel/branded.ts';
import { requiredLineRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';

/** How many passkeys a member can have. */
export const MOST_PASSKEYS = 10;

/** How many milliseconds a challenge can be answered. */
export const CHALLENGE_TIME = 5 * 60_000;

/** How many challenges wait at most, so that nobody can fill the storage with them. */
export const MOST_CHALLENGES = 10_000;

/** What a member calls a passkey: 1 to 60 characters, normalised. */
export type PasskeyName = Branded<string, 'PasskeyName'>;

const checkPasskeyName: FieldRule<string, AccountFault> = requiredLineRule('passkeyName', 60);

export const parsePasskeyName: Parser<PasskeyName, AccountFault> = parserBy(checkPasskeyName);

/** What a device proves by, and how it said that it can be reached. */
export interface PasskeyCredential {
  /** Written in base 64 for addresses, as the key is. */
  readonly credentialId: string;
  readonly publicKey: string;
  /** How often the device says that it was used; 0 for devices that do not count. */
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** A key on a member's device that lets them in. Times are ISO 8601 in UTC. */
export interface Passkey extends PasskeyCredential {
  readonly memberId: MemberId;
  readonly name: PasskeyName;
  readonly addedAt: string;
  readonly lastUsedAt: string | null;
}

/** What a device is asked to sign for. */
export type ChallengePurpose = 'add_passkey' | 'log_in' | 'prove_identity';

/** What waits to be signed by a device. The challenge itself is stored nowhere. */
export interface PasskeyChallenge {
  /** SHA-256 in hexadecimal. */
  readonly challengeHash: string;
  readonly purpose: ChallengePurpose;
  /** For whom it was made; `null` where that is to be found out. */
  readonly memberId: MemberId | null;
  /** The site as the browser knew it then, such as `https://example.org`: where it must be signed. */
  readonly origin: string;
  /** From then on it is not valid; ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/** True if the challenge may be answered now for that purpose by that member. */
export function isAnswerable(
  challenge: PasskeyChallenge,
  wanted: Pick<PasskeyChallenge, 'purpose' | 'memberId'>,
  now: string,
): boolean {
  const { purpose, memberId, expiresAt } = challenge;
  return purpose === wanted.purpose && memberId === wanted.memberId && now < expiresAt;
}

/** Until when a challenge is valid that is made now. */
export function challengeExpiry(now: string): string {
  return new Date(Date.parse(now) + CHALLENGE_TIME).toISOString();
}

/** The text by which devices know the member; it says nothing about them. */
export function passkeyHandleOf(memberId: MemberId): string {
  return String(memberId);
}
