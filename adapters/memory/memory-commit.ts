import type { NewId } from '#core/kernel/ids.ts';
import { promised } from '#adapters/promised.ts';
import type { KeptConnection } from '#core/connections/domain/connection.ts';
import type { Sealing } from '#core/connections/domain/sealing.ts';
import type { DomainEvent } from '#core/events.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { NEW_ID, withNewId, type Commit } from '#core/kernel/commit.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { aboutNewMember, type Change } from '#core/storage.ts';
import { pairKey } from './memory-safety-repository.ts';
import { applyFactorChange, isFactorChange, isFactorChangePossible } from './memory-factors.ts';
import { applyInvitationChange, isInvitationPossible } from './memory-invitation-repository.ts';
import { countOf, findBetween } from './memory-connection-repository.ts';
import {
  applyConversationChange,
  choicesOf,
  isConversationChangePossible,
} from './memory-conversation-repository.ts';
import { applyMemberChange, isMemberChangePossible } from './memory-member-changes.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import { findByKey } from './memory-message-repository.ts';
import {
  applyDataExportChange,
  isDataExportChange,
  isDataExportPossible,
} from './memory-data-export-repository.ts';
import { addReport, handleReport } from './memory-report-repository.ts';
import { sealConversation } from './memory-sealed-conversations.ts';
import { applyContactChange, isOpen } from './memory-contact-message-repository.ts';
import { applyModerationChange } from './memory-moderation-repository.ts';
import {
  applySessionChange,
  isSessionChange,
  isSessionChangePossible,
} from './memory-session-repository.ts';
import {
  applyPasswordChange,
  isPasswordChange,
  isPasswordChangePossible,
} from './memory-one-time-passwords.ts';
import { applyKnownDeviceChange, isKnownDeviceChange } from './memory-known-devices.ts';
import { applyMailChange, isMailChange, isMailChangePossible } from './memory-mail.ts';
import {
  applyMailStateChange,
  isMailStateChange,
  isMailStateChangePossible,
} from './memory-mail-preferences.ts';
import {
  applyNewsletterChange,
  isNewsletterChange,
  isNewsletterChangePossible,
} from './memory-newsletter.ts';
import { messagesOf, rememberEntries } from './memory-undo.ts';
import { isTermsChangePossible, storeTermsAcceptance } from './memory-terms-repository.ts';
import { isDeleted, nextId, nextNumber, recordActivity, type MemoryState } from './memory-state.ts';

/** Stores acts in the state; see `Commit` for what it promises. */
export function createMemoryCommit(state: MemoryState): Commit<Change, DomainEvent> {
  return ({ changes, events, actorId, at }) =>
    promised(() => {
      const undos: (() => void)[] = [];
      let newId: NewId | null = null;
      for (const decided of structuredClone(changes)) {
        const change = aboutNewMember(decided, newId);
        if (!isPossible(state, change)) {
          for (const undo of undos.reverse()) undo();
          return { stored: false };
        }
        if (changes.length > 1) undos.push(rememberEntries(state, change));
        newId = apply(state, change) ?? newId;
      }
      const actor = actorId === NEW_ID ? newId : actorId;
      if (actor !== null) recordActivity(state, actor, toActivityDay(at));
      for (const event of events) {
        const id = nextNumber(state, 'event');
        state.events.set(id, structuredClone({ id, at, event: withNewId(event, newId) }));
      }
      return { stored: true, newId };
    });
}

/** Whether what the change was decided upon is still so, and what must be unique is free. */
function isPossible(state: MemoryState, change: Change): boolean {
  if (isSessionChange(change)) return isSessionChangePossible(state, change);
  if (isPasswordChange(change)) return isPasswordChangePossible(state, change);
  if (isMailChange(change)) return isMailChangePossible(state, change);
  if (isKnownDeviceChange(change)) return true;
  if (isFactorChange(change)) return isFactorChangePossible(state, change);
  if (isDataExportChange(change)) return isDataExportPossible(state, change);
  if (isMailStateChange(change)) return isMailStateChangePossible(state, change);
  if (isNewsletterChange(change)) return isNewsletterChangePossible(state, change);
  switch (change.type) {
    case 'add_member':
    case 'replace_member':
    case 'put_address':
    case 'delete_member':
      return isMemberChangePossible(state, change);
    case 'add_moderation_entry':
    case 'add_notice':
    case 'add_report':
    case 'add_contact_message':
      return true;
    case 'put_appeal':
      return state.notices.get(change.notice.id)?.version === change.version;
    case 'add_invitation':
    case 'put_invitation':
      return isInvitationPossible(state, change);
    case 'put_terms_acceptance':
      return isTermsChangePossible(state, change);
    case 'add_connection': {
      const { requesterId, recipientId } = change.connection;
      if (isDeleted(state, requesterId) || isDeleted(state, recipientId)) return false;
      const isFree = !findBetween(state, requesterId, recipientId);
      return isFree && countOf(state, requesterId, change.openSince).sent === change.openRequests;
    }
    case 'replace_connection':
    case 'remove_connection':
      return state.connections.get(change.id)?.version === change.version;
    case 'add_message': {
      const { message, idempotencyKey, connectionVersion } = change;
      const isFree = idempotencyKey === null || !findByKey(state, message, idempotencyKey);
      return isFree && state.connections.get(message.connectionId)?.version === connectionVersion;
    }
    case 'put_wording':
      return isWordingPossible(state, change);
    case 'mark_read':
      return state.messages.get(change.id)?.message.read === false;
    case 'put_conversation_choices':
      return isConversationChangePossible(state, change);
    case 'put_pair_history':
      return (state.histories.get(pairKey(change.history))?.version ?? 0) === change.version;
    case 'put_standing':
      return (state.standings.get(change.standing.memberId)?.version ?? 0) === change.version;
    case 'put_report':
      return state.reports.get(change.id)?.version === change.version;
    case 'handle_contact_message':
      return isOpen(state, change.id);
    default:
      return unreachable(change);
  }
}

/** Applies a change that is possible, and returns the id of what it added, if it did. */
function apply(state: MemoryState, change: Change): NewId | null {
  if (isSessionChange(change)) return applySessionChange(state, change);
  if (isPasswordChange(change)) return applyPasswordChange(state, change);
  if (isMailChange(change)) return applyMailChange(state, change);
  if (isKnownDeviceChange(change)) return applyKnownDeviceChange(state, change);
  if (isFactorChange(change)) return applyFactorChange(state, change);
  if (isDataExportChange(change)) return applyDataExportChange(state, change);
  if (isMailStateChange(change)) return applyMailStateChange(state, change);
  if (isNewsletterChange(change)) return applyNewsletterChange(state, change);
  switch (change.type) {
    case 'add_member':
    case 'replace_member':
    case 'put_address':
    case 'delete_member':
      return applyMemberChange(state, change);
    case 'add_connection':
      return addConnection(state, change.connection);
    case 'replace_connection': {
      const { id, version, connection } = change;
      state.connections.set(id, { value: { ...connection, id }, version: version + 1 });
      return null;
    }
    case 'remove_connection':
      removeWithMessages(state, change.id, change.sealing);
      return null;
    case 'add_message':
    case 'put_wording':
    case 'mark_read':
      return applyMessageChange(state, change);
    case 'put_conversation_choices':
      return applyConversationChange(state, change);
    case 'put_pair_history':
    case 'put_standing':
      applySafetyChange(state, change);
      return null;
    case 'add_report':
      return addReport(state, change.report);
    case 'put_report':
      handleReport(state, change.id, change.handling);
      return null;
    case 'add_moderation_entry':
    case 'add_notice':
    case 'put_appeal':
      applyModerationChange(state, change);
      return null;
    case 'add_contact_message':
    case 'handle_contact_message':
      return applyContactChange(state, change);
    case 'add_invitation':
    case 'put_invitation':
      return applyInvitationChange(state, change);
    case 'put_terms_acceptance':
      storeTermsAcceptance(state, change);
      return null;
    default:
      return unreachable(change);
  }
}

function addConnection(state: MemoryState, connection: KeptConnection): NewId {
  const id = nextId(state, 'connection');
  state.connections.set(id, { value: { ...connection, id }, version: 1 });
  return id;
}

function removeWithMessages(state: MemoryState, id: number, sealing: Sealing | null): void {
  if (sealing !== null) sealConversation(state, id, sealing);
  state.connections.delete(id);
  for (const messageId of messagesOf(state, id)) state.messages.delete(messageId);
  for (const key of choicesOf(state, id)) state.choices.delete(key);
}

function applyMessageChange(state: MemoryState, change: MessageChange): NewId | null {
  switch (change.type) {
    case 'mark_read':
      changeMessage(state, change.id, { read: true });
      return null;
    case 'put_wording': {
      const { id, content, earlier } = change.message;
      changeMessage(state, id, { content, earlier });
      return null;
    }
    case 'add_message': {
      const { message, idempotencyKey } = change;
      const id = nextId(state, 'message');
      const added = { ...message, id, read: false, earlier: [] };
      state.messages.set(id, { message: added, idempotencyKey });
      return id;
    }
    default:
      return unreachable(change);
  }
}

function changeMessage(state: MemoryState, id: number, changes: Partial<StoredMessage>): void {
  const stored = state.messages.get(id);
  if (stored) state.messages.set(id, { ...stored, message: { ...stored.message, ...changes } });
}

/** Earlier wordings only grow, so their number tells whether there are others by now. */
function isWordingPossible(
  state: MemoryState,
  { message, before, connectionVersion }: Extract<MessageChange, { type: 'put_wording' }>,
): boolean {
  const stored = state.messages.get(message.id)?.message;
  if (state.connections.get(message.connectionId)?.version !== connectionVersion) return false;
  return stored?.content === before.content && stored.earlier.length === before.earlier.length;
}

function applySafetyChange(state: MemoryState, change: SafetyChange): void {
  const version = change.version + 1;
  if (change.type === 'put_standing') {
    state.standings.set(change.standing.memberId, { value: change.standing, version });
    return;
  }
  const { history } = change;
  const key = pairKey(history);
  const id = state.histories.get(key)?.id ?? nextNumber(state, 'pair_history');
  state.histories.set(key, { id, value: history, version });
}
