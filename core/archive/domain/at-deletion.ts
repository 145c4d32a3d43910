import type { PasskeyChallenge } from '#core/accounts/domain/passkey.ts';
import type { ArchivedRecords, RecordKind } from '#core/archive/domain/archived-records.ts';
import { membersNamedIn } from '#core/events.ts';
import type { DataExport } from '#core/data-export/domain/data-export.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { memberOf } from '#core/letters/domain/letter.ts';

/** Everything that is stored about members: the records, and what is needed for minutes or days and never moved. */
export interface StoredRecords extends ArchivedRecords {
  readonly data_export: Versioned<DataExport>;
  readonly passkey_challenge: PasskeyChallenge;
}

/** Which records of a kind are removed with an account. */
export type DeletionCondition =
  /** A request that nobody has answered. */
  | 'pending'
  /** Neither of the two has reported the other and waits for an answer. */
  | 'not_reported'
  /** No report has it in its evidence. */
  | 'not_evidence';

/** Why a record stays when an account that it may name is deleted. */
export type KeepingReason =
  | 'says_deleted'
  /** It outlives the one who would erase it. */
  | 'is_evidence'
  /** It names members by their ids alone, and is only added to. */
  | 'is_the_log'
  /** Each letter has a link to stop the newsletter. */
  | 'needs_no_account'
  | 'names_nobody'
  /** It names the operator who chose it by their id alone. */
  | 'runs_the_site';

/** What becomes of a record about a member whose account is deleted. */
export type AtDeletion<Stored> =
  | {
      readonly records: 'removed';
      /** The members the record is about. It is removed when the first of them deletes their account. */
      readonly about: (record: Stored) => readonly (MemberId | null)[];
      /** Others stay. */
      readonly only?: DeletionCondition;
    }
  /** It goes with the record that it belongs to. */
  | { readonly records: 'removed'; readonly with: RecordKind }
  /** It stays without anything about the member. */
  | { readonly records: 'emptied' }
  /** It stays as it is. */
  | { readonly records: 'kept'; readonly why: KeepingReason };

/** What a deletion removes and what it keeps of every kind of record. */
export const AT_DELETION = {
  member: { records: 'emptied' },
  // The other party of one that was accepted keeps their own messages; the note of the one who asked goes.
  connection: {
    ...removed(({ value }) => [value.requesterId, value.recipientId]),
    only: 'pending',
  },
  // What the two have answered outlives the one who introduced them, whose words go: no means no.
  introduction: removed(({ value }) => value.sides.map(({ memberId }) => memberId)),
  vouch: removed(({ voucherId, memberId }) => [voucherId, memberId]),
  message: removed(({ message }) => [message.senderId]),
  pair_history: removed(({ value }) => value.map(({ memberId }) => memberId)),
  standing: kept('says_deleted'),
  sealed_conversation: {
    ...removed(({ requesterId, recipientId }) => [requesterId, recipientId]),
    only: 'not_reported',
  },
  sealed_message: { records: 'removed', with: 'sealed_conversation' },
  report: kept('is_evidence'),
  moderation_entry: kept('is_the_log'),
  notice: removed(({ value }) => [value.memberId]),
  contact_message: removed(({ memberId }) => [memberId]),
  one_time_password: removed(({ memberId }) => [memberId]),
  invitation: removed(({ value }) => [value.inviterId]),
  recovery_request: removed(({ value }) => [value.memberId]),
  terms_acceptance: removed(({ value }) => [value.memberId]),
  queued_letter: removed(({ letter }) => [memberOf(letter)]),
  link: removed(({ memberId }) => [memberId]),
  second_factor: removed(({ value }) => [value.memberId]),
  passkey: removed(({ memberId }) => [memberId]),
  mail_state: removed(({ value }) => [value.memberId]),
  newsletter_subscriber: kept('needs_no_account'),
  newsletter_issue: kept('names_nobody'),
  session: removed(({ memberId }) => [memberId]),
  known_device: removed(({ memberId }) => [memberId]),
  security_entry: removed(({ memberId }) => [memberId]),
  conversation_choice: removed(({ value }) => [value.memberId]),
  // Those about the member are kept for a while, for the ones who wrote them.
  private_note: removed(({ memberId }) => [memberId]),
  kept_day: removed(({ value }) => [value.memberId]),
  picture: removed(({ memberId }) => [memberId]),
  attachment: { ...removed(({ memberId }) => [memberId]), only: 'not_evidence' },
  site_setting: kept('runs_the_site'),
  event: removed(({ event }) => membersNamedIn(event)),
  event_handler: kept('names_nobody'),
  data_export: removed(({ value }) => [value.memberId]),
  passkey_challenge: removed(({ memberId }) => [memberId]),
} satisfies { readonly [Kind in keyof StoredRecords]: AtDeletion<StoredRecords[Kind]> };

/** The kinds whose rule has such a part. */
type KindWith<Part> = {
  [Kind in keyof StoredRecords]: (typeof AT_DELETION)[Kind] extends Part ? Kind : never;
}[keyof StoredRecords];

/** The kinds that a deletion removes because they are about the member. */
export type RemovedKind = KindWith<{ readonly about: unknown }>;

export const REMOVED_KINDS = Object.entries<AtDeletion<never>>(AT_DELETION).flatMap(
  ([kind, rule]) => ('about' in rule ? [kind as RemovedKind] : []),
);

/** The kinds that a deletion removes with what they belong to. */
export type BelongingKind = KindWith<{ readonly with: unknown }>;

/** The kinds that a deletion empties. */
export type EmptiedKind = KindWith<{ readonly records: 'emptied' }>;

/** Which records of the kind a deletion removes. */
export function removalOf<Kind extends RemovedKind>(kind: Kind) {
  return AT_DELETION[kind] as Extract<AtDeletion<StoredRecords[Kind]>, { readonly about: unknown }>;
}

function removed<Stored>(about: (record: Stored) => readonly (MemberId | null)[]) {
  return { records: 'removed', about } as const;
}

function kept(why: KeepingReason) {
  return { records: 'kept', why } as const;
}
