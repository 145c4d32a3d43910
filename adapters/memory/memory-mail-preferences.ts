import { promised } from '#adapters/promised.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import type { WaitingItem } from '#core/mail/domain/activity.ts';
import { ACTIVITY_KINDS, USUAL_MAIL_PREFERENCES } from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository, MailState } from '#core/mail/mail-preference-repository.ts';
import { changesOf } from '#adapters/changes-of.ts';
import type { MemoryState } from './memory-state.ts';

/** Reads what mails about activity need of the state; see the port for what it promises. */
export function createMemoryMailPreferences(state: MemoryState): MailPreferenceRepository {
  return {
    loadState: (memberId) => promised(() => structuredClone(loadState(state, memberId))),
    listWaiting: (memberId, { after, limit }) =>
      promised(() => {
        const waiting = [
          ...waitingConnections(state, memberId, after),
          ...waitingSenders(state, memberId, after),
        ].sort((one, other) => (one.until < other.until ? 1 : -1));
        return ACTIVITY_KINDS.flatMap((kind) =>
          waiting.filter((item) => item.kind === kind).slice(0, limit),
        );
      }),
    lastSeenAt: (memberId) =>
      promised(() => {
        const uses = [...state.sessions.values()]
          .filter((session) => session.memberId === memberId)
          .map(({ lastUsedAt }) => lastUsedAt);
        return uses.sort().at(-1) ?? null;
      }),
  };
}

function waitingConnections(
  { connections }: MemoryState,
  memberId: MemberId,
  after: string,
): WaitingItem[] {
  return [...connections.values()].flatMap(({ value }): WaitingItem[] => {
    const { requesterId, recipientId, status, createdAt, acceptedAt } = value;
    if (status === 'pending') {
      if (recipientId !== memberId || createdAt <= after) return [];
      return [{ kind: 'requests', otherId: requesterId, since: createdAt, until: createdAt }];
    }
    if (requesterId !== memberId || acceptedAt <= after) return [];
    return [{ kind: 'acceptances', otherId: recipientId, since: acceptedAt, until: acceptedAt }];
  });
}

function waitingSenders(
  { messages }: MemoryState,
  memberId: MemberId,
  after: string,
): WaitingItem[] {
  const senders = new Map<MemberId, WaitingItem>();
  for (const { message } of messages.values()) {
    const { recipientId, senderId: otherId, read, createdAt } = message;
    if (recipientId !== memberId || read || createdAt <= after) continue;
    const { since, until } = senders.get(otherId) ?? { since: createdAt, until: createdAt };
    senders.set(otherId, {
      kind: 'messages',
      otherId,
      since: createdAt < since ? createdAt : since,
      until: createdAt > until ? createdAt : until,
    });
  }
  return [...senders.values()];
}

/** Whether the change is one of the state of mails. */
export const isMailStateChange = changesOf<MailStateChange>({
  put_mail_state: true,
  note_mailed: true,
});

/** Whether what the change was decided upon is still so. */
export function isMailStateChangePossible(state: MemoryState, change: MailStateChange): boolean {
  if (change.type === 'note_mailed') return true;
  return loadState(state, change.state.memberId).version === change.version;
}

/** Applies a change that is possible. */
export function applyMailStateChange(state: MemoryState, change: MailStateChange): null {
  const memberId = mailedMember(change);
  const { value, version } = loadState(state, memberId);
  const next =
    change.type === 'note_mailed' ? { ...value, mailedUntil: change.until } : change.state;
  state.mailStates.set(memberId, { value: next, version: version + 1 });
  return null;
}

/** Whose state it is. */
export function mailedMember(change: MailStateChange): MemberId {
  return change.type === 'note_mailed' ? change.memberId : change.state.memberId;
}

function loadState({ mailStates }: MemoryState, memberId: MemberId): Versioned<MailState> {
  const value = { memberId, preferences: USUAL_MAIL_PREFERENCES, mailedUntil: null };
  return mailStates.get(memberId) ?? { value, version: 0 };
}
