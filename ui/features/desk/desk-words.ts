import type { ModerationAction } from '#core/moderation/domain/moderation-entry.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import type { DeskPerson } from './desk-queries.ts';

/** What was done, as the log says it after who did it and before whom it is about. */
const ACTIONS: Readonly<Record<ModerationAction, string>> = {
  dismiss: 'found nothing against',
  warn: 'warned',
  unlist: 'took out of searches',
  list: 'put back into searches',
  stop_requests: 'stopped the requests of',
  allow_requests: 'allowed the requests of',
  suspend: 'suspended',
  lift: 'ended the suspension of',
  propose_removal: 'proposed to remove',
  remove: 'removed',
  restore: 'restored',
  end_sessions: 'signed out',
  make_moderator: 'made a moderator of',
  make_member: 'made an ordinary member of',
  uphold: 'upheld the decision about',
  reverse: 'took back the decision about',
  give_one_time_password: 'gave a one-time password to',
  approve: 'approved the registration of',
  decline: 'declined the registration of',
  close_under_age: 'closed for their age the account of',
};

/** A decision as a verb. */
export function describeAction(action: ModerationAction): string {
  return ACTIONS[action];
}

/** The name of a person, who may be gone. */
export function nameOf({ id, name }: DeskPerson): string {
  return displayName({ id, ...(name !== null && { name }) });
}

const ACTORS = {
  moderator: 'A former moderator',
  operator: 'Whoever runs the server',
  clock: 'The clock',
  rule: 'A rule of the site',
} as const;

/** Who decided. */
export function nameOfActor({ kind, member }: CallOutput<'listDeskLog'>[number]['actor']): string {
  if (member !== null) return nameOf(member);
  return ACTORS[kind];
}

/** What a kind of decision is called in a table. */
export const ACTION_NAMES: Readonly<Record<ModerationAction, string>> = {
  dismiss: 'Reports with nothing found',
  warn: 'Warnings',
  unlist: 'Taken out of searches',
  list: 'Put back into searches',
  stop_requests: 'Requests stopped',
  allow_requests: 'Requests allowed again',
  suspend: 'Suspensions',
  lift: 'Suspensions ended',
  propose_removal: 'Removals proposed',
  remove: 'Removals',
  restore: 'Accounts restored',
  end_sessions: 'Signed out everywhere',
  make_moderator: 'Moderators appointed',
  make_member: 'Moderators released',
  uphold: 'Appeals upheld against the member',
  reverse: 'Appeals that changed a decision',
  give_one_time_password: 'One-time passwords given',
  approve: 'Registrations approved',
  decline: 'Registrations declined',
  close_under_age: 'Accounts closed for age',
};
