import {
  keyOf,
  type ArchivedRecords,
  type RecordKey,
  type RecordKind,
} from '#core/archive/storage-archive.ts';
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
    connection: () =>
      [...state.connections.values()].map(({ value, version }) => ({ connection: value, version })),
    message: () => [...state.messages.values()],
    pair_history: () =>
      [...state.histories.values()].map(({ id, value, version }) => ({
        id,
        history: value,
        version,
      })),
    standing: () =>
      [...state.standings.values()].map(({ value, version }) => ({ standing: value, version })),
    sealed_conversation: () => [...state.sealedConversations.values()],
    sealed_message: () => [...state.sealedMessages.values()],
    report: () =>
      [...state.reports.values()].map(({ value, version }) => ({ report: value, version })),
    moderation_entry: () => [...state.moderationEntries.values()],
    notice: () =>
      [...state.notices.values()].map(({ value, version }) => ({ notice: value, version })),
    contact_message: () => [...state.contactMessages.values()],
    one_time_password: () => [...state.oneTimePasswords.values()],
    invitation: () =>
      [...state.invitations.values()].map(({ value, version }) => ({ invitation: value, version })),
    terms_acceptance: () =>
      [...state.termsAcceptances.values()].map(({ value, version }) => ({
        acceptance: value,
        version,
      })),
    queued_letter: () => [...state.letters.values()].map(({ queued }) => queued),
    link: () => [...state.links.values()],
    second_factor: () =>
      [...state.secondFactors.values()].map(({ value, version }) => ({
        secondFactor: value,
        version,
      })),
    passkey: () => [...state.passkeys.values()],
    mail_state: () =>
      [...state.mailStates.values()].map(({ value, version }) => ({ state: value, version })),
    newsletter_subscriber: () => [...state.subscribers.values()],
    newsletter_issue: () => [...state.issues.values()],
    session: () => [...state.sessions.values()],
    known_device: () => [...state.knownDevices.values()],
    conversation_choice: () => archivedChoices(state),
    event: () => [...state.events.values()],
    event_handler: () => archivedHandlers(state),
  };
  return all[kind]().sort((one, other) => compareKeys(keyOf(kind, one), keyOf(kind, other)));
}

function archivedChoices({ choices }: MemoryState) {
  return [...choices.values()].map(({ id, value, version }) => ({ id, choices: value, version }));
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
    connection: ({ connection, version }) =>
      state.connections.set(connection.id, { value: connection, version }),
    message: (message) => state.messages.set(message.message.id, message),
    pair_history: ({ id, history, version }) =>
      state.histories.set(pairKey(history), { id, value: history, version }),
    standing: ({ standing, version }) =>
      state.standings.set(standing.memberId, { value: standing, version }),
    sealed_conversation: (conversation) =>
      state.sealedConversations.set(conversation.id, conversation),
    sealed_message: (message) => state.sealedMessages.set(message.id, message),
    report: ({ report, version }) => state.reports.set(report.id, { value: report, version }),
    moderation_entry: (entry) => state.moderationEntries.set(entry.id, entry),
    notice: ({ notice, version }) => state.notices.set(notice.id, { value: notice, version }),
    contact_message: (message) => state.contactMessages.set(message.id, message),
    one_time_password: (password) => state.oneTimePasswords.set(password.memberId, password),
    invitation: ({ invitation, version }) =>
      state.invitations.set(invitation.id, { value: invitation, version }),
    terms_acceptance: ({ acceptance, version }) =>
      state.termsAcceptances.set(acceptance.memberId, { value: acceptance, version }),
    queued_letter: (queued) => state.letters.set(queued.id, { queued, heldUntil: '' }),
    link: (link) => state.links.set(link.tokenHash, link),
    second_factor: ({ secondFactor, version }) =>
      state.secondFactors.set(secondFactor.memberId, { value: secondFactor, version }),
    passkey: (passkey) => state.passkeys.set(passkey.credentialId, passkey),
    mail_state: ({ state: value, version }) =>
      state.mailStates.set(value.memberId, { value, version }),
    newsletter_subscriber: (subscriber) => state.subscribers.set(subscriber.id, subscriber),
    newsletter_issue: (issue) => state.issues.set(issue.id, issue),
    session: (session) => state.sessions.set(session.tokenHash, session),
    known_device: (device) => state.knownDevices.set(device.deviceHash, device),
    conversation_choice: ({ id, choices, version }) =>
      state.choices.set(choicesKey(choices), { id, value: choices, version }),
    event: (event) => state.events.set(event.id, event),
    event_handler: (handler) =>
      state.handlers.set(handler.name, { ...handler, holder: '', heldUntil: 0 }),
  };
  stores[kind](record);
}
