import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { ConversationPlace } from '#core/messaging/domain/conversation.ts';
import { makeCountUnreadMessages } from '#core/messaging/use-cases/count-unread-messages.ts';
import { makeGetConversation } from '#core/messaging/use-cases/get-conversation.ts';
import { makeIndexMessages } from '#core/messaging/use-cases/index-messages.ts';
import { makeListConversations } from '#core/messaging/use-cases/list-conversations.ts';
import { makeSearchMessages } from '#core/messaging/use-cases/search-messages.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import {
  storeConnection,
  storeMember,
  storeMessage,
  valueOf,
} from '#tests/support/stored-records.ts';
import { endConnection, markAsRead, storeStanding } from '#tests/support/writes.ts';

const NO_CONNECTION = refused({ code: 'not_found', subject: 'connection' });

let storage: Storage;
let rosa: Self;
let daniel: Self;
let edith: Self;
let withDaniel: Connection;
let withEdith: Connection;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage, { name: 'Rosa' });
  daniel = await storeMember(storage, { name: 'Daniel' });
  edith = await storeMember(storage, { name: 'Édith' });
  withDaniel = await storeConnection(storage, rosa.id, daniel.id);
  withEdith = await storeConnection(storage, edith.id, rosa.id);
});

const write = (by: Self, connection: Connection, words: string) =>
  storeMessage(storage, by.id, connection, words);

describe('words in conversations', () => {
  type Wanted = Partial<Parameters<ReturnType<typeof makeSearchMessages>>[0]>;
  const search = (query: string, given: Wanted = {}) =>
    makeSearchMessages(storage)({
      callerId: rosa.id,
      query,
      connectionId: null,
      before: null,
      limit: 10,
      ...given,
    });
  const contents = async (...asked: Parameters<typeof search>) => {
    const { items, next } = valueOf(await search(...asked));
    return [items.map(({ message }) => message.content), next] as const;
  };

  test('are found with who wrote to whom, the newest first, and page by page', async () => {
    const first = await write(daniel, withDaniel, 'The walnut tree is in flower');
    const second = await write(rosa, withEdith, 'Walnuts for the cake?');
    await write(edith, withEdith, 'Almonds, please');
    const shown = { member: toMember(edith), presence: 'here' };
    expect(await search('WALNUT', { limit: 1 })).toEqual(
      granted({ items: [{ ...shown, message: { ...second, read: false } }], next: second.id }),
    );
    expect(await contents('walnut', { before: second.id, limit: 1 })).toEqual([
      [first.content],
      null,
    ]);
    expect(await contents('walnut', { limit: 2 })).toEqual([[second.content, first.content], null]);
  });

  test('are looked for in one conversation, where it is the member’s', async () => {
    await write(daniel, withDaniel, 'A walnut');
    await write(edith, withEdith, 'Two walnuts');
    expect(await contents('walnut', { connectionId: withDaniel.id })).toEqual([['A walnut'], null]);
    expect(await search('walnut', { callerId: daniel.id, connectionId: withEdith.id })).toEqual(
      NO_CONNECTION,
    );
    expect(await search('walnut', { connectionId: toConnectionId(99) })).toEqual(NO_CONNECTION);
  });

  test('say nothing of whether they were read', async () => {
    const { id } = await write(rosa, withDaniel, 'A walnut');
    await markAsRead(storage, id);
    expect(await search('walnut')).toMatchObject({
      value: { items: [{ message: { read: false } }] },
    });
  });

  test('of someone who has left are gone, and their own stay the member’s', async () => {
    await write(rosa, withDaniel, 'My walnut');
    await write(daniel, withDaniel, 'His walnut');
    await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
    await deleteMember(storage, daniel.id);
    expect(await contents('walnut')).toEqual([['My walnut'], null]);
    expect(await search('walnut')).toMatchObject({ value: { items: [{ presence: 'former' }] } });
  });

  test('of a conversation that ends meanwhile are left out', async () => {
    await write(daniel, withDaniel, 'A walnut');
    await write(edith, withEdith, 'Two walnuts');
    const messageSearch: Storage['messageSearch'] = {
      ...storage.messageSearch,
      find: async (...asked) => {
        const found = await storage.messageSearch.find(...asked);
        await endConnection(storage, withEdith, edith.id);
        return found;
      },
    };
    const late = makeSearchMessages({ ...storage, messageSearch });
    const page = { connectionId: null, before: null, limit: 10 };
    const found = valueOf(await late({ callerId: rosa.id, query: 'walnut', ...page }));
    expect(found.items.map(({ message }) => message.content)).toEqual(['A walnut']);
  });
});

describe('the inbox', () => {
  const list = (limit: number, after: ConversationPlace | null = null, text = '') =>
    makeListConversations(storage)({ callerId: rosa.id, text, after, limit });
  const ids = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).items.map(({ connectionId }) => connectionId);

  test('is read page by page', async () => {
    const all = await ids(10);
    expect(all).toHaveLength(2);
    expect((await list(2)).next).toBeNull();
    const { items, next } = await list(1);
    expect(items.map(({ connectionId }) => connectionId)).toEqual(all.slice(0, 1));
    expect(await ids(1, next)).toEqual(all.slice(1));
    expect((await list(1, next)).next).toBeNull();
  });

  test('is searched by name, whatever its accents', async () => {
    expect(await ids(10, null, 'EDI')).toEqual([withEdith.id]);
    expect(await ids(10, null, 'xyz')).toEqual([]);
    expect(await list(10, null, 'xyz')).toEqual({ items: [], next: null });
  });

  test('has each conversation for itself, and how many messages were not read', async () => {
    await write(daniel, withDaniel, 'Hello');
    await write(daniel, withDaniel, 'Are you there?');
    const get = makeGetConversation(storage);
    const caller = { callerId: rosa.id };
    expect(await get({ ...caller, connectionId: withDaniel.id })).toMatchObject({
      value: { member: { id: daniel.id }, unreadCount: 2 },
    });
    expect(await get({ ...caller, connectionId: toConnectionId(99) })).toEqual(NO_CONNECTION);
    expect(await makeCountUnreadMessages(storage)(rosa.id)).toBe(2);
    expect(await makeCountUnreadMessages(storage)(daniel.id)).toBe(0);
  });
});

test.each([
  [50, true],
  [49, false],
  [0, false],
])('where %i messages were indexed, there may be more: %s', async (indexed, mayBeMore) => {
  const asked: number[] = [];
  const indexNext = (most: number) => {
    asked.push(most);
    return Promise.resolve(indexed);
  };
  expect(await makeIndexMessages({ messageSearch: { indexNext } })()).toBe(mayBeMore);
  expect(asked).toEqual([50]);
});
