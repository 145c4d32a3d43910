import type { DeskFact } from '#core/accounts/security-log/domain/security-entry.ts';
import type { ModerationAction } from '#core/moderation/domain/moderation-entry.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import type { DeskPerson } from './desk-queries.ts';

/** The name of a person, who may be gone. */
export function nameOf({ id, name }: DeskPerson): string {
  return displayName({ id, ...(name !== null && { name }) });
}

const ACTORS = {
  moderator: 'a former moderator',
  operator: 'whoever runs the server',
  clock: 'the clock',
  rule: 'a rule of the site',
} as const;

/** Who decided. */
export function nameOfActor({ kind, member }: CallOutput<'listDeskLog'>[number]['actor']): string {
  if (member !== null) return nameOf(member);
  return ACTORS[kind];
}

/** What can be decided, as the log and the figures name it. */
export const ACTION_NAMES: Readonly<Record<ModerationAction, string>> = {
  dismiss: 'Report dismissed',
  warn: 'Warned',
  unlist: 'Hidden from searches',
  list: 'Shown in searches again',
  stop_requests: 'Requests stopped',
  allow_requests: 'Requests allowed again',
  suspend: 'Suspended',
  lift: 'Suspension lifted',
  propose_removal: 'Removal proposed',
  remove: 'Removed',
  restore: 'Restored',
  end_sessions: 'Signed out everywhere',
  make_moderator: 'Made a moderator',
  make_operator: 'Made an operator of the site',
  make_member: 'No longer a moderator',
  uphold: 'Decision upheld upon appeal',
  reverse: 'Decision reversed upon appeal',
  give_one_time_password: 'Given a one-time password',
  delete_account: 'Deleted on request',
  switch_off_second_factor: 'Second step switched off',
  approve: 'Registration approved',
  decline: 'Registration declined',
  close_under_age: 'Closed for being under 18',
  agree_recovery: 'Agreed to give the account back',
  decline_recovery: 'Declined to give the account back',
};

/** What the desk says of what happened with an account. */
export const SECURITY_NAMES: Readonly<Record<DeskFact, string>> = {
  log_in_failed: 'Wrong password',
  log_in_held_back: 'Log-in held back',
  second_step_failed: 'Right password, wrong code',
  one_time_password_given: 'Given a one-time password',
  second_step_reset: 'Second step switched off',
  role_given: 'Made a moderator',
  role_taken: 'No longer a moderator',
  desk_opened: 'Desk opened',
  member_looked_up: 'Looked a member up',
  recovery_stopped: 'Stopped someone who was to get the account',
  site_name_changed: 'Name of the site changed',
  site_operator_changed: 'Changed who runs the site',
  site_registration_changed: 'Changed who may register',
  site_invitations_changed: 'Changed how many invitations a member may have open',
};
