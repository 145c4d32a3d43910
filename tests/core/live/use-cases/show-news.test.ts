import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { newIntroduction } from '#core/introductions/domain/introduction.ts';
import { makeListReceivedIntroductions } from '#core/introductions/use-cases/list-introductions.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import type { DomainEvent } from '#core/events.ts';
import type { IntroductionId, MemberId } from '#core/kernel/ids.ts';
import { makeShowNews } from '#core/live/use-cases/show-news.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { Storage } from '#core/storage.ts';
import { toConnectionId, toMessageId, toReportId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import { markAsRead, putWording, storeIntroduction, storeStanding } from '#tests/support/writes.ts';
import { toMessageText } from '#tests/support/texts.ts';

const clock = createSettableClock();
const READ_MARKS = { sharedSigns: { reading: true, typing: false } };

let storage: Storage;
let rosa: Self;
let daniel: Self;
let connection: Connection;
let message: Message;
/** How often each thing was asked for. */
let asked: { connections: number; unread: number; relations: number };

async function connect(given: Parameters<typeof storeMember>[1] = {}) {
  rosa = await storeMember(storage, { name: 'Rosa', ...given });
  daniel = await storeMember(storage, { name: 'Daniel', ...given });
  connection = await storeConnection(storage, rosa.id, daniel.id);
  message = await storeMessage(storage, rosa.id, connection, 'Hello');
}

beforeEach(async () => {
  storage = createMemoryStorage();
  asked = { connections: 0, unread: 0, relations: 0 };
  await connect();
});

const showAll = (memberId: MemberId, events: readonly DomainEvent[]) => {
  const getConnection = makeGetConnection({ ...storage, clock });
  return makeShowNews({
    clock,
    safety: {
      relate: (...pair) => {
        asked.relations += 1;
        return storage.safety.relate(...pair);
      },
    },
    messages: {
      loadWithConnection: (id) => storage.messages.loadWithConnection(id),
      countUnread: (id) => {
        asked.unread += 1;
        return storage.messages.countUnread(id);
      },
    },
    listReceivedIntroductions: makeListReceivedIntroductions({ ...storage, clock }),
    getConnection: (input) => {
      asked.connections += 1;
      return getConnection(input);
    },
  })(memberId, events);
};
const show = async (memberId: MemberId, event: DomainEvent) =>
  (await showAll(memberId, [event]))[0];

const both = () => [rosa.id, daniel.id];
const about = (type: 'message_sent' | 'message_changed' | 'message_read', of = message) =>
  ({ type, messageId: of.id, connectionId: connection.id, memberIds: both() }) as const;

describe('news of a message', () => {
  test('show it with how many the member has not read', async () => {
    await storeMessage(storage, rosa.id, connection, 'Are you there?');
    const sent = { type: 'message_sent', message };
    expect(await show(daniel.id, about('message_sent'))).toEqual({ ...sent, unreadCount: 2 });
    expect(await show(rosa.id, about('message_sent'))).toEqual({ ...sent, unreadCount: 0 });
  });

  test('show what it says by now', async () => {
    const content = toMessageText('Good morning');
    await putWording(storage, message.id, { content, at: clock.now() });
    const changed = { type: 'message_changed', message: { content } };
    expect(await show(daniel.id, about('message_changed'))).toMatchObject(changed);
  });

  test('that was read say so to its reader', async () => {
    await storeMessage(storage, rosa.id, connection, 'Are you there?');
    await markAsRead(storage, message.id);
    expect(await show(daniel.id, about('message_read'))).toEqual({
      type: 'message_read',
      messageId: message.id,
      connectionId: connection.id,
      unreadCount: 1,
    });
  });

  test('that was read say so to its sender only where both have chosen read marks', async () => {
    await markAsRead(storage, message.id);
    expect(await show(rosa.id, about('message_read'))).toBeNull();
    await connect(READ_MARKS);
    await markAsRead(storage, message.id);
    expect(await show(rosa.id, about('message_read'))).toMatchObject({
      type: 'message_read',
      messageId: message.id,
      unreadCount: 0,
    });
  });

  test('that is not there any more, or between people who cannot see each other, show nothing', async () => {
    const gone = { ...message, id: toMessageId(99) };
    await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
    for (const type of ['message_sent', 'message_changed', 'message_read'] as const) {
      expect(await show(daniel.id, about(type, gone))).toBeNull();
      expect(await show(daniel.id, about(type))).toBeNull();
    }
  });

  test('with a former member show what the member has written alone', async () => {
    const own = await storeMessage(storage, daniel.id, connection, 'Where are you?');
    await storeStanding(storage, rosa.id, { leavesOn: '2126-01-01T00:00:00.000Z' });
    expect(await show(daniel.id, about('message_sent'))).toBeNull();
    expect(await show(daniel.id, about('message_sent', own))).toMatchObject({
      message: { id: own.id, content: 'Where are you?' },
    });
  });
});

describe('news of a connection', () => {
  const of = (type: 'connection_requested' | 'connection_accepted') =>
    ({ type, connectionId: connection.id, memberIds: both() }) as const;

  test.each(['connection_requested', 'connection_accepted'] as const)(
    'show it as its call does: %s',
    async (type) => {
      const callerId = daniel.id;
      const seen = await makeGetConnection({ ...storage, clock })({ callerId, id: connection.id });
      expect(await show(callerId, of(type))).toEqual({ type, connection: valueOf(seen) });
    },
  );

  test('show nothing where its call finds nothing', async () => {
    const unknown = { ...of('connection_accepted'), connectionId: toConnectionId(99) };
    expect(await show(daniel.id, unknown)).toBeNull();
  });

  test('say that it is over, or that it was pinned or muted, or shared by the two, whatever is stored', async () => {
    const connectionId = toConnectionId(99);
    for (const news of [
      { type: 'connection_removed' },
      { type: 'conversation_changed', isShared: false },
      { type: 'conversation_changed', isShared: true },
    ] as const) {
      const event = { ...news, connectionId, memberIds: both() };
      expect(await show(daniel.id, event)).toEqual({ ...news, connectionId });
    }
  });

  test('of a request show it to both', async () => {
    const other = await storeMember(storage);
    const request = await storeRequest(storage, other.id, rosa.id);
    const memberIds = [other.id, rosa.id];
    const event = { type: 'connection_requested', connectionId: request.id, memberIds } as const;
    for (const id of memberIds) {
      expect(await show(id, event)).toMatchObject({ connection: { id: request.id } });
    }
  });
});

describe('news of an introduction', () => {
  const noteTo = (memberId: MemberId) => ({ memberId, note: 'You both keep bees.' });
  const made = (introductionId: IntroductionId, memberIds = both()) =>
    ({ type: 'introduction_made', introductionId, memberIds }) as const;

  /** Ada knows Daniel and Frieda, and introduces them to each other. */
  async function introduce() {
    const [ada, frieda] = [await storeMember(storage), await storeMember(storage)];
    for (const one of [daniel, frieda]) await storeConnection(storage, ada.id, one.id);
    const of = { introducerId: ada.id, relationshipTypeId: null, createdAt: clock.now() };
    const introduction = newIntroduction(of, [noteTo(daniel.id), noteTo(frieda.id)]);
    const { id } = await storeIntroduction(storage, introduction);
    return { frieda, id };
  }

  test('say that there is something to see, to those who see it', async () => {
    const { frieda, id } = await introduce();
    const other = await introduce();
    const changed = { type: 'introductions_changed' };
    for (const each of [id, other.id]) expect(await show(daniel.id, made(each))).toEqual(changed);
    expect(await show(frieda.id, made(id, [frieda.id]))).toEqual(changed);
    expect(await show(frieda.id, made(other.id, [frieda.id]))).toBeNull();
    expect(await show(rosa.id, made(id))).toBeNull();
    await storeStanding(storage, frieda.id, { account: { status: 'removed' } });
    expect(await show(daniel.id, made(id))).toBeNull();
  });

  test('come to all pages of whoever has answered', async () => {
    const { id } = await introduce();
    const answered = { ...made(id), type: 'introduction_answered' } as const;
    expect(await show(daniel.id, answered)).toEqual({ type: 'introductions_changed' });
  });
});

test('a member learns that their profile has changed, and that there is a decision to read', async () => {
  const memberIds = [rosa.id];
  expect(await show(rosa.id, { type: 'profile_changed', memberIds })).toEqual({
    type: 'profile_changed',
  });
  expect(await show(rosa.id, { type: 'notice_added', memberIds })).toEqual({ type: 'notice' });
});

test('nobody learns of registrations, blocks, reports and settings of the site', async () => {
  const memberIds = [rosa.id];
  const events: readonly DomainEvent[] = [
    { type: 'member_registered', memberIds },
    { type: 'member_blocked', memberIds, aboutId: daniel.id },
    { type: 'member_unblocked', memberIds, aboutId: daniel.id },
    { type: 'report_filed', memberIds, reportId: toReportId(1) },
    { type: 'site_changed', memberIds },
  ];
  expect(await showAll(rosa.id, events)).toEqual(events.map(() => null));
});

test('nobody learns of what is for others', async () => {
  const outsider = await storeMember(storage);
  expect(await show(outsider.id, about('message_sent'))).toBeNull();
  expect(await show(daniel.id, { type: 'profile_changed', memberIds: [rosa.id] })).toBeNull();
});

test('of several events each is shown, in their order, and the same thing is asked for once', async () => {
  const accepted = {
    type: 'connection_accepted',
    connectionId: connection.id,
    memberIds: both(),
  } as const;
  const second = await storeMessage(storage, rosa.id, connection, 'Are you there?');
  const news = await showAll(daniel.id, [
    accepted,
    about('message_sent'),
    about('message_sent', second),
    accepted,
  ]);
  expect(news).toMatchObject([
    { type: 'connection_accepted' },
    { message: { id: message.id }, unreadCount: 2 },
    { message: { id: second.id }, unreadCount: 2 },
    { type: 'connection_accepted' },
  ]);
  expect(asked).toEqual({ connections: 1, unread: 1, relations: 1 });
});

test('of messages of two conversations each is shown by the rule of its own', async () => {
  const olive = await storeMember(storage, { name: 'Olive' });
  const other = await storeConnection(storage, olive.id, daniel.id);
  const seen = await storeMessage(storage, olive.id, other, 'Good evening');
  await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
  const news = await showAll(daniel.id, [about('message_sent'), about('message_sent', seen)]);
  expect(news).toMatchObject([null, { message: { id: seen.id } }]);
});

test('of two connections each is shown', async () => {
  const olive = await storeMember(storage, { name: 'Olive' });
  const other = await storeConnection(storage, olive.id, daniel.id);
  const events = [connection, other].map(
    ({ id }) =>
      ({ type: 'connection_accepted', connectionId: id, memberIds: [daniel.id] }) as const,
  );
  expect(await showAll(daniel.id, events)).toMatchObject([
    { connection: { id: connection.id } },
    { connection: { id: other.id } },
  ]);
});
