import type { Versioned } from '#core/kernel/commit.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { Together } from '#core/connections/domain/together.ts';
import type { Vouch } from '#core/vouching/domain/vouch.ts';
import type { Introduction } from '#core/introductions/domain/introduction.ts';
import type { Address } from '#core/members/domain/address.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { ConversationChoices } from '#core/messaging/domain/conversation.ts';
import type { KeptAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import type { PrivateNote } from '#core/messaging/domain/private-note.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import type { ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type {
  SealedConversation,
  SealedMessage,
} from '#core/moderation/reports/domain/sealed-conversation.ts';
import type { ModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';
import type { Invitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { QueuedLetter } from '#core/letters/domain/letter.ts';
import type { Link } from '#core/letters/domain/link.ts';
import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { NewsletterIssue, Subscriber } from '#core/mail/domain/newsletter.ts';
import type { MailState } from '#core/mail/domain/mail-preferences.ts';
import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Session } from '#core/accounts/domain/session.ts';
import type { SiteSetting } from '#core/operations/domain/site-settings.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';

/** A member with what storage keeps beside the record. */
export interface ArchivedMember {
  readonly self: Self;
  readonly address: Address;
  readonly passwordHash: string;
  /** Counts the changes of the record. */
  readonly version: number;
  /** The day of their last log-in or write: whole days since 1970, in UTC. */
  readonly activeOn: number;
}

/** How far a handler of events has come. */
export interface ArchivedHandler {
  readonly name: string;
  /** The id of the last event that it has handled. */
  readonly handled: number;
}

/** A thing that is found by others than its id, with its number. */
type Numbered<Value> = Value & { readonly id: number };

/** A connection with what the two keep together, if there is anything. */
export interface ArchivedConnection extends Versioned<Connection> {
  readonly together: Together | null;
}

/** A message with what storage keeps beside it. */
export interface ArchivedMessage {
  readonly message: StoredMessage;
  readonly idempotencyKey: string | null;
}

/**
 * Everything that is moved. The discovery index is built again from the records, and the
 * counts of rate limits are not moved: they count for minutes.
 */
export interface ArchivedRecords {
  readonly member: ArchivedMember;
  readonly connection: ArchivedConnection;
  readonly introduction: Versioned<Introduction>;
  readonly vouch: Vouch;
  readonly message: ArchivedMessage;
  readonly pair_history: Numbered<Versioned<PairHistory>>;
  readonly standing: Versioned<Standing>;
  readonly sealed_conversation: SealedConversation;
  readonly sealed_message: SealedMessage;
  readonly report: Versioned<ReportWithEvidence>;
  readonly moderation_entry: ModerationEntry;
  readonly notice: Versioned<Notice>;
  readonly contact_message: ContactMessage;
  readonly one_time_password: OneTimePassword;
  readonly invitation: Versioned<Invitation>;
  readonly recovery_request: Versioned<RecoveryRequest>;
  readonly terms_acceptance: Versioned<TermsAcceptance>;
  readonly queued_letter: QueuedLetter;
  readonly link: Link;
  readonly second_factor: Versioned<SecondFactor>;
  readonly passkey: Passkey;
  readonly mail_state: Versioned<MailState>;
  readonly newsletter_subscriber: Subscriber;
  readonly newsletter_issue: NewsletterIssue;
  readonly session: Session;
  readonly known_device: KnownDevice;
  readonly security_entry: SecurityEntry;
  readonly conversation_choice: Numbered<Versioned<ConversationChoices>>;
  readonly private_note: PrivateNote;
  readonly kept_day: Versioned<KeptDay>;
  readonly picture: Picture;
  readonly attachment: KeptAttachment;
  readonly site_setting: SiteSetting;
  readonly event: StoredEvent<DomainEvent>;
  readonly event_handler: ArchivedHandler;
}

export type RecordKind = keyof ArchivedRecords;

/** What records of a kind are ordered by: their id, or the hash of a token, a name or a credential by its bytes. */
export type RecordKey = number | string;

/**
 * What each kind is ordered by, and whether storage numbers it, giving no number twice. The kinds are in an order in
 * which each refers only to those before it.
 */
const KEYS = {
  member: numbered(({ self }) => self.id),
  connection: numbered(({ value }) => value.id),
  introduction: numbered(({ value }) => value.id),
  vouch: numbered(({ id }) => id),
  message: numbered(({ message }) => message.id),
  pair_history: numbered(({ id }) => id),
  standing: keyed(({ value }) => value.memberId),
  sealed_conversation: numbered(({ id }) => id),
  sealed_message: keyed(({ id }) => id),
  report: numbered(({ value }) => value.id),
  moderation_entry: numbered(({ id }) => id),
  notice: numbered(({ value }) => value.id),
  contact_message: numbered(({ id }) => id),
  one_time_password: keyed(({ memberId }) => memberId),
  invitation: numbered(({ value }) => value.id),
  recovery_request: numbered(({ value }) => value.id),
  terms_acceptance: keyed(({ value }) => value.memberId),
  queued_letter: numbered(({ id }) => id),
  link: keyed(({ tokenHash }) => tokenHash),
  second_factor: keyed(({ value }) => value.memberId),
  passkey: keyed(({ credentialId }) => credentialId),
  mail_state: keyed(({ value }) => value.memberId),
  newsletter_subscriber: numbered(({ id }) => id),
  newsletter_issue: numbered(({ id }) => id),
  session: keyed(({ tokenHash }) => tokenHash),
  known_device: keyed(({ deviceHash }) => deviceHash),
  security_entry: numbered(({ id }) => id),
  conversation_choice: numbered(({ id }) => id),
  private_note: numbered(({ id }) => id),
  kept_day: numbered(({ value }) => value.id),
  picture: numbered(({ id }) => id),
  attachment: numbered(({ id }) => id),
  site_setting: keyed(({ name }) => name),
  event: numbered(({ id }) => id),
  event_handler: keyed(({ name }) => name),
} satisfies { readonly [Kind in RecordKind]: Key<ArchivedRecords[Kind], boolean> };

interface Key<Stored, IsNumbered> {
  readonly of: (record: Stored) => RecordKey;
  readonly isNumbered: IsNumbered;
}

function numbered<Stored>(of: (record: Stored) => RecordKey): Key<Stored, true> {
  return { of, isNumbered: true };
}

function keyed<Stored>(of: (record: Stored) => RecordKey): Key<Stored, false> {
  return { of, isNumbered: false };
}

export const RECORD_KINDS = Object.keys(KEYS) as readonly RecordKind[];

/** The kinds that storage numbers. */
export type NumberedKind = {
  [Kind in RecordKind]: (typeof KEYS)[Kind]['isNumbered'] extends true ? Kind : never;
}[RecordKind];

export const NUMBERED_KINDS = RECORD_KINDS.filter(
  (kind): kind is NumberedKind => KEYS[kind].isNumbered,
);

/** The key of a record of that kind. */
export function keyOf<Kind extends RecordKind>(
  kind: Kind,
  record: ArchivedRecords[Kind],
): RecordKey {
  const { of }: Key<never, boolean> = KEYS[kind];
  return of(record as never);
}

/** The highest ids ever given, so that those of removed records are not given again. */
export type LastNumbers = Readonly<Record<NumberedKind, number>>;
