import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { LiveEvent } from '#core/live/domain/live-event.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { toMessageText } from '#tests/support/texts.ts';
import type { Conversation } from '#ui/api/conversation.ts';
import { createQueryClient } from '#ui/api/query-client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { applyEvent } from '#ui/live/apply-event.ts';

const SELF = toMemberId(1);
const CONNECTION = toConnectionId(1);

let queries: QueryClient;

beforeEach(() => {
  queries = createQueryClient();
  queries.mount();
});
afterEach(() => {
  queries.unmount();
  queries.clear();
});

const message = (id: number, senderId = 2): Message => ({
  id: toMessageId(id),
  connectionId: CONNECTION,
  senderId: toMemberId(senderId),
  recipientId: toMemberId(3 - senderId),
  content: toMessageText(`Message ${id}`),
  read: false,
  edited: false,
  attachments: [],
  replyTo: null,
  createdAt: '2026-03-04T10:00:00.000Z',
});

const sent = (id: number, unreadCount: number, senderId = 2): LiveEvent => ({
  type: 'message_sent',
  message: message(id, senderId),
  unreadCount,
});

const know = (...ids: number[]) =>
  queries.setQueryData<Conversation>(queryKeys.messages(CONNECTION), {
    messages: ids.map((id) => message(id)),
    earlier: { before: '4' },
  });

const known = () => queries.getQueryData<Conversation>(queryKeys.messages(CONNECTION));
const knownIds = () => known()?.messages.map(({ id }) => id);
const apply = (...events: LiveEvent[]) => {
  for (const event of events) applyEvent(queries, SELF, event);
};

test('messages take their places in the conversation by their ids, each once, whatever comes twice', () => {
  know(4, 5);
  apply(sent(7, 2), sent(6, 1), sent(7, 2), sent(5, 1));
  expect(knownIds()).toEqual([4, 5, 6, 7]);
  expect(known()?.earlier).toEqual({ before: '4' });
});

test('a message that has changed is changed where it stands and where it is quoted, and nowhere else', () => {
  know(4, 5);
  const answer = {
    ...message(6),
    replyTo: { id: toMessageId(5), senderId: SELF, content: null, attachments: [] },
  };
  apply({ type: 'message_sent', message: answer, unreadCount: 1 });
  const changed = { ...message(5), content: toMessageText('Other words'), edited: true };
  apply(
    { type: 'message_changed', message: changed },
    { type: 'message_changed', message: { ...message(2), edited: true } },
  );
  expect(knownIds()).toEqual([4, 5, 6]);
  expect(known()?.messages.slice(1)).toMatchObject([
    { content: 'Other words', edited: true },
    { replyTo: { id: 5, content: 'Other words' } },
  ]);
});

test('a conversation that was never opened stays unread from the server', () => {
  apply(sent(1, 1));
  expect(known()).toBeUndefined();
});

test('the unread count is that of the event, also when an older answer was on its way', async () => {
  let answer: (count: number) => void = () => undefined;
  const counting = queries.query({
    queryKey: queryKeys.unreadCount,
    queryFn: () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      }),
  });
  counting.catch(() => undefined);
  apply(sent(1, 3));
  answer(2);
  await counting.catch(() => undefined);
  expect(queries.getQueryData(queryKeys.unreadCount)).toBe(3);
  apply({
    type: 'message_read',
    messageId: toMessageId(1),
    connectionId: CONNECTION,
    unreadCount: 2,
  });
  expect(queries.getQueryData(queryKeys.unreadCount)).toBe(2);
});

test('a message that arrives while the conversation is read for the first time is read with it', async () => {
  const answers: ((conversation: Conversation) => void)[] = [];
  const observer = new QueryObserver<Conversation>(queries, {
    queryKey: queryKeys.messages(CONNECTION),
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  apply(sent(2, 1));
  answers[0]?.({ messages: [message(1)], earlier: null });
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.({ messages: [message(1), message(2)], earlier: null });
  await expect.poll(() => knownIds()).toEqual([1, 2]);
  stop();
});

test('after a reading that failed, a message is not put behind what may be missing: it is read with that', async () => {
  know(1);
  const answers: {
    resolve: (conversation: Conversation) => void;
    reject: (error: Error) => void;
  }[] = [];
  const observer = new QueryObserver<Conversation>(queries, {
    queryKey: queryKeys.messages(CONNECTION),
    queryFn: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    refetchOnMount: 'always',
  });
  const stop = observer.subscribe(() => undefined);
  answers[0]?.reject(new Error('There was no network.'));
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  apply(sent(3, 1));
  expect(knownIds()).toEqual([1]);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve({ messages: [message(1), message(2), message(3)], earlier: null });
  await expect.poll(() => knownIds()).toEqual([1, 2, 3]);
  stop();
});

test('one’s own message waits for the answer to the page that sends it', async () => {
  know(4);
  let answer: () => void = () => undefined;
  const sending = queries
    .getMutationCache()
    .build(queries, {
      mutationKey: queryKeys.sending(CONNECTION),
      mutationFn: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    })
    .execute(undefined);
  await expect.poll(() => queries.isMutating()).toBe(1);
  apply(sent(5, 0, 1));
  expect(knownIds()).toEqual([4]);
  apply(sent(6, 1));
  expect(knownIds()).toEqual([4, 6]);
  answer();
  await sending;
  await expect.poll(() => knownIds()).toEqual([4, 5, 6]);
  // From another device it comes at once.
  apply(sent(7, 1, 1));
  expect(knownIds()).toEqual([4, 5, 6, 7]);
});

test('what was read elsewhere is read here', () => {
  know(4, 5);
  apply({
    type: 'message_read',
    messageId: toMessageId(5),
    connectionId: CONNECTION,
    unreadCount: 1,
  });
  expect(known()?.messages.map(({ read }) => read)).toEqual([false, true]);
});

test('a message that says something else by now does so where it is known, and only there', () => {
  know(4, 5);
  const edited = { ...message(5), content: toMessageText('Other words'), edited: true };
  apply({ type: 'message_changed', message: edited });
  expect(known()?.messages).toEqual([message(4), edited]);
  // To one that was not read yet, the way leads by the page it is on.
  apply({ type: 'message_changed', message: message(1) });
  expect(knownIds()).toEqual([4, 5]);
});

const connection = {
  id: CONNECTION,
  member: { id: toMemberId(2) },
  status: 'accepted',
} as ConnectionWithMember;

const CONNECTION_EVENTS: LiveEvent[] = [
  { type: 'connection_requested', connection },
  { type: 'connection_accepted', connection },
  { type: 'connection_removed', connectionId: CONNECTION },
];

test.each(CONNECTION_EVENTS)('$type has every list of people read again', (event) => {
  const keys = [
    queryKeys.connectionList({}),
    queryKeys.connectionCounts,
    queryKeys.connectionOverview,
    queryKeys.conversations,
  ];
  for (const key of keys) queries.setQueryData(key, []);
  apply(event);
  for (const key of keys) expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a connection that changes stands as it is now wherever it is known', () => {
  const places = [queryKeys.connection(CONNECTION), queryKeys.connectionBetween(2)];
  queries.setQueryData(places[0]!, { ...connection, status: 'pending' });
  apply({ type: 'connection_accepted', connection });
  expect(queries.getQueryData(places[0]!)).toEqual(connection);
  expect(queries.getQueryData(places[1]!)).toBeUndefined();
});

test.each([
  ['notice', queryKeys.notices],
  ['notice', queryKeys.reports],
  ['notice', queryKeys.connectionOverview],
  ['conversation_changed', queryKeys.conversations],
  ['conversation_changed', queryKeys.messages(CONNECTION)],
  ['conversation_changed', queryKeys.questions(CONNECTION)],
  ['conversation_changed', queryKeys.rhythm(CONNECTION)],
  ['conversation_changed', queryKeys.bond(CONNECTION)],
  ['conversation_changed', queryKeys.activities(CONNECTION)],
  ['conversation_changed', queryKeys.connections],
] as const)('%s has its list read again', (type, key) => {
  queries.setQueryData(key, []);
  apply(type === 'notice' ? { type } : { type, isShared: true, connectionId: CONNECTION });
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a conversation that was pinned or muted leaves its messages and what the two share as they are', () => {
  const kept = [
    queryKeys.messages,
    queryKeys.questions,
    queryKeys.rhythm,
    queryKeys.bond,
    queryKeys.activities,
  ].map((key) => key(CONNECTION));
  for (const key of [...kept, queryKeys.conversations]) queries.setQueryData(key, []);
  apply({ type: 'conversation_changed', isShared: false, connectionId: CONNECTION });
  expect(queries.getQueryState(queryKeys.conversations)?.isInvalidated).toBe(true);
  for (const key of kept) expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
});
