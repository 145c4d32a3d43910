import { emptiedMember, NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import { membersNamedIn } from '#core/events.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { unconfirmedAddress } from '#core/members/domain/address.ts';
import { memberOf } from '#core/letters/domain/letter.ts';
import { concerns } from '#core/moderation/reports/domain/report.ts';
import { removeSealed } from './memory-sealed-conversations.ts';
import { requireMember, storeMember, type MemoryState } from './memory-state.ts';

/** Removes or empties everything about the member; what stays, and why, is in the list of tables of SQL. */
export function deleteMember(state: MemoryState, memberId: MemberId): void {
  const { version } = requireMember(state, memberId);
  emptyConnections(state, memberId);
  removeWhere(state.messages, ({ message }) => message.senderId === memberId);
  removeWhere(state.histories, ({ value }) => value.some((side) => side.memberId === memberId));
  removeSealedOf(state, memberId);
  removeWhere(state.notices, ({ value }) => value.memberId === memberId);
  removeWhere(state.contactMessages, (message) => message.memberId === memberId);
  removeWhere(state.invitations, ({ value }) => value.inviterId === memberId);
  removeWhere(state.letters, ({ queued }) => memberOf(queued.letter) === memberId);
  for (const map of [state.links, state.sessions, state.knownDevices, state.passkeys]) {
    removeWhere<{ readonly memberId: MemberId | null }>(map, (it) => it.memberId === memberId);
  }
  removeWhere(state.events, ({ event }) => membersNamedIn(event).includes(memberId));
  removeWhere(state.choices, ({ value }) => value.memberId === memberId);
  state.oneTimePasswords.delete(memberId);
  state.secondFactors.delete(memberId);
  state.termsAcceptances.delete(memberId);
  state.mailStates.delete(memberId);
  const self = emptiedMember(memberId);
  const address = unconfirmedAddress(self.email, false);
  const emptied = { self, address, passwordHash: NO_PASSWORD_HASH };
  storeMember(state, { ...emptied, version: version + 1, activeOn: DELETED });
}

/** Of connections that were accepted the other party keeps the own messages. */
function emptyConnections({ connections }: MemoryState, memberId: MemberId): void {
  for (const [id, { value, version }] of connections) {
    if (otherParty(value, memberId) === null) continue;
    const note = value.requesterId === memberId ? null : value.note;
    if (value.status === 'pending') connections.delete(id);
    else connections.set(id, { value: { ...value, note }, version: version + 1 });
  }
}

/** What waits as evidence of a report stays as long as it is kept. */
function removeSealedOf(state: MemoryState, memberId: MemberId): void {
  const open = [...state.reports.values()].filter(({ value }) => value.handling.state === 'open');
  for (const conversation of state.sealedConversations.values()) {
    const otherId = otherParty(conversation, memberId);
    const isReported = open.some(
      ({ value }) => otherId !== null && concerns(value, memberId) && concerns(value, otherId),
    );
    if (otherId !== null && !isReported) removeSealed(state, conversation.id);
  }
}

function removeWhere<Value>(map: Map<unknown, Value>, isMeant: (value: Value) => boolean): void {
  for (const [key, value] of map) if (isMeant(value)) map.delete(key);
}
