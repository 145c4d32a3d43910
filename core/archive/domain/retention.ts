import { DEVICE_DAYS } from '#core/accounts/domain/known-device.ts';
import { SECURITY_DAYS } from '#core/accounts/security-log/domain/security-entry.ts';
import { SESSION_AGE_LIMIT, SESSION_IDLE_LIMIT } from '#core/accounts/domain/session.ts';
import type { ArchivedRecords, RecordKind } from '#core/archive/domain/archived-records.ts';
import { DAYS_OPEN } from '#core/connections/domain/resting-request.ts';
import { EVENT_DAYS } from '#core/feed/domain/stored-event.ts';
import { introductionKeptUntil } from '#core/introductions/domain/introduction.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { FAILED_LETTER_DAYS } from '#core/letters/domain/letter.ts';
import { CONTACT_DAYS } from '#core/moderation/contact/domain/contact-message.ts';

/** How long a record is kept while nobody deletes an account that it is about. */
export type Retention<Stored> =
  /** Until a member, a moderator or a link removes it. */
  | { readonly kept: 'until_removed' }
  /** With the record that it belongs to. */
  | { readonly kept: 'with'; readonly record: RecordKind }
  /** It's removed within an hour or so of that time (ISO 8601 in UTC); `null` while nothing ends it. */
  | { readonly kept: 'until'; readonly endsAt: (record: Stored) => string | null };

const UNTIL_REMOVED = { kept: 'until_removed' } as const;

/** How long each kind of record is kept. The Privacy Policy says so; what removes them is tested against it. */
export const RETENTION = {
  member: UNTIL_REMOVED,
  connection: until(({ value }) =>
    value.status === 'pending' ? daysAfter(value.createdAt, DAYS_OPEN) : null,
  ),
  introduction: until(({ value }) => introductionKeptUntil(value)),
  vouch: until(({ countsUntil }) => countsUntil),
  message: { kept: 'with', record: 'connection' },
  pair_history: UNTIL_REMOVED,
  standing: UNTIL_REMOVED,
  sealed_conversation: until(({ keptUntil }) => keptUntil),
  sealed_message: { kept: 'with', record: 'sealed_conversation' },
  report: UNTIL_REMOVED,
  moderation_entry: UNTIL_REMOVED,
  notice: UNTIL_REMOVED,
  contact_message: until(({ handling }) => handling && daysAfter(handling.at, CONTACT_DAYS)),
  one_time_password: until(({ expiresAt }) => expiresAt),
  invitation: UNTIL_REMOVED,
  recovery_request: until(({ value: { state, dueAt } }) =>
    state.status === 'waiting' ? null : dueAt,
  ),
  terms_acceptance: UNTIL_REMOVED,
  queued_letter: until(({ failure }) => failure && daysAfter(failure.at, FAILED_LETTER_DAYS)),
  link: until(({ expiresAt }) => expiresAt),
  second_factor: UNTIL_REMOVED,
  passkey: UNTIL_REMOVED,
  mail_state: UNTIL_REMOVED,
  newsletter_subscriber: UNTIL_REMOVED,
  newsletter_issue: UNTIL_REMOVED,
  session: until(({ lastUsedAt, createdAt }) =>
    earlier(later(lastUsedAt, SESSION_IDLE_LIMIT), later(createdAt, SESSION_AGE_LIMIT)),
  ),
  security_entry: until(({ at }) => daysAfter(at, SECURITY_DAYS)),
  known_device: until(({ lastUsedAt }) => daysAfter(lastUsedAt, DEVICE_DAYS)),
  conversation_choice: UNTIL_REMOVED,
  private_note: until(({ keptUntil }) => keptUntil),
  kept_day: UNTIL_REMOVED,
  picture: UNTIL_REMOVED,
  attachment: UNTIL_REMOVED,
  site_setting: UNTIL_REMOVED,
  event: until(({ at }) => daysAfter(at, EVENT_DAYS)),
  event_handler: UNTIL_REMOVED,
} satisfies { readonly [Kind in RecordKind]: Retention<ArchivedRecords[Kind]> };

function until<Stored>(endsAt: (record: Stored) => string | null) {
  return { kept: 'until', endsAt } as const;
}

function later(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
