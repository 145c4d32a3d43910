import { daysAfter } from '#core/kernel/days-after.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { bounded, lineRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberId, RecoveryRequestId } from '#core/kernel/ids.ts';
import type { RecoveryRequestFault } from '#core/accounts/recovery-requests/refusals.ts';

/** For how many days a request waits until its sender confirms their address, for moderators, and to be used. */
const DAYS_TO_CONFIRM = 1;
export const DAYS_AT_DESK = 14;
export const DAYS_TO_USE = 7;

/** How many days its owner has to stop it, once two moderators have agreed. */
export const DAYS_TO_STOP = 3;

/** How often an account may be asked for within a day, member or not. */
export const RECOVERY_REQUEST_LIMIT = {
  name: 'recovery-requests',
  points: 3,
  duration: 24 * 60 * 60,
};

/** An answer about an account, already normalised: one line of at most 200 characters. */
export const checkRecoveryAnswer: FieldRule<string, RecoveryRequestFault> = lineRule(
  'recoveryAnswer',
  200,
);

const MONTH = String.raw`^(\d{4}-(0[1-9]|1[0-2]))?$`;
const MONTH_FORM = new RegExp(MONTH, 'u');

/** A month as YYYY-MM, or an empty text. */
export const checkJoiningMonth: FieldRule<string, RecoveryRequestFault> = bounded(
  { pattern: MONTH },
  (month) => (MONTH_FORM.test(month) ? null : { rule: 'not_a_month' }),
);

/** Answers that only the account's owner should know; an empty text where the sender doesn't remember. */
export interface RecoveryAnswers {
  /** The email address that it had. */
  readonly address: string;
  /** The month in which it was made, as YYYY-MM. */
  readonly joinedIn: string;
  /** Names of people its owner is connected with, separated by commas. */
  readonly people: string;
  /** Who wrote in the conversation that was used last. */
  readonly lastPerson: string;
}

/** How far a request to win an account back has come. */
export type RecoveryState =
  /** Its sender has not confirmed that they read the mails of their address. */
  | { readonly status: 'asked' }
  /** It waits for two moderators. */
  | { readonly status: 'confirmed' }
  /** It waits for another moderator than that one. */
  | { readonly status: 'agreed'; readonly agreedBy: MemberId }
  /** A moderator has declined it, or someone has logged in. The sender learns of it when its time is over. */
  | { readonly status: 'declined' }
  /** Two moderators have agreed. Anyone who is in the account can still stop it. */
  | { readonly status: 'waiting' }
  /** A link to choose a password was sent. */
  | { readonly status: 'open' };

/** A request from someone who has lost every way into an account. Times are ISO 8601 in UTC. */
export interface RecoveryRequest {
  readonly id: RecoveryRequestId;
  /** The member by the name that was typed; `null` if there is none, which its sender is not told. */
  readonly memberId: MemberId | null;
  /** Where its sender can be reached. */
  readonly address: EmailAddress;
  readonly answers: RecoveryAnswers;
  readonly state: RecoveryState;
  /** When the clock goes on with it. */
  readonly dueAt: string;
}

/** A request that storage has not given an id yet. */
export type NewRecoveryRequest = Omit<RecoveryRequest, 'id' | 'state'>;

/** When a request ends that is not confirmed, and each later step of one that begins at that time. */
export const recoveryDueAt = {
  confirmed: (at: string) => daysAfter(at, DAYS_AT_DESK),
  asked: (at: string) => daysAfter(at, DAYS_TO_CONFIRM),
  waiting: (at: string) => daysAfter(at, DAYS_TO_STOP),
  open: (at: string) => daysAfter(at, DAYS_TO_USE),
} as const;
