import type { Device } from '#core/accounts/domain/device.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** What the security log says of an account. */
export const SECURITY_FACTS = [
  'logged_in_by_password',
  'logged_in_by_password_and_code',
  'logged_in_by_passkey',
  'logged_in_by_recovery_code',
  'logged_in_by_one_time_password',
  'log_in_failed',
  'log_in_held_back',
  'second_step_failed',
  'session_ended',
  'other_sessions_ended',
  'password_changed',
  'password_chosen_by_link',
  'address_asked',
  'address_changed',
  'address_undone',
  'authenticator_on',
  'authenticator_off',
  'second_step_reset',
  'one_time_password_given',
  'passkey_added',
  'passkey_removed',
  'passkeys_only_on',
  'passkeys_only_off',
  'recovery_codes_made',
  'data_copy_asked',
  'role_given',
  'role_taken',
  'desk_opened',
  'member_looked_up',
  'account_left',
  'account_came_back',
  'recovery_stopped',
  'site_name_changed',
  'site_operator_changed',
  'site_registration_changed',
  'site_invitations_changed',
] as const;

export type SecurityFact = (typeof SECURITY_FACTS)[number];

/** The tries to come in that were refused. They are counted: however many there are, an hour has one entry. */
export type FailedTry = Extract<
  SecurityFact,
  'log_in_failed' | 'log_in_held_back' | 'second_step_failed'
>;

/** What happened with an account. */
export interface SecurityEntry {
  readonly id: number;
  readonly memberId: MemberId;
  /** ISO 8601 in UTC; of tries that are counted, when the first of them was. */
  readonly at: string;
  readonly fact: SecurityFact;
  /** How often: 1 for all but tries that are counted. */
  readonly count: number;
  /** Whom a moderator looked up; `null` for everything else. */
  readonly aboutId: MemberId | null;
  /** Where it was done; without names where nothing is known of that. */
  readonly device: Device;
}

export type NewSecurityEntry = Omit<SecurityEntry, 'id'>;

/** How many days the log keeps an entry. */
export const SECURITY_DAYS = 90;

/** What moderators see of the log: attacks, stopped requests for an account, and what was done with rights to run the site. */
export const DESK_FACTS = [
  'log_in_failed',
  'log_in_held_back',
  'second_step_failed',
  'one_time_password_given',
  'second_step_reset',
  'role_given',
  'role_taken',
  'desk_opened',
  'member_looked_up',
  'recovery_stopped',
  'site_name_changed',
  'site_operator_changed',
  'site_registration_changed',
  'site_invitations_changed',
] as const satisfies readonly SecurityFact[];

export type DeskFact = (typeof DESK_FACTS)[number];

/** What moderators see of what happened with an account. */
export type DeskEntry = SecurityEntry & { readonly fact: DeskFact };

/** Whether moderators see it. */
export function isForDesk(entry: SecurityEntry): entry is DeskEntry {
  return DESK_FACTS.some((fact) => fact === entry.fact);
}

const HOUR = 60 * 60 * 1000;

/** Since when an entry of such tries takes a further one in, which comes at that time. */
export function countedSince(at: string): string {
  return new Date(Date.parse(at) - HOUR + 1).toISOString();
}
