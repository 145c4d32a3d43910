import { Journal, JournaledMap } from './memory-journal.ts';
import type { StoredRecords as Records } from '#core/archive/domain/at-deletion.ts';
import {
  NUMBERED_KINDS,
  type NumberedKind,
  type RecordKey,
} from '#core/archive/domain/archived-records.ts';
import type { ConnectionId, MemberId, NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { Address } from '#core/members/domain/address.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { QueuedLetter } from '#core/letters/domain/letter.ts';

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

/** What a member has chosen for a conversation, and its number. */
export type StoredChoices = Records['conversation_choice'];

/** A copy of a member's data, and the pieces of its file. */
export type StoredDataExport = Records['data_export'] & { readonly pieces: readonly Uint8Array[] };

/** What is numbered. No number is given twice. */
type Count = NumberedKind | 'data_export' | 'change';

/** All that is kept, shared by the repositories; nothing in it is changed in place but the maps. */
export type MemoryState = Readonly<ReturnType<typeof createMemoryState>>;

export function createMemoryState() {
  const journal = new Journal();
  const map = <Key extends RecordKey, Value>() => new JournaledMap<Key, Value>(journal);
  return {
    /** Takes back what an act has written that cannot be stored as a whole. */
    journal,
    members: map<number, StoredMember>(),
    connections: map<number, Records['connection']>(),
    introductions: map<number, Records['introduction']>(),
    vouches: map<number, Records['vouch']>(),
    messages: map<number, Records['message']>(),
    sessions: map<string, Records['session']>(),
    /** By their hash. */
    knownDevices: map<string, Records['known_device']>(),
    securityEntries: map<number, Records['security_entry']>(),
    /** By `pairKey`. */
    histories: map<string, Records['pair_history']>(),
    standings: map<number, Records['standing']>(),
    sealedConversations: map<number, Records['sealed_conversation']>(),
    sealedMessages: map<number, Records['sealed_message']>(),
    reports: map<number, Records['report']>(),
    moderationEntries: map<number, Records['moderation_entry']>(),
    notices: map<number, Records['notice']>(),
    contactMessages: map<number, Records['contact_message']>(),
    /** By the id of the member. */
    oneTimePasswords: map<number, Records['one_time_password']>(),
    invitations: map<number, Records['invitation']>(),
    recoveryRequests: map<number, Records['recovery_request']>(),
    termsAcceptances: map<number, Records['terms_acceptance']>(),
    letters: map<number, StoredLetter>(),
    links: map<string, Records['link']>(),
    secondFactors: map<number, Records['second_factor']>(),
    passkeys: map<string, Records['passkey']>(),
    passkeyChallenges: map<string, Records['passkey_challenge']>(),
    dataExports: map<number, StoredDataExport>(),
    mailStates: map<number, Records['mail_state']>(),
    subscribers: map<number, Records['newsletter_subscriber']>(),
    issues: map<number, Records['newsletter_issue']>(),
    /** By `choicesKey`. */
    choices: map<string, Records['conversation_choice']>(),
    privateNotes: map<number, Records['private_note']>(),
    keptDays: map<number, Records['kept_day']>(),
    pictures: map<number, Records['picture']>(),
    attachments: map<number, Records['attachment']>(),
    siteSettings: map<string, Records['site_setting']>(),
    events: map<number, Records['event']>(),
    handlers: map<string, StoredHandler>(),
    /** The highest number so far in each count. */
    last: Object.fromEntries(
      [...NUMBERED_KINDS, 'data_export', 'change'].map((count) => [count, 0]),
    ) as Record<Count, number>,
  };
}

/** Names the choices of one member for one conversation. */
export function choicesKey(of: {
  readonly memberId: MemberId;
  readonly connectionId: ConnectionId;
}): string {
  return `${of.memberId}/${of.connectionId}`;
}

/** The next number of a count. */
export function nextNumber(state: MemoryState, count: Count): number {
  state.last[count] += 1;
  return state.last[count];
}

/** The next id of what is added. */
export function nextId(state: MemoryState, count: Count): NewId {
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

/** Removes what is meant from a map. */
export function removeWhere<Value>(
  map: Map<unknown, Value>,
  isMeant: (value: Value) => boolean,
): void {
  for (const [key, value] of map) if (isMeant(value)) map.delete(key);
}
