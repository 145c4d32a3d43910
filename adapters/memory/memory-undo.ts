import { unreachable } from '#core/kernel/unreachable.ts';
import type { FactorChange, KnownDeviceChange, PasswordChange } from '#core/accounts/changes.ts';
import type { DataExportChange } from '#core/data-export/changes.ts';
import type { InvitationChange } from '#core/invitations/changes.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { NewsletterChange } from '#core/mail/changes.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { Change } from '#core/storage.ts';
import { choicesKey, choicesOf } from './memory-conversation-repository.ts';
import { isKnownDeviceChange } from './memory-known-devices.ts';
import { isFactorChange } from './memory-factors.ts';
import { findLetter, isMailChange, linksOf } from './memory-mail.ts';
import { isMailStateChange, mailedMember } from './memory-mail-preferences.ts';
import { findSubscriber, isNewsletterChange } from './memory-newsletter.ts';
import { isPasswordChange } from './memory-one-time-passwords.ts';
import { dataExportIdsOf, isDataExportChange } from './memory-data-export-repository.ts';
import { pairKey } from './memory-safety-repository.ts';
import type { MemoryState } from './memory-state.ts';

/** A place in one of the maps. */
type Entry = readonly [map: Map<unknown, unknown>, key: unknown];

/** Returns the function that undoes the change, which is about to be applied. */
export function rememberEntries(state: MemoryState, change: Change): () => void {
  // A deletion is always possible, and comes last.
  if (change.type === 'delete_member') return () => undefined;
  const remembered = entriesOf(state, change).map(([map, key]) => ({
    map,
    key,
    wasThere: map.has(key),
    value: map.get(key),
  }));
  return () => {
    for (const { map, key, wasThere, value } of remembered) {
      if (!wasThere) map.delete(key);
      else if (map.has(key)) map.set(key, value);
      else putBack(map, key, value);
    }
  };
}

/** Puts a removed entry back into its place: the maps are in the order of their keys. */
function putBack(map: Map<unknown, unknown>, key: unknown, value: unknown): void {
  const later = [...map].filter(([other]) => Number(other) > Number(key));
  for (const [other] of later) map.delete(other);
  map.set(key, value);
  for (const [other, kept] of later) map.set(other, kept);
}

/** Every change but a deletion. */
type Undone = Exclude<Change, { readonly type: 'delete_member' }>;

/** What the change is about to add, replace or remove. */
function entriesOf(state: MemoryState, change: Undone): readonly Entry[] {
  if (isPasswordChange(change)) return [passwordEntryOf(state, change)];
  if (isMailChange(change)) return mailEntriesOf(state, change);
  if (isKnownDeviceChange(change)) return [knownDeviceEntryOf(state, change)];
  if (isFactorChange(change)) return [factorEntryOf(state, change)];
  if (isDataExportChange(change)) {
    return dataExportIdsOf(state, change).map((id) => [state.dataExports, id]);
  }
  return mainEntriesOf(state, change);
}

type MainChange = Exclude<
  Undone,
  PasswordChange | MailChange | KnownDeviceChange | FactorChange | DataExportChange
>;

function mainEntriesOf(state: MemoryState, change: MainChange): readonly Entry[] {
  if (isMailStateChange(change)) return [[state.mailStates, mailedMember(change)]];
  if (isNewsletterChange(change)) return [newsletterEntryOf(state, change)];
  const { members, connections, messages, sessions, last } = state;
  switch (change.type) {
    case 'add_member':
      return [[members, last.member + 1]];
    case 'replace_member':
      return [[members, change.member.id]];
    case 'put_address':
      return [[members, change.memberId]];
    case 'add_session':
      return [[sessions, change.session.tokenHash]];
    case 'remove_session':
      return [[sessions, change.tokenHash]];
    case 'end_sessions':
    case 'end_other_sessions':
      return sessionsOf(state, change.memberId).map((tokenHash) => [sessions, tokenHash]);
    case 'add_connection':
      return [[connections, last.connection + 1]];
    case 'replace_connection':
      return [[connections, change.id]];
    case 'remove_connection':
      return removedWith(state, change.id);
    case 'add_message':
      return [[messages, last.message + 1]];
    case 'put_wording':
      return [[messages, change.message.id]];
    case 'mark_read':
      return [[messages, change.id]];
    case 'put_conversation_choices':
      return [[state.choices, choicesKey(change.choices)]];
    case 'put_pair_history':
      return [[state.histories, pairKey(change.history)]];
    case 'put_standing':
      return [[state.standings, change.standing.memberId]];
    case 'add_report':
      return [[state.reports, last.report + 1]];
    case 'put_report':
      return [[state.reports, change.id]];
    case 'add_moderation_entry':
    case 'add_notice':
    case 'put_appeal':
      return [moderationEntryOf(state, change)];
    case 'add_contact_message':
      return [[state.contactMessages, last.contact_message + 1]];
    case 'handle_contact_message':
      return [[state.contactMessages, change.id]];
    case 'add_invitation':
    case 'put_invitation':
      return [[state.invitations, idOf(change) ?? last.invitation + 1]];
    case 'put_terms_acceptance':
      return [[state.termsAcceptances, change.acceptance.memberId]];
    default:
      return unreachable(change);
  }
}

/** What goes when a connection is removed, and what is sealed of it. */
function removedWith(state: MemoryState, connectionId: number): Entry[] {
  return [
    [state.connections, connectionId],
    [state.sealedConversations, state.last.sealed_conversation + 1],
    ...choicesOf(state, connectionId).map((key): Entry => [state.choices, key]),
    ...messagesOf(state, connectionId).flatMap((id): Entry[] => [
      [state.messages, id],
      [state.sealedMessages, id],
    ]),
  ];
}

function knownDeviceEntryOf({ knownDevices }: MemoryState, change: KnownDeviceChange): Entry {
  return [
    knownDevices,
    change.type === 'put_known_device' ? change.device.deviceHash : change.deviceHash,
  ];
}

/** The invitation that is changed; none yet where one is added. */
function idOf(change: InvitationChange): number | null {
  return change.type === 'put_invitation' ? change.invitation.id : null;
}

function moderationEntryOf(
  { moderationEntries, notices, last }: MemoryState,
  change: ModerationChange,
): Entry {
  switch (change.type) {
    case 'add_moderation_entry':
      return [moderationEntries, last.moderation_entry + 1];
    case 'add_notice':
      return [notices, last.notice + 1];
    case 'put_appeal':
      return [notices, change.notice.id];
    default:
      return unreachable(change);
  }
}

function passwordEntryOf(
  { members, oneTimePasswords }: MemoryState,
  change: PasswordChange,
): Entry {
  switch (change.type) {
    case 'put_one_time_password':
      return [oneTimePasswords, change.oneTimePassword.memberId];
    case 'use_one_time_password':
      return [oneTimePasswords, change.memberId];
    case 'put_password':
      return [members, change.memberId];
    default:
      return unreachable(change);
  }
}

function mailEntriesOf(state: MemoryState, change: MailChange): readonly Entry[] {
  const { letters, links, last } = state;
  switch (change.type) {
    case 'queue_letter':
      return [[letters, findLetter(state, change.queued)?.queued.id ?? last.queued_letter + 1]];
    case 'put_letter':
    case 'remove_letter':
      return [[letters, change.id]];
    case 'add_link':
      return [[links, change.link.tokenHash]];
    case 'use_link':
      return [[links, change.tokenHash]];
    case 'remove_links':
      return linksOf(state, change).map((tokenHash) => [links, tokenHash] as const);
    default:
      return unreachable(change);
  }
}

function factorEntryOf({ secondFactors, passkeys }: MemoryState, change: FactorChange): Entry {
  switch (change.type) {
    case 'put_second_factor':
      return [secondFactors, change.secondFactor.memberId];
    case 'add_passkey':
      return [passkeys, change.passkey.credentialId];
    case 'use_passkey':
    case 'remove_passkey':
      return [passkeys, change.credentialId];
    default:
      return unreachable(change);
  }
}

function newsletterEntryOf(state: MemoryState, change: NewsletterChange): Entry {
  const { subscribers, issues, last } = state;
  switch (change.type) {
    case 'add_subscriber':
      return [subscribers, last.newsletter_subscriber + 1];
    case 'remove_subscriber':
      return [subscribers, findSubscriber(state, change.address)?.id];
    case 'add_newsletter_issue':
      return [issues, last.newsletter_issue + 1];
    case 'advance_newsletter_issue':
      return [issues, change.id];
    default:
      return unreachable(change);
  }
}

/** The ids of the messages of a connection. */
export function messagesOf(state: MemoryState, connectionId: number): number[] {
  return [...state.messages.values()].flatMap(({ message }) =>
    message.connectionId === connectionId ? [message.id] : [],
  );
}

/** The hashes of the tokens of the member's sessions. */
export function sessionsOf(
  { sessions }: Pick<MemoryState, 'sessions'>,
  memberId: number,
): string[] {
  return [...sessions.values()].flatMap((session) =>
    session.memberId === memberId ? [session.tokenHash] : [],
  );
}
