import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeEventDelivery } from '#core/feed/use-cases/deliver-events.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import type { LetterId, MemberId } from '#core/kernel/ids.ts';
import type { ActivityCounts } from '#core/mail/domain/activity.ts';
import type { MailPreferences } from '#core/mail/domain/mail-preferences.ts';
import { makeChooseMails } from '#core/mail/use-cases/choose-mails.ts';
import { decideIntroduction } from '#core/introductions/domain/decide-introduction.ts';
import { newIntroduction } from '#core/introductions/domain/introduction.ts';
import {
  concludeActivity,
  makeMayReceive,
  prepareActivity,
  queueAgain,
} from '#core/mail/use-cases/prepare-activity.ts';
import { makeQueueActivityLetters } from '#core/mail/use-cases/queue-activity-letters.ts';
import { createSettableClock, DAY } from './settable-clock.ts';
import { toMemberId } from './ids.ts';
import { messageFrom, requestBetween, storeMember, valueOf } from './stored-records.ts';
import { createSession, markAsRead, replaceConnection } from './writes.ts';

/** A letter that went out. */
export interface SentLetter {
  readonly id: LetterId;
  readonly memberId: MemberId;
  readonly at: string;
  readonly counts: ActivityCounts;
}

const MINUTE = 60_000;

/** A site whose members ask, write and read, and whose letters about that go into a list. */
export async function createMailedSite(members: number) {
  const storage = createMemoryStorage();
  const clock = createSettableClock();
  for (let made = 0; made < members; made += 1) await storeMember(storage, { verified: true });
  const sent: SentLetter[] = [];
  const { commit, connections, messages } = storage;
  const mayReceive = makeMayReceive(storage);
  const sources = { ...storage, clock, mayReceive };
  let handlers = 0;
  let handler = makeQueueActivityLetters({ ...storage, clock });
  let sessions = 0;

  const sendDue = async (dies: boolean) => {
    const now = clock.now();
    const until = new Date(Date.parse(now) + MINUTE).toISOString();
    for (const { id, letter } of await storage.outbox.hold({ now, until, limit: 100 })) {
      if (letter.kind !== 'activity') continue;
      const { memberId } = letter;
      const decision = await prepareActivity(sources, memberId);
      const removal = { type: 'remove_letter', id } as const;
      if (decision.type === 'send') {
        sent.push({ id, memberId, at: now, counts: decision.summary.counts });
        if (dies) continue;
        const concluded = await concludeActivity(sources, memberId, decision.summary.until);
        await commit({ changes: [removal, ...concluded], events: [], actorId: null, at: now });
      } else {
        const changes = [removal, ...queueAgain(memberId, decision, now)];
        await commit({ changes, events: [], actorId: null, at: now });
      }
    }
  };

  return {
    storage,
    clock,
    sent,
    /** Delivers what has happened and sends what is due; `dies` before it is noted what was sent. */
    work: async ({ dies = false } = {}) => {
      const processId = `process ${handlers}`;
      const delivery = makeEventDelivery({ ...storage, clock, processId });
      await delivery.deliver(handler);
      await sendDue(dies);
    },
    /** All events come again. */
    redeliver: () => {
      handlers += 1;
      handler = {
        ...makeQueueActivityLetters({ ...storage, clock }),
        name: `redelivery ${handlers}`,
      };
    },
    ask: async (from: number, to: number) => {
      const [requesterId, recipientId] = [toMemberId(from), toMemberId(to)];
      if ((await connections.findBetween(requesterId, recipientId)) !== null) return;
      const createdAt = clock.now();
      const connection = { ...requestBetween(requesterId, recipientId), createdAt };
      const { sent: openRequests } = await connections.countOf(requesterId, EVER);
      const memberIds = [requesterId, recipientId];
      await commit({
        changes: [{ type: 'add_connection', connection, openRequests, openSince: EVER }],
        events: [{ type: 'connection_requested', connectionId: NEW_ID, memberIds }],
        actorId: requesterId,
        at: createdAt,
      });
    },
    accept: async (from: number, by: number) => {
      const [requesterId, recipientId] = [toMemberId(from), toMemberId(by)];
      const connection = await connections.findBetween(requesterId, recipientId);
      if (connection?.status !== 'pending' || connection.recipientId !== recipientId) return;
      const accepted = { ...connection, status: 'accepted', acceptedAt: clock.now() } as const;
      await replaceConnection(storage, connection, accepted, recipientId);
      const event = { connectionId: connection.id, memberIds: [requesterId, recipientId] };
      await commit({
        changes: [],
        events: [{ type: 'connection_accepted', ...event }],
        actorId: null,
        at: clock.now(),
      });
    },
    /** The one introduces the two to each other. */
    introduce: async (by: number, one: number, other: number) => {
      const introducerId = toMemberId(by);
      const made = { introducerId, relationshipTypeId: null, createdAt: clock.now() };
      const introduction = newIntroduction(made, [
        { memberId: toMemberId(one), note: 'You both keep bees.' },
        { memberId: toMemberId(other), note: 'You both keep bees.' },
      ]);
      const decided = valueOf(decideIntroduction(introduction, { open: [], made: [] }));
      await commit({ ...decided, actorId: introducerId, at: clock.now() });
    },
    write: async (from: number, to: number) => {
      const connection = await connections.findBetween(toMemberId(from), toMemberId(to));
      if (connection?.status !== 'accepted') return;
      const { version: connectionVersion } = (await connections.load(connection.id))!;
      const at = clock.now();
      const message = { ...messageFrom(toMemberId(from), connection), createdAt: at };
      const memberIds = [message.senderId, message.recipientId];
      const event = { messageId: NEW_ID, connectionId: connection.id, memberIds };
      await commit({
        changes: [{ type: 'add_message', message, idempotencyKey: null, connectionVersion }],
        events: [{ type: 'message_sent', ...event }],
        actorId: message.senderId,
        at,
      });
    },
    /** Reads everything that the one has from the other. */
    read: async (by: number, from: number) => {
      const connection = await connections.findBetween(toMemberId(by), toMemberId(from));
      if (connection === null) return;
      const page = { before: null, limit: 1_000 };
      for (const { id, recipientId } of await messages.listOf(connection.id, page)) {
        if (recipientId === by) await markAsRead(storage, id);
      }
    },
    /** They open the site on a device. */
    visit: async (memberId: number) => {
      sessions += 1;
      await createSession(storage, {
        tokenHash: `session ${sessions}`,
        memberId: toMemberId(memberId),
        createdAt: clock.now(),
        lastUsedAt: clock.now(),
        mustChoosePassword: false,
        device: UNKNOWN_DEVICE,
      });
    },
    choose: async (memberId: number, preferences: MailPreferences) => {
      await makeChooseMails({ ...storage, clock })({ callerId: toMemberId(memberId), preferences });
    },
  };
}

const EVER = new Date(Date.parse('2026-11-21T09:00:00.000Z') - 1_000 * DAY).toISOString();
