import { toIdempotencyKey, toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { describe, expect, test } from 'vitest';
import { noConnection } from '#core/connections/domain/connection.ts';
import { QUOTED_CHARACTERS } from '#core/messaging/domain/message.ts';
import type { Sending } from '#core/messaging/ports/message-repository.ts';
import type { Storage } from '#core/storage.ts';
import { AWKWARD_WORDS } from '#tests/support/arbitraries.ts';
import {
  messageFrom,
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
  storedAs,
} from '#tests/support/stored-records.ts';
import { UNKNOWN_IDS } from './member-contract.ts';
import {
  createMessage,
  markAsRead,
  replaceConnection,
  storeStanding,
  putWording,
} from '#tests/support/writes.ts';

const ALL = { before: null, limit: 100 };

/** What `MessageRepository` promises. */
export function describeMessages(current: () => Storage): void {
  async function storeCorrespondents() {
    const [one, other] = await storeMembers(current(), 2);
    const connection = await storeConnection(current(), one!.id, other!.id);
    return { one: one!.id, other: other!.id, connection };
  }

  async function findByKey(draft: Omit<Sending, 'idempotencyKey'>, key: string) {
    const idempotencyKey = toIdempotencyKey(key);
    const loaded = await current().messages.loadSending({ ...draft, idempotencyKey });
    return loaded?.standing ? current().messages.findById(loaded.standing.id) : null;
  }

  describe('messages', () => {
    test('are returned as they were stored, unread', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const draft = messageFrom(one, connection, `${AWKWARD_WORDS.join('\n')}\t.`);
      const stored = await createMessage(current(), draft);
      expect(stored).toEqual(storedAs(draft, stored!.id));
      expect(await messages.findById(stored!.id)).toEqual(stored);
      for (const id of UNKNOWN_IDS) expect(await messages.findById(toMessageId(id))).toBeNull();
    });

    test('are not stored while the connection is pending', async () => {
      const { messages } = current();
      const [one, other] = await storeMembers(current(), 2);
      const request = await storeRequest(current(), one!.id, other!.id);
      expect(await createMessage(current(), messageFrom(one!.id, request))).toBeNull();
      expect(await messages.listOf(request.id, ALL)).toEqual([]);
      expect(await messages.countUnread(other!.id)).toBe(0);
    });

    test('are not stored where no connection is, or none any more', async () => {
      const { one, other, connection } = await storeCorrespondents();
      for (const id of UNKNOWN_IDS) {
        expect(
          await createMessage(current(), {
            ...messageFrom(one, connection),
            connectionId: toConnectionId(id),
          }),
        ).toBeNull();
      }
      await replaceConnection(current(), connection, noConnection(connection), other);
      expect(await createMessage(current(), messageFrom(one, connection))).toBeNull();
    });

    test('sent while the connection ends are either stored before or not at all', async () => {
      const { messages } = current();
      const { one, other, connection } = await storeCorrespondents();
      await Promise.all([
        createMessage(current(), messageFrom(one, connection)),
        replaceConnection(current(), connection, noConnection(connection), other),
        createMessage(current(), messageFrom(other, connection)),
      ]);
      expect(await messages.listOf(connection.id, ALL)).toEqual([]);
      expect(await messages.countUnread(one)).toBe(0);
      expect(await messages.countUnread(other)).toBe(0);
    });

    test('of a sender stand once under a key, and sent again are as they were, or have become', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const draft = messageFrom(one, connection, 'Hello');
      const first = await createMessage(current(), draft, 'key-1');
      expect(first).toEqual(storedAs(draft, first!.id));
      const later = {
        ...draft,
        content: toMessageText('Else'),
        createdAt: '2026-03-05T10:00:00.000Z',
      };
      expect(await createMessage(current(), draft, 'key-1')).toEqual(first);
      expect(await createMessage(current(), later, 'key-1')).toEqual(first);
      await markAsRead(current(), first!.id);
      expect(await createMessage(current(), draft, 'key-1')).toEqual({ ...first, read: true });
      expect(await messages.listOf(connection.id, ALL)).toEqual([{ ...first, read: true }]);
      expect(await messages.countUnread(draft.recipientId)).toBe(0);
    });

    test('are told apart by their key, its capitals, their sender and their connection', async () => {
      const { messages } = current();
      const { one, other, connection } = await storeCorrespondents();
      const [stranger] = await storeMembers(current(), 1);
      const elsewhere = await storeConnection(current(), one, stranger!.id);
      const sendings = [
        [messageFrom(one, connection), 'key'],
        [messageFrom(one, connection), 'KEY'],
        [messageFrom(one, connection), 'k'.repeat(64)],
        [messageFrom(other, connection), 'key'],
        [messageFrom(one, elsewhere), 'key'],
        [messageFrom(one, connection), undefined],
        [messageFrom(one, connection), undefined],
      ] as const;
      const stored = [];
      for (const [draft, key] of sendings) stored.push(await createMessage(current(), draft, key));
      expect(new Set(stored.map((message) => message!.id)).size).toBe(sendings.length);
      for (const [index, [draft, key]] of sendings.entries()) {
        if (key === undefined) continue;
        expect(await findByKey(draft, key)).toEqual(stored[index]);
      }
      expect(await findByKey(messageFrom(other, connection), 'KEY')).toBeNull();
      for (const connectionId of UNKNOWN_IDS) {
        const sending = {
          connectionId: toConnectionId(connectionId),
          senderId: one,
          idempotencyKey: toIdempotencyKey('key'),
        };
        expect(await messages.loadSending(sending)).toBeNull();
      }
    });

    test('are sent in a connection of which the version is known, under a key or none', async () => {
      const { one, connection } = await storeCorrespondents();
      const draft = messageFrom(one, connection);
      await createMessage(current(), draft, 'key');
      for (const key of [null, 'other', 'key']) {
        const idempotencyKey = key === null ? null : toIdempotencyKey(key);
        const loaded = await current().messages.loadSending({ ...draft, idempotencyKey });
        expect(loaded?.connection).toEqual(await current().connections.load(connection.id));
        expect(loaded?.standing?.content).toBe(key === 'key' ? 'Hello' : undefined);
      }
    });

    test('sent under one key at the same moment are one', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const contents = ['Hello', 'Hello', 'Hello?', 'Hello', 'Hello'];
      const answers = await Promise.all(
        contents.map((content) =>
          createMessage(current(), messageFrom(one, connection, content), 'key'),
        ),
      );
      const standing = await messages.listOf(connection.id, ALL);
      expect(standing).toHaveLength(1);
      for (const answer of answers) expect(answer).toEqual(standing[0]);
    });

    test('are gone with their connection, and so are their keys', async () => {
      const { messages } = current();
      const { one, other, connection } = await storeCorrespondents();
      const draft = messageFrom(one, connection);
      await createMessage(current(), draft, 'key');
      await replaceConnection(current(), connection, noConnection(connection), other);
      expect(await createMessage(current(), draft, 'key')).toBeNull();
      expect(await findByKey(draft, 'key')).toBeNull();
      const anew = await storeConnection(current(), one, other);
      const stored = await createMessage(current(), messageFrom(one, anew), 'key');
      expect(await messages.listOf(anew.id, ALL)).toEqual([stored]);
    });

    test('have ids that grow in the order in which they are stored', async () => {
      const { messages } = current();
      const { one, other, connection } = await storeCorrespondents();
      const first = await storeMessage(current(), one, connection);
      const second = await storeMessage(current(), other, connection);
      expect(second.id).toBeGreaterThan(first.id);
      const many = await Promise.all(
        [1, 2, 3, 4, 5].map((turn) =>
          createMessage(current(), messageFrom(one, connection, `${turn}`)),
        ),
      );
      expect(new Set(many.map((message) => message?.id)).size).toBe(5);
      expect(await messages.listOf(connection.id, ALL)).toHaveLength(7);
    });

    test('are listed by the newest page, oldest first within it', async () => {
      const { messages } = current();
      const { one, other, connection } = await storeCorrespondents();
      const [stranger] = await storeMembers(current(), 1);
      const elsewhere = await storeConnection(current(), one, stranger!.id);
      const stored = [];
      for (const sender of [one, other, one, one, other]) {
        stored.push(await storeMessage(current(), sender, connection));
        await storeMessage(current(), sender === one ? one : stranger!.id, elsewhere);
      }
      expect(await messages.listOf(connection.id, ALL)).toEqual(stored);
      expect(await messages.listOf(connection.id, { before: null, limit: 2 })).toEqual(
        stored.slice(3),
      );
      expect(await messages.listOf(connection.id, { before: stored[3]!.id, limit: 2 })).toEqual(
        stored.slice(1, 3),
      );
      expect(await messages.listAfter(connection.id, { after: 0, limit: 3 })).toEqual(
        stored.slice(0, 3),
      );
      expect(await messages.listAfter(connection.id, { after: stored[1]!.id, limit: 9 })).toEqual(
        stored.slice(2),
      );
      expect(
        await messages.listAfter(connection.id, { after: stored.at(-1)!.id, limit: 9 }),
      ).toEqual([]);
      expect(await messages.listOf(connection.id, { before: stored[0]!.id, limit: 2 })).toEqual([]);
      for (const id of UNKNOWN_IDS)
        expect(await messages.listOf(toConnectionId(id), ALL)).toEqual([]);
    });

    test('are marked as read once and for all', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const message = await storeMessage(current(), one, connection);
      const other = await storeMessage(current(), one, connection);
      for (let turn = 0; turn < 2; turn += 1) {
        await markAsRead(current(), message.id);
        expect(await messages.findById(message.id)).toEqual({ ...message, read: true });
      }
      expect(await messages.findById(other.id)).toEqual(other);
      await markAsRead(current(), 999_999);
    });

    test('are counted as unread for their receiver over all connections', async () => {
      const { messages } = current();
      const [ada, ben, cleo] = await storeMembers(current(), 3);
      const withBen = await storeConnection(current(), ada!.id, ben!.id);
      const withCleo = await storeConnection(current(), cleo!.id, ada!.id);
      const first = await storeMessage(current(), ben!.id, withBen);
      await storeMessage(current(), ben!.id, withBen);
      await storeMessage(current(), cleo!.id, withCleo);
      await storeMessage(current(), ada!.id, withCleo);
      const counts = async () =>
        Promise.all([ada!, ben!, cleo!].map(({ id }) => messages.countUnread(id)));
      expect(await counts()).toEqual([3, 0, 1]);
      await markAsRead(current(), first.id);
      await markAsRead(current(), first.id);
      expect(await counts()).toEqual([2, 0, 1]);
      expect(await messages.countUnread(toMemberId(999_999))).toBe(0);
    });

    test('that are unread lead to the connection of the newest, and of nobody out of use', async () => {
      const { connections } = current();
      const [ada, ben, cleo] = await storeMembers(current(), 3);
      const withBen = await storeConnection(current(), ada!.id, ben!.id);
      const withCleo = await storeConnection(current(), cleo!.id, ada!.id);
      const unread = async (id = ada!.id) => {
        const found = await connections.findUnread(id);
        return found && [found.id, found.member.id];
      };
      expect(await unread()).toBeNull();
      const first = await storeMessage(current(), cleo!.id, withCleo);
      const second = await storeMessage(current(), ben!.id, withBen);
      const third = await storeMessage(current(), cleo!.id, withCleo);
      await storeMessage(current(), ada!.id, withBen);
      expect(await unread()).toEqual([withCleo.id, cleo!.id]);
      expect(await unread(ben!.id)).toEqual([withBen.id, ada!.id]);
      expect(await unread(cleo!.id)).toBeNull();
      await markAsRead(current(), third.id);
      expect(await unread()).toEqual([withBen.id, ben!.id]);
      const account = { status: 'suspended', until: '2026-04-01T10:00:00.000Z' } as const;
      await storeStanding(current(), ben!.id, { account });
      expect(await unread()).toEqual([withCleo.id, cleo!.id]);
      await markAsRead(current(), first.id);
      await markAsRead(current(), second.id);
      expect(await unread()).toBeNull();
    });

    test('say by now what they were changed to, and keep what they said for reports', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const message = await createMessage(current(), messageFrom(one, connection, 'First'), 'key');
      const { id } = message!;
      const [first, second] = ['2026-03-05T10:00:00.001Z', '2026-03-05T10:01:00.002Z'] as const;
      const other = { content: toMessageText('Ça va – “mieux” \n🐝'), at: first };
      expect(await putWording(current(), id, other)).toBe(true);
      const edited = { ...message, content: other.content, edited: true };
      expect(await messages.findById(id)).toEqual(edited);
      expect(await messages.listOf(connection.id, ALL)).toEqual([edited]);
      expect(await putWording(current(), id, { content: null, at: second })).toBe(true);
      const takenBack = { ...message, content: null, edited: false };
      expect(await messages.findById(id)).toEqual(takenBack);
      expect(await messages.listAfter(connection.id, { after: 0, limit: 9 })).toEqual([takenBack]);
      const earlier = [
        { content: 'First', until: first },
        { content: other.content, until: second },
      ];
      expect((await messages.loadWithConnection(id))?.message).toMatchObject({
        content: null,
        earlier,
      });
      const quote = { limit: 5, now: second };
      const quoted = await current().sealedConversations.quote(
        connection.recipientId,
        connection.requesterId,
        quote,
      );
      expect(quoted.messages).toMatchObject([{ id, content: null, earlier }]);
      const sending = { connectionId: connection.id, senderId: one };
      const idempotencyKey = toIdempotencyKey('key');
      const loaded = await messages.loadSending({ ...sending, idempotencyKey });
      expect(loaded?.standing).toMatchObject({ id, content: null, earlier });
    });

    test('are not changed when they say something else by now, or the connection has changed', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const { id } = (await createMessage(current(), messageFrom(one, connection)))!;
      const loaded = (await messages.loadWithConnection(id))!;
      const at = '2026-03-05T10:00:00.001Z';
      const change = (version: number) =>
        current().commit({
          changes: [
            {
              type: 'put_wording',
              message: { ...loaded.message, content: toMessageText('Late') },
              before: loaded.message,
              connectionVersion: version,
            },
          ],
          events: [],
          actorId: one,
          at,
        });
      expect(await change(loaded.connection.version + 1)).toEqual({ stored: false });
      await putWording(current(), id, { content: toMessageText('Other words'), at });
      expect(await change(loaded.connection.version)).toEqual({ stored: false });
      expect(await messages.findById(id)).toMatchObject({ content: 'Other words', edited: true });
      expect(await messages.loadWithConnection(toMessageId(id + 1))).toBeNull();
    });

    test('quote the beginning of the message that they answer, as it is by now', async () => {
      const { messages } = current();
      const { one, other, connection } = await storeCorrespondents();
      const long = '🐝é'.repeat(QUOTED_CHARACTERS);
      const asked = (await createMessage(current(), messageFrom(other, connection, long)))!;
      const draft = { ...messageFrom(one, connection, 'An answer'), replyToId: asked.id };
      const answer = (await createMessage(current(), draft))!;
      const quotation = { id: asked.id, senderId: other };
      const content = Array.from(long).slice(0, QUOTED_CHARACTERS).join('');
      expect(answer.replyTo).toEqual({ ...quotation, content, attachments: [] });
      expect((await messages.loadWithConnection(answer.id))?.quoted).toEqual({
        ...quotation,
        content,
        attachments: [],
      });
      const at = '2026-03-05T10:00:00.001Z';
      await putWording(current(), asked.id, { content: null, at });
      expect(await messages.findById(answer.id)).toMatchObject({
        replyTo: { ...quotation, content: null, attachments: [] },
      });
    });

    test('are copies, both what is stored and what is returned', async () => {
      const { messages } = current();
      const { one, connection } = await storeCorrespondents();
      const draft = messageFrom(one, connection);
      const created = await createMessage(current(), draft);
      const asStored = structuredClone(created);
      const found = await messages.findById(created!.id);
      const listed = await messages.listOf(connection.id, ALL);
      const keyed = await createMessage(current(), draft, 'key');
      const keyedAsStored = structuredClone(keyed);
      const repeated = await createMessage(current(), draft, 'key');
      const foundByKey = await findByKey(draft, 'key');
      for (const record of [draft, created, found, listed[0], keyed, repeated, foundByKey]) {
        Object.assign(record!, { content: 'Something else', read: true });
      }
      expect(await messages.findById(created!.id)).toEqual(asStored);
      expect(await messages.listOf(connection.id, ALL)).toEqual([asStored, keyedAsStored]);
    });
  });
}
