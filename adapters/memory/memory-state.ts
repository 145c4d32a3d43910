import { Journal, JournaledMap } from './memory-journal.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import type { DataExport } from '#core/data-export/domain/data-export.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { Address } from '#core/members/domain/address.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { ConversationChoices } from '#core/messaging/domain/conversation.ts';
import type { ArchivedMessage } from '#core/archive/domain/archived-records.ts';
import type { ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type {
  SealedConversation,
  SealedMessage,
} from '#core/moderation/reports/domain/sealed-conversation.ts';
import type { ModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import type { Passkey, PasskeyChallenge } from '#core/accounts/domain/passkey.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Session } from '#core/accounts/domain/session.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import type { QueuedLetter } from '#core/letters/domain/letter.ts';
import type { Link } from '#core/letters/domain/link.ts';
import type { NewsletterIssue, Subscriber } from '#core/mail/domain/newsletter.ts';
import type { MailState } from '#core/mail/domain/mail-preferences.ts';
import type { Invitation } from '#core/accounts/invitations/domain/invitation.ts';

/** A member with what storage keeps beside the record. */
export interface StoredMember {
  readonly self: Self;
  /** What is known of the address, which the record has too. */
  readonly address: Address;
  readonly passwordHash: string;
  /** Counts the changes of the record. */
  readonly version: number;
  /** Grows with every change of what discovery knows of anybody. */
  readonly changed: number;
  /** The record folded for discovery, once when it is stored. */
  readonly searchable: SearchableMember;
}

/** How far a handler of events has come, and who holds it until when (milliseconds since 1970). */
export interface StoredHandler {
  readonly name: string;
  readonly handled: number;
  readonly holder: string;
  readonly heldUntil: number;
}

/** A letter in the outbox, and until when (ISO 8601 in UTC) a sender holds it. */
export interface StoredLetter {
  readonly queued: QueuedLetter;
  readonly heldUntil: string;
}

/** What has gone before between two members, and its number. */
export type StoredHistory = Versioned<PairHistory> & { readonly id: number };

/** What a member has chosen for a conversation, and its number. */
export type StoredChoices = Versioned<ConversationChoices> & { readonly id: number };

/** A copy of a member's data, and the pieces of its file. */
export type StoredDataExport = Versioned<DataExport> & { readonly pieces: readonly Uint8Array[] };

/** All that is kept, shared by the repositories; nothing in it is changed in place but the maps. */
export interface MemoryState {
  /** Takes back what an act has written that cannot be stored as a whole. */
  readonly journal: Journal;
  readonly members: Map<number, StoredMember>;
  readonly connections: Map<number, Versioned<Connection>>;
  readonly messages: Map<number, ArchivedMessage>;
  readonly sessions: Map<string, Session>;
  /** By their hash. */
  readonly knownDevices: Map<string, KnownDevice>;
  readonly securityEntries: Map<number, SecurityEntry>;
  /** By `pairKey`. */
  readonly histories: Map<string, StoredHistory>;
  readonly standings: Map<number, Versioned<Standing>>;
  readonly sealedConversations: Map<number, SealedConversation>;
  readonly sealedMessages: Map<number, SealedMessage>;
  readonly reports: Map<number, Versioned<ReportWithEvidence>>;
  readonly moderationEntries: Map<number, ModerationEntry>;
  readonly notices: Map<number, Versioned<Notice>>;
  readonly contactMessages: Map<number, ContactMessage>;
  /** By the id of the member. */
  readonly oneTimePasswords: Map<number, OneTimePassword>;
  readonly invitations: Map<number, Versioned<Invitation>>;
  readonly recoveryRequests: Map<number, Versioned<RecoveryRequest>>;
  readonly termsAcceptances: Map<number, Versioned<TermsAcceptance>>;
  readonly letters: Map<number, StoredLetter>;
  readonly links: Map<string, Link>;
  readonly secondFactors: Map<number, Versioned<SecondFactor>>;
  readonly passkeys: Map<string, Passkey>;
  readonly passkeyChallenges: Map<string, PasskeyChallenge>;
  readonly dataExports: Map<number, StoredDataExport>;
  readonly mailStates: Map<number, Versioned<MailState>>;
  readonly subscribers: Map<number, Subscriber>;
  readonly issues: Map<number, NewsletterIssue>;
  /** By `choicesKey`. */
  readonly choices: Map<string, StoredChoices>;
  readonly events: Map<number, StoredEvent<DomainEvent>>;
  readonly handlers: Map<string, StoredHandler>;
  /** The highest number so far in each count; a number is never given twice. */
  readonly last: Record<
    | 'member'
    | 'connection'
    | 'message'
    | 'pair_history'
    | 'sealed_conversation'
    | 'report'
    | 'moderation_entry'
    | 'security_entry'
    | 'notice'
    | 'contact_message'
    | 'invitation'
    | 'recovery_request'
    | 'queued_letter'
    | 'newsletter_subscriber'
    | 'newsletter_issue'
    | 'conversation_choice'
    | 'event'
    | 'data_export'
    | 'change',
    number
  >;
}

export function createMemoryState(): MemoryState {
  const journal = new Journal();
  return {
    journal,
    members: new JournaledMap(journal),
    connections: new JournaledMap(journal),
    messages: new JournaledMap(journal),
    sessions: new JournaledMap(journal),
    knownDevices: new JournaledMap(journal),
    securityEntries: new JournaledMap(journal),
    histories: new JournaledMap(journal),
    standings: new JournaledMap(journal),
    sealedConversations: new JournaledMap(journal),
    sealedMessages: new JournaledMap(journal),
    reports: new JournaledMap(journal),
    moderationEntries: new JournaledMap(journal),
    notices: new JournaledMap(journal),
    contactMessages: new JournaledMap(journal),
    oneTimePasswords: new JournaledMap(journal),
    invitations: new JournaledMap(journal),
    recoveryRequests: new JournaledMap(journal),
    termsAcceptances: new JournaledMap(journal),
    letters: new JournaledMap(journal),
    links: new JournaledMap(journal),
    secondFactors: new JournaledMap(journal),
    passkeys: new JournaledMap(journal),
    passkeyChallenges: new JournaledMap(journal),
    dataExports: new JournaledMap(journal),
    mailStates: new JournaledMap(journal),
    subscribers: new JournaledMap(journal),
    issues: new JournaledMap(journal),
    choices: new JournaledMap(journal),
    events: new JournaledMap(journal),
    handlers: new JournaledMap(journal),
    last: {
      member: 0,
      connection: 0,
      message: 0,
      pair_history: 0,
      sealed_conversation: 0,
      report: 0,
      moderation_entry: 0,
      security_entry: 0,
      notice: 0,
      contact_message: 0,
      invitation: 0,
      recovery_request: 0,
      queued_letter: 0,
      newsletter_subscriber: 0,
      newsletter_issue: 0,
      conversation_choice: 0,
      event: 0,
      data_export: 0,
      change: 0,
    },
  };
}

/** The next number of a count. */
export function nextNumber(state: MemoryState, count: keyof MemoryState['last']): number {
  state.last[count] += 1;
  return state.last[count];
}

/** The next id of what is added. */
export function nextId(
  state: MemoryState,
  count:
    | 'member'
    | 'connection'
    | 'message'
    | 'report'
    | 'notice'
    | 'contact_message'
    | 'invitation'
    | 'recovery_request'
    | 'queued_letter'
    | 'data_export'
    | 'newsletter_subscriber'
    | 'newsletter_issue',
): NewId {
  return trusted<NewId>(nextNumber(state, count));
}

/** The member, who must exist. */
export function requireMember(state: MemoryState, id: number): StoredMember {
  const stored = state.members.get(id);
  if (stored === undefined) throw new Error(`There is no member ${id}.`);
  return stored;
}

/** Stores the record, new or changed. */
export function storeMember(
  state: MemoryState,
  { activeOn, ...member }: Omit<StoredMember, 'searchable' | 'changed'> & { activeOn?: number },
): void {
  const { id } = member.self;
  const known = state.members.get(id)?.searchable.activeOn ?? 0;
  const searchable = toSearchableMember(toMember(member.self), activeOn ?? known);
  state.members.set(id, { ...member, searchable, changed: nextNumber(state, 'change') });
}

/** Notes that the member was active on a day, if they were not on that day or later. */
export function recordActivity(state: MemoryState, memberId: number, activeOn: number): void {
  const stored = requireMember(state, memberId);
  if (stored.searchable.activeOn === DELETED) return;
  if (stored.searchable.activeOn < activeOn) storeMember(state, { ...stored, activeOn });
}

/** True when the account was deleted, so that only its number is there. */
export function isDeleted({ standings }: MemoryState, memberId: number): boolean {
  return standings.get(memberId)?.value.account.status === 'deleted';
}

/** True of what is more than the number of a deleted account. */
export function isMember({ passwordHash }: Pick<StoredMember, 'passwordHash'>): boolean {
  return passwordHash !== NO_PASSWORD_HASH;
}
