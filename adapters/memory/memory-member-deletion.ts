import { emptiedMember, NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import {
  REMOVED_KINDS,
  removalOf,
  type BelongingKind,
  type DeletionCondition,
  type EmptiedKind,
  type RemovedKind,
  type StoredRecords,
} from '#core/archive/domain/at-deletion.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { unconfirmedAddress } from '#core/members/domain/address.ts';
import { concerns } from '#core/moderation/reports/domain/report.ts';
import { endPrivateNotes } from './memory-private-notes.ts';
import { REMOVALS } from './memory-records.ts';
import { removeWhere, requireMember, storeMember, type MemoryState } from './memory-state.ts';

/** Removes or empties everything about the member, as the core's table says. */
export function deleteMember(state: MemoryState, memberId: MemberId, at: string): void {
  for (const kind of REMOVED_KINDS) removeAbout(state, kind, memberId);
  for (const removeLeftOver of Object.values(LEFT_OVER)) removeLeftOver(state);
  for (const empty of Object.values(EMPTYING)) empty(state, memberId);
  emptyConnections(state, memberId);
  emptyIntroductions(state, memberId);
  endPrivateNotes(state, ({ otherId }) => otherId === memberId, at);
}

const LEFT_OVER: Readonly<Record<BelongingKind, (state: MemoryState) => void>> = {
  sealed_message: ({ sealedMessages, sealedConversations }) => {
    removeWhere(sealedMessages, (message) => !sealedConversations.has(message.conversationId));
  },
};

const EMPTYING: Readonly<Record<EmptiedKind, (state: MemoryState, memberId: MemberId) => void>> = {
  member: (state, memberId) => {
    const { version } = requireMember(state, memberId);
    const self = emptiedMember(memberId);
    const address = unconfirmedAddress(self.email, false);
    const emptied = { self, address, passwordHash: NO_PASSWORD_HASH };
    storeMember(state, { ...emptied, version: version + 1, activeOn: DELETED });
  },
};

const CONDITIONS: {
  readonly [Condition in DeletionCondition]: (
    record: ConditionalRecords[Condition],
    state: MemoryState,
  ) => boolean;
} = {
  pending: ({ value }) => value.status === 'pending',
  // What waits as evidence of a report stays as long as it is kept.
  not_reported: ({ requesterId, recipientId }, { reports }) =>
    ![...reports.values()].some(
      ({ value }) =>
        value.handling.state === 'open' &&
        concerns(value, requesterId) &&
        concerns(value, recipientId),
    ),
  not_evidence: ({ isEvidence }) => !isEvidence,
};

interface ConditionalRecords {
  readonly pending: StoredRecords['connection'];
  readonly not_reported: StoredRecords['sealed_conversation'];
  readonly not_evidence: StoredRecords['attachment'];
}

function removeAbout(state: MemoryState, kind: RemovedKind, memberId: MemberId): void {
  const { about, only } = removalOf(kind);
  REMOVALS[kind].remove(
    state,
    (record) =>
      about(record).includes(memberId) &&
      (only === undefined || CONDITIONS[only](record as never, state)),
  );
}

/** Of connections that were accepted the other party keeps the own messages; the note of the one who asked goes. */
function emptyConnections({ connections }: MemoryState, memberId: MemberId): void {
  for (const [id, { value, version }] of connections) {
    if (otherParty(value, memberId) === null) continue;
    const note = value.requesterId === memberId ? null : value.note;
    connections.set(id, { value: { ...value, note }, version: version + 1, together: null });
  }
}

/** Of introductions that the member has made the words go. */
function emptyIntroductions({ introductions }: MemoryState, memberId: MemberId): void {
  for (const [id, { value, version }] of introductions) {
    if (value.introducerId !== memberId) continue;
    const [lower, higher] = value.sides;
    const sides = [
      { ...lower, note: '' },
      { ...higher, note: '' },
    ] as const;
    introductions.set(id, { value: { ...value, sides }, version: version + 1 });
  }
}
