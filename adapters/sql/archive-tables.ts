import type { ArchivedRecords, RecordKey, RecordKind } from '#core/archive/storage-archive.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { toContactMessage, toContactMessageParameters } from './contact-message-rows.ts';
import { toConnection, toConnectionParameters } from './connection-rows.ts';
import { toChoices, toChoicesParameters } from './conversation-rows.ts';
import { toStoredEvent } from './event-store.ts';
import { toKnownDevice, toKnownDeviceRow } from './known-device-rows.ts';
import { toInvitation, toInvitationParameters } from './invitation-rows.ts';
import { toLetterParameters, toLink, toLinkParameters, toQueuedLetter } from './mail-rows.ts';
import {
  toPasskey,
  toPasskeyRow,
  toSecondFactor,
  toSecondFactorParameters,
} from './factor-rows.ts';
import { toAddress, toAddressParameters, toMemberParameters, toSelf } from './member-rows.ts';
import {
  toIssue,
  toIssueParameters,
  toMailState,
  toMailStateParameters,
  toSubscriber,
  toSubscriberParameters,
} from './mail-state-rows.ts';
import { toEarlierColumn, toStoredMessage } from './message-rows.ts';
import {
  toModerationEntry,
  toModerationEntryParameters,
  toNotice,
  toNoticeParameters,
} from './moderation-rows.ts';
import { movedColumns, movingOrder, valuesAfterMove, type MovedRow } from './moved-tables.ts';
import { toOneTimePassword, toOneTimePasswordRow } from './password-rows.ts';
import { toReportRow, toReportWithEvidence } from './report-rows.ts';
import {
  toPairHistory,
  toPairHistoryParameters,
  toStanding,
  toStandingParameters,
} from './safety-rows.ts';
import {
  toSealedConversation,
  toSealedConversationRow,
  toSealedMessage,
  toSealedMessageRow,
} from './sealed-rows.ts';
import { toSession, toSessionParameters } from './session-rows.ts';
import { TABLES } from './tables.ts';
import { toTermsAcceptance, toTermsAcceptanceParameters } from './terms-rows.ts';

/** What is read besides the columns of the table. */
interface JoinedColumns {
  readonly member: { readonly active_on: number | null };
}

/** The rows that are read of each kind. */
export type ArchivedRows = {
  readonly [Kind in RecordKind]: MovedRow<Kind> &
    (Kind extends keyof JoinedColumns ? JoinedColumns[Kind] : unknown);
};

/** How records of a kind and their rows become each other, the same in each database. */
interface Conversion<Kind extends RecordKind> {
  readonly toRecord: (row: ArchivedRows[Kind]) => ArchivedRecords[Kind];
  readonly toRow: (record: ArchivedRecords[Kind]) => MovedRow<Kind>;
}

const CONVERSIONS: { readonly [Kind in RecordKind]: Conversion<Kind> } = {
  member: {
    toRecord: ({ password_hash, version, active_on, ...row }) => {
      if (active_on === null) throw new StorageUnusable(sayWithoutTraits(row.id));
      return {
        self: toSelf(row),
        address: toAddress(row),
        passwordHash: password_hash,
        version,
        activeOn: active_on,
      };
    },
    toRow: ({ self, address, passwordHash, version }) => ({
      id: self.id,
      ...toMemberParameters(self),
      ...toAddressParameters(address),
      password_hash: passwordHash,
      version,
    }),
  },
  connection: {
    toRecord: ({ id, created_at, version, ...row }) => ({
      connection: toConnection({ ...row, connection_id: id, requested_at: created_at }),
      version,
    }),
    toRow: ({ connection, version }) => ({
      id: connection.id,
      ...toConnectionParameters(connection),
      version,
    }),
  },
  message: {
    toRecord: ({ idempotency_key, ...row }) => ({
      message: toStoredMessage(row),
      idempotencyKey: idempotency_key,
    }),
    toRow: ({ message, idempotencyKey }) => ({
      id: message.id,
      connection_id: message.connectionId,
      sender_id: message.senderId,
      receiver_id: message.recipientId,
      content: message.content ?? '',
      read: message.read ? 1 : 0,
      created_at: Date.parse(message.createdAt),
      reply_to_id: message.replyToId,
      earlier: toEarlierColumn(message.earlier),
      idempotency_key: idempotencyKey,
    }),
  },
  pair_history: {
    toRecord: ({ id, version, ...row }) => ({ id, history: toPairHistory(row), version }),
    toRow: ({ id, history, version }) => ({ id, ...toPairHistoryParameters(history), version }),
  },
  standing: {
    toRecord: ({ version, ...row }) => ({ standing: toStanding(row), version }),
    toRow: ({ standing, version }) => ({ ...toStandingParameters(standing), version }),
  },
  sealed_conversation: { toRecord: toSealedConversation, toRow: toSealedConversationRow },
  sealed_message: { toRecord: toSealedMessage, toRow: toSealedMessageRow },
  report: {
    toRecord: ({ version, ...row }) => ({ report: toReportWithEvidence(row), version }),
    toRow: ({ report, version }) => ({ ...toReportRow(report), version }),
  },
  moderation_entry: {
    toRecord: toModerationEntry,
    toRow: (entry) => ({ id: entry.id, ...toModerationEntryParameters(entry) }),
  },
  notice: {
    toRecord: ({ version, ...row }) => ({ notice: toNotice(row), version }),
    toRow: ({ notice, version }) => ({ id: notice.id, ...toNoticeParameters(notice), version }),
  },
  contact_message: {
    toRecord: toContactMessage,
    toRow: (message) => ({ id: message.id, ...toContactMessageParameters(message) }),
  },
  one_time_password: { toRecord: toOneTimePassword, toRow: toOneTimePasswordRow },
  invitation: {
    toRecord: ({ version, ...row }) => ({ invitation: toInvitation(row), version }),
    toRow: ({ invitation, version }) => ({
      id: invitation.id,
      ...toInvitationParameters(invitation),
      version,
    }),
  },
  terms_acceptance: {
    toRecord: ({ version, ...row }) => ({ acceptance: toTermsAcceptance(row), version }),
    toRow: ({ acceptance, version }) => ({ ...toTermsAcceptanceParameters(acceptance), version }),
  },
  queued_letter: {
    toRecord: toQueuedLetter,
    toRow: (letter) => ({ id: letter.id, ...toLetterParameters(letter) }),
  },
  link: { toRecord: toLink, toRow: toLinkParameters },
  second_factor: {
    toRecord: ({ version, ...row }) => ({ secondFactor: toSecondFactor(row), version }),
    toRow: ({ secondFactor, version }) => ({ ...toSecondFactorParameters(secondFactor), version }),
  },
  passkey: { toRecord: toPasskey, toRow: toPasskeyRow },
  mail_state: {
    toRecord: ({ version, ...row }) => ({ state: toMailState(row), version }),
    toRow: ({ state, version }) => ({ ...toMailStateParameters(state), version }),
  },
  newsletter_subscriber: {
    toRecord: toSubscriber,
    toRow: (subscriber) => ({ id: subscriber.id, ...toSubscriberParameters(subscriber) }),
  },
  newsletter_issue: {
    toRecord: toIssue,
    toRow: (issue) => ({ id: issue.id, ...toIssueParameters(issue) }),
  },
  session: { toRecord: toSession, toRow: toSessionParameters },
  known_device: { toRecord: toKnownDevice, toRow: toKnownDeviceRow },
  conversation_choice: {
    toRecord: ({ id, version, ...row }) => ({ id, choices: toChoices(row), version }),
    toRow: ({ id, choices, version }) => ({ id, ...toChoicesParameters(choices), version }),
  },
  event: {
    toRecord: toStoredEvent,
    toRow: ({ id, at, event }) => ({
      id,
      happened_at: Date.parse(at),
      content: JSON.stringify(event),
    }),
  },
  event_handler: { toRecord: (row) => row, toRow: (handler) => handler },
};

function sayWithoutTraits(memberId: number): string {
  return `The discovery data of member ${memberId} is missing: restore the last backup.`;
}

/** How records of a kind are read from their table and written to it. */
interface ArchivedTable<Kind extends RecordKind> {
  /** What to read, without its end. */
  readonly select: string;
  readonly key: string;
  /** Below every key. */
  readonly beforeAll: RecordKey;
  /** The columns that are written. */
  readonly columns: readonly string[];
  readonly toRecord: (row: ArchivedRows[Kind]) => ArchivedRecords[Kind];
  /** The values of the columns, named like them. */
  readonly toRow: (
    record: ArchivedRecords[Kind],
  ) => Readonly<Record<string, number | string | null>>;
}

/** The table of each kind, which has its name. */
export const ARCHIVED_TABLES: { readonly [Kind in RecordKind]: ArchivedTable<Kind> } = {
  member: archivedTable('member', {
    column: 'member_trait.active_on',
    join: 'LEFT JOIN member_trait ON member_trait.member_id = member.id',
  }),
  connection: archivedTable('connection'),
  message: archivedTable('message'),
  pair_history: archivedTable('pair_history'),
  standing: archivedTable('standing'),
  sealed_conversation: archivedTable('sealed_conversation'),
  sealed_message: archivedTable('sealed_message'),
  report: archivedTable('report'),
  moderation_entry: archivedTable('moderation_entry'),
  notice: archivedTable('notice'),
  contact_message: archivedTable('contact_message'),
  one_time_password: archivedTable('one_time_password'),
  invitation: archivedTable('invitation'),
  terms_acceptance: archivedTable('terms_acceptance'),
  queued_letter: archivedTable('queued_letter'),
  link: archivedTable('link'),
  second_factor: archivedTable('second_factor'),
  passkey: archivedTable('passkey'),
  mail_state: archivedTable('mail_state'),
  newsletter_subscriber: archivedTable('newsletter_subscriber'),
  newsletter_issue: archivedTable('newsletter_issue'),
  session: archivedTable('session'),
  known_device: archivedTable('known_device'),
  conversation_choice: archivedTable('conversation_choice'),
  event: archivedTable('event'),
  event_handler: archivedTable('event_handler'),
};

/** Another column to read with the rows, and what leads to it. */
interface Joined {
  readonly column: string;
  readonly join: string;
}

function archivedTable<Kind extends RecordKind>(kind: Kind, joined?: Joined): ArchivedTable<Kind> {
  const moved = movedColumns(TABLES[kind]);
  const values = valuesAfterMove(TABLES[kind]);
  const { key, least } = movingOrder(kind);
  const { toRecord, toRow } = CONVERSIONS[kind];
  const selected = moved.map((column) => `${kind}.${column}`);
  if (joined !== undefined) selected.push(joined.column);
  return {
    select: `SELECT ${selected.join(', ')} FROM ${kind} ${joined?.join ?? ''}`,
    key,
    beforeAll: least,
    columns: [...moved, ...Object.keys(values)],
    toRecord,
    toRow: (record) => ({ ...toRow(record), ...values }),
  };
}
