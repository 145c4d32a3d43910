import {
  keyOf,
  type ArchivedRecords,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { RemovedKind, StoredRecords } from '#core/archive/domain/at-deletion.ts';
import { pairKey } from './memory-safety-repository.ts';
import { choicesKey, removeWhere, storeMember, type MemoryState } from './memory-state.ts';

/** How the records of a kind are read, stored and removed. */
interface Shelf<Stored> {
  readonly read: (state: MemoryState) => Stored[];
  /** Stores the record in the place of what was there. */
  readonly store: (state: MemoryState, record: Stored) => void;
  readonly remove: (state: MemoryState, isMeant: (record: Stored) => boolean) => void;
}

/** Where the records of each kind are. One that is forgotten does not compile. */
const SHELVES: { readonly [Kind in RecordKind]: Shelf<ArchivedRecords[Kind]> } = {
  member: mapped(
    ({ members }) => members,
    ({ self, address, passwordHash, version, searchable }) => ({
      self,
      address,
      passwordHash,
      version,
      activeOn: searchable.activeOn,
    }),
    storeMember,
  ),
  connection: plain('connection', ({ connections }) => connections),
  introduction: plain('introduction', ({ introductions }) => introductions),
  vouch: plain('vouch', ({ vouches }) => vouches),
  message: plain('message', ({ messages }) => messages),
  pair_history: plain(
    'pair_history',
    ({ histories }) => histories,
    ({ value }) => pairKey(value),
  ),
  standing: plain('standing', ({ standings }) => standings),
  sealed_conversation: plain('sealed_conversation', (state) => state.sealedConversations),
  sealed_message: plain('sealed_message', ({ sealedMessages }) => sealedMessages),
  report: plain('report', ({ reports }) => reports),
  moderation_entry: plain('moderation_entry', ({ moderationEntries }) => moderationEntries),
  notice: plain('notice', ({ notices }) => notices),
  contact_message: plain('contact_message', ({ contactMessages }) => contactMessages),
  one_time_password: plain('one_time_password', ({ oneTimePasswords }) => oneTimePasswords),
  invitation: plain('invitation', ({ invitations }) => invitations),
  recovery_request: plain('recovery_request', ({ recoveryRequests }) => recoveryRequests),
  terms_acceptance: plain('terms_acceptance', ({ termsAcceptances }) => termsAcceptances),
  queued_letter: mapped(
    ({ letters }) => letters,
    ({ queued }) => queued,
    ({ letters }, queued) => letters.set(queued.id, { queued, heldUntil: '' }),
  ),
  link: plain('link', ({ links }) => links),
  second_factor: plain('second_factor', ({ secondFactors }) => secondFactors),
  passkey: plain('passkey', ({ passkeys }) => passkeys),
  mail_state: plain('mail_state', ({ mailStates }) => mailStates),
  newsletter_subscriber: plain('newsletter_subscriber', ({ subscribers }) => subscribers),
  newsletter_issue: plain('newsletter_issue', ({ issues }) => issues),
  session: plain('session', ({ sessions }) => sessions),
  known_device: plain('known_device', ({ knownDevices }) => knownDevices),
  security_entry: plain('security_entry', ({ securityEntries }) => securityEntries),
  conversation_choice: plain(
    'conversation_choice',
    ({ choices }) => choices,
    ({ value }) => choicesKey(value),
  ),
  private_note: plain('private_note', ({ privateNotes }) => privateNotes),
  kept_day: plain('kept_day', ({ keptDays }) => keptDays),
  picture: plain('picture', ({ pictures }) => pictures),
  attachment: plain('attachment', ({ attachments }) => attachments),
  site_setting: plain('site_setting', ({ siteSettings }) => siteSettings),
  event: plain('event', ({ events }) => events),
  event_handler: mapped(
    ({ handlers }) => handlers,
    ({ name, handled }) => ({ name, handled }),
    ({ handlers }, handler) => handlers.set(handler.name, { ...handler, holder: '', heldUntil: 0 }),
  ),
};

/** Removes the records of a kind that goes with its member. */
export const REMOVALS: {
  readonly [Kind in RemovedKind]: Pick<Shelf<StoredRecords[Kind]>, 'remove'>;
} = {
  ...SHELVES,
  passkey_challenge: {
    remove: ({ passkeyChallenges }, isMeant) => {
      removeWhere(passkeyChallenges, isMeant);
    },
  },
  data_export: {
    remove: ({ dataExports }, isMeant) => {
      removeWhere(dataExports, isMeant);
    },
  },
};

/** Records that the map holds as they are, by their key if nothing else is said. */
function plain<Kind extends RecordKind>(
  kind: Kind,
  mapOf: (state: MemoryState) => Map<RecordKey, ArchivedRecords[Kind]>,
  mapKey = (record: ArchivedRecords[Kind]) => keyOf(kind, record),
): Shelf<ArchivedRecords[Kind]> {
  return mapped(
    mapOf,
    (record) => record,
    (state, record) => mapOf(state).set(mapKey(record), record),
  );
}

/** Records that the map holds with something beside them. */
function mapped<Held, Stored>(
  mapOf: (state: MemoryState) => Map<RecordKey, Held>,
  toRecord: (held: Held) => Stored,
  store: (state: MemoryState, record: Stored) => void,
): Shelf<Stored> {
  return {
    read: (state) => [...mapOf(state).values()].map(toRecord),
    store,
    remove: (state, isMeant) => {
      removeWhere(mapOf(state), (held) => isMeant(toRecord(held)));
    },
  };
}

/** All records of a kind, in the order of their keys. */
export function recordsOf<Kind extends RecordKind>(
  state: MemoryState,
  kind: Kind,
): ArchivedRecords[Kind][] {
  return SHELVES[kind]
    .read(state)
    .sort((one, other) => compareKeys(keyOf(kind, one), keyOf(kind, other)));
}

function compareKeys(one: RecordKey, other: RecordKey): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Stores the record in the place of what was there. */
export function storeRecord<Kind extends RecordKind>(
  state: MemoryState,
  kind: Kind,
  record: ArchivedRecords[Kind],
): void {
  SHELVES[kind].store(state, record);
}
