import { promised } from '#adapters/promised.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import type { WaitingItem } from '#core/mail/domain/activity.ts';
import {
  ACTIVITY_KINDS,
  unchosenMails,
  type MailState,
} from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import type { MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

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

function loadState({ mailStates }: MemoryState, memberId: MemberId): Versioned<MailState> {
  return mailStates.get(memberId) ?? { value: unchosenMails(memberId), version: 0 };
}

/** Stores what changes of the mails that members wish. */
export function createMailStateHandlers(state: MemoryState): MemoryHandlers<MailStateChange> {
  const { mailStates } = state;
  return {
    put_mail_state: ({ state: value, version }) => {
      requireUnchanged(loadState(state, value.memberId).version === version);
      mailStates.set(value.memberId, { value, version: version + 1 });
      return null;
    },
    note_mailed: ({ memberId, until: mailedUntil }) => {
      const { value, version } = loadState(state, memberId);
      mailStates.set(memberId, { value: { ...value, mailedUntil }, version: version + 1 });
      return null;
    },
  };
}
