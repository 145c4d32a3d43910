import {
  keyOf,
  type ArchivedRecords,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import { choicesKey } from './memory-conversation-repository.ts';
import { pairKey } from './memory-safety-repository.ts';
import { storeMember, type MemoryState } from './memory-state.ts';

/** All records of a kind, in the order of their keys. */
export function recordsOf<Kind extends RecordKind>(
  state: MemoryState,
  kind: Kind,
): ArchivedRecords[Kind][] {
  const all: { [Each in RecordKind]: () => ArchivedRecords[Each][] } = {
    member: () =>
      [...state.members.values()].map(({ self, address, passwordHash, version, searchable }) => ({
        self,
        address,
        passwordHash,
        version,
        activeOn: searchable.activeOn,
      })),
    connection: () => [...state.connections.values()],
    message: () => [...state.messages.values()],
    pair_history: () => [...state.histories.values()],
    standing: () => [...state.standings.values()],
    sealed_conversation: () => [...state.sealedConversations.values()],
    sealed_message: () => [...state.sealedMessages.values()],
    report: () => [...state.reports.values()],
    moderation_entry: () => [...state.moderationEntries.values()],
    notice: () => [...state.notices.values()],
    contact_message: () => [...state.contactMessages.values()],
    one_time_password: () => [...state.oneTimePasswords.values()],
    invitation: () => [...state.invitations.values()],
    recovery_request: () => [...state.recoveryRequests.values()],
    terms_acceptance: () => [...state.termsAcceptances.values()],
    queued_letter: () => [...state.letters.values()].map(({ queued }) => queued),
    link: () => [...state.links.values()],
    second_factor: () => [...state.secondFactors.values()],
    passkey: () => [...state.passkeys.values()],
    mail_state: () => [...state.mailStates.values()],
    newsletter_subscriber: () => [...state.subscribers.values()],
    newsletter_issue: () => [...state.issues.values()],
    session: () => [...state.sessions.values()],
    known_device: () => [...state.knownDevices.values()],
    security_entry: () => [...state.securityEntries.values()],
    conversation_choice: () => [...state.choices.values()],
    event: () => [...state.events.values()],
    event_handler: () => archivedHandlers(state),
  };
  return all[kind]().sort((one, other) => compareKeys(keyOf(kind, one), keyOf(kind, other)));
}

function archivedHandlers({ handlers }: MemoryState) {
  return [...handlers.values()].map(({ name, handled }) => ({ name, handled }));
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
  const stores: { [Each in RecordKind]: (record: ArchivedRecords[Each]) => void } = {
    member: (member) => {
      storeMember(state, member);
    },
    connection: (record) => state.connections.set(record.value.id, record),
    message: (message) => state.messages.set(message.message.id, message),
    pair_history: (record) => state.histories.set(pairKey(record.value), record),
    standing: (record) => state.standings.set(record.value.memberId, record),
    sealed_conversation: (conversation) =>
      state.sealedConversations.set(conversation.id, conversation),
    sealed_message: (message) => state.sealedMessages.set(message.id, message),
    report: (record) => state.reports.set(record.value.id, record),
    moderation_entry: (entry) => state.moderationEntries.set(entry.id, entry),
    notice: (record) => state.notices.set(record.value.id, record),
    contact_message: (message) => state.contactMessages.set(message.id, message),
    one_time_password: (password) => state.oneTimePasswords.set(password.memberId, password),
    invitation: (record) => state.invitations.set(record.value.id, record),
    recovery_request: (record) => state.recoveryRequests.set(record.value.id, record),
    terms_acceptance: (record) => state.termsAcceptances.set(record.value.memberId, record),
    queued_letter: (queued) => state.letters.set(queued.id, { queued, heldUntil: '' }),
    link: (link) => state.links.set(link.tokenHash, link),
    second_factor: (record) => state.secondFactors.set(record.value.memberId, record),
    passkey: (passkey) => state.passkeys.set(passkey.credentialId, passkey),
    mail_state: (record) => state.mailStates.set(record.value.memberId, record),
    newsletter_subscriber: (subscriber) => state.subscribers.set(subscriber.id, subscriber),
    newsletter_issue: (issue) => state.issues.set(issue.id, issue),
    session: (session) => state.sessions.set(session.tokenHash, session),
    known_device: (device) => state.knownDevices.set(device.deviceHash, device),
    security_entry: (entry) => state.securityEntries.set(entry.id, entry),
    conversation_choice: (record) => state.choices.set(choicesKey(record.value), record),
    event: (event) => state.events.set(event.id, event),
    event_handler: (handler) =>
      state.handlers.set(handler.name, { ...handler, holder: '', heldUntil: 0 }),
  };
  stores[kind](record);
}
