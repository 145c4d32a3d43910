import { expect, describe, test } from 'vitest';
import { noConnection, type Connection } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type {
  ConversationChoices,
  ConversationPlace,
} from '#core/messaging/domain/conversation.ts';
import type { Storage } from '#core/storage.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import {
  messageFrom,
  storeConnection,
  storeMember,
  storeMembers,
  storeRequest,
} from '#tests/support/stored-records.ts';
import {
  createMessage,
  markAsRead,
  nextDay,
  replaceConnection,
  storeStanding,
  updateMember,
} from '#tests/support/writes.ts';

const ALL = { text: '', after: null, limit: 100 };

const at = (minute: number) => new Date(Date.parse('2026-05-01T08:00:00Z') + minute * 60_000);

/** What `ConversationRepository` promises. */
export function describeConversations(current: () => Storage): void {
  /** A member with that many connections, asked for from either side. */
  async function storeFriends(number: number) {
    const [me, ...others] = await storeMembers(current(), number + 1);
    const connections: Connection[] = [];
    for (const [place, other] of others.entries()) {
      connections.push(
        place % 2 === 0
          ? await storeConnection(current(), me!.id, other.id)
          : await storeConnection(current(), other.id, me!.id),
      );
    }
    return { me: me!.id, others: others.map(({ id }) => id), connections };
  }

  async function write(from: MemberId, connection: Connection, minute: number, content?: string) {
    const message = {
      ...messageFrom(from, connection, content),
      createdAt: at(minute).toISOString(),
    };
    return (await createMessage(current(), message))!;
  }

  async function choose(
    memberId: MemberId,
    { id: connectionId }: Pick<Connection, 'id'>,
    { isPinned = false, isMuted = false, aside = null }: Partial<ConversationChoices>,
  ) {
    const loaded = await current().conversations.loadChoices(memberId, connectionId);
    const { value, version } = loaded.choices;
    const pinnedCount = isPinned && !value.isPinned ? loaded.pinnedCount : null;
    const choices = { memberId, connectionId, isPinned, isMuted, aside };
    const change = { type: 'put_conversation_choices', choices, version, pinnedCount } as const;
    const time = nextDay(current());
    return current().commit({ changes: [change], events: [], actorId: null, at: time });
  }

  async function list(memberId: MemberId, page: Partial<typeof ALL> = {}) {
    return current().conversations.listOf(memberId, { ...ALL, ...page });
  }

  async function listIds(memberId: MemberId, page: Partial<typeof ALL> = {}) {
    return (await list(memberId, page)).map(({ conversation }) => conversation.connectionId);
  }

  async function deleteAccount(memberId: MemberId) {
    await storeStanding(current(), memberId, { account: { status: 'deleted' } });
    const at = nextDay(current());
    const change = { type: 'delete_member', memberId, at } as const;
    const act = { changes: [change], events: [], actorId: null, at } as const;
    expect(await current().commit(act)).toMatchObject({ stored: true });
  }

  describe('conversations', () => {
    test('show their member that the last message was read only if both have chosen that', async () => {
      const { me, others, connections } = await storeFriends(1);
      const [[connection], [other]] = [connections, others];
      const written = await write(me, connection!, 1);
      await markAsRead(current(), written.id);
      for (const [own, theirs] of [
        [false, false],
        [false, true],
        [true, false],
        [true, true],
      ] as const) {
        await updateMember(current(), me, { sharedSigns: { typing: !own, reading: own } });
        await updateMember(current(), other!, { sharedSigns: { typing: !own, reading: theirs } });
        const mine = { id: written.id, read: own && theirs };
        const [listed] = await list(me);
        expect(listed?.conversation.lastMessage).toMatchObject(mine);
        const found = await current().conversations.find(me, connection!.id);
        expect(found?.lastMessage).toMatchObject(mine);
        const [received] = await list(other!);
        expect(received?.conversation.lastMessage).toMatchObject({ id: written.id, read: true });
      }
      await storeStanding(current(), other!, { leavesOn: at(900_000).toISOString() });
      const [left] = await list(me);
      expect(left?.conversation.lastMessage).toMatchObject({ id: written.id, read: false });
    });

    test('are the accepted connections with the newest words first, on either side', async () => {
      const { me, others, connections } = await storeFriends(4);
      const [first, second, third, fourth] = connections;
      await storeRequest(current(), me, (await storeMembers(current(), 1))[0]!.id);
      await write(me, third!, 50_000);
      await write(others[1]!, second!, 50_002);
      const last = await write(others[2]!, third!, 50_003);
      const found = await list(me);
      const [newest, next, ...silent] = found.map(({ conversation }) => conversation);
      expect(newest).toMatchObject({ connectionId: third!.id, lastMessage: last, unreadCount: 1 });
      expect(newest?.member.id).toBe(others[2]);
      expect(next).toMatchObject({ connectionId: second!.id, unreadCount: 1 });
      expect(silent.map(({ connectionId }) => connectionId)).toEqual([fourth!.id, first!.id]);
      expect(silent.map(({ lastMessage }) => lastMessage)).toEqual([null, null]);
      expect(await listIds(others[1]!)).toEqual([second!.id]);
    });

    test('stand by their acceptance while nothing is written', async () => {
      const { me, others, connections } = await storeFriends(2);
      const [early, late] = connections;
      expect(await listIds(me)).toEqual([late!.id, early!.id]);
      await write(others[0]!, early!, 0);
      await write(me, late!, -1);
      expect(await listIds(me)).toEqual([early!.id, late!.id]);
    });

    test('begin with the pinned ones of the member alone', async () => {
      const { me, others, connections } = await storeFriends(4);
      for (const [place, connection] of connections.entries()) await write(me, connection, place);
      await choose(me, connections[0]!, { isPinned: true });
      await choose(me, connections[1]!, { isPinned: true, isMuted: true });
      await choose(me, connections[2]!, { isMuted: true });
      await choose(others[3]!, connections[3]!, { isPinned: true });
      const inOrder = [1, 0, 3, 2].map((place) => connections[place]!.id);
      expect(await listIds(me)).toEqual(inOrder);
      const choices = (await list(me)).map(({ conversation: { isPinned, isMuted } }) => [
        isPinned,
        isMuted,
      ]);
      expect(choices).toEqual([
        [true, true],
        [true, false],
        [false, false],
        [false, true],
      ]);
      await choose(me, connections[1]!, { isPinned: false });
      expect(await listIds(me)).toEqual([0, 3, 2, 1].map((place) => connections[place]!.id));
    });

    test('are read page by page as they are read at once, whatever is pinned and as late', async () => {
      const { me, connections } = await storeFriends(9);
      for (const [place, connection] of connections.entries()) {
        await write(me, connection, Math.floor(place / 3));
        if (place % 4 === 1) await choose(me, connection, { isPinned: true });
      }
      const all = await listIds(me);
      expect(all).toHaveLength(9);
      for (const limit of [1, 2, 4]) {
        const read = [];
        let after: ConversationPlace | null = null;
        for (;;) {
          const page = await current().conversations.listOf(me, { text: '', after, limit });
          if (page.length === 0) break;
          read.push(...page.map(({ conversation }) => conversation.connectionId));
          after = page.at(-1)!.place;
        }
        expect(read).toEqual(all);
      }
    });

    test('count what the member has not read of each', async () => {
      const { me, others, connections } = await storeFriends(2);
      const received = [];
      for (let minute = 0; minute < 3; minute += 1) {
        received.push(await write(others[0]!, connections[0]!, minute));
      }
      await write(me, connections[0]!, 3);
      await write(me, connections[1]!, 4);
      await markAsRead(current(), received[1]!.id);
      const counts = (await list(me)).map(({ conversation }) => conversation.unreadCount);
      expect(counts).toEqual([0, 2]);
      expect(await current().messages.countUnread(me)).toBe(2);
      const one = await current().conversations.find(others[0]!, connections[0]!.id);
      expect(one?.unreadCount).toBe(1);
    });

    test('are found by the folded name of the other, pinned or not, a page at a time', async () => {
      const [me] = await storeMembers(current(), 1);
      const names = ['Łucja Ørsted', 'Ana', 'luc', 'Zoë Lucas', 'Lucia Left'];
      const connections: Connection[] = [];
      for (const name of names) {
        const other = await storeMember(current(), { name });
        connections.push(await storeConnection(current(), me!.id, other.id));
        if (name === 'Lucia Left') {
          await storeStanding(current(), other.id, { leavesOn: '2126-03-10T10:00:00.123Z' });
        }
      }
      await choose(me!.id, connections[0]!, { isPinned: true });
      const ids = [0, 3, 2].map((place) => connections[place]!.id);
      expect(await listIds(me!.id, { text: 'luc' })).toEqual(ids);
      expect(await listIds(me!.id, { text: 'luc', limit: 2 })).toEqual(ids.slice(0, 2));
      const [first] = await list(me!.id, { text: 'luc', limit: 1 });
      const rest = await current().conversations.listOf(me!.id, {
        text: 'luc',
        after: first!.place,
        limit: 9,
      });
      expect(rest.map(({ conversation }) => conversation.connectionId)).toEqual(ids.slice(1));
      expect(await listIds(me!.id, { text: 'orsted' })).toEqual([connections[0]!.id]);
      expect(await listIds(me!.id, { text: '%' })).toEqual([]);
    });

    test('with former members keep one’s own words alone, and nothing of theirs is unread', async () => {
      const { me, others, connections } = await storeFriends(3);
      const own = await write(me, connections[0]!, 1, 'Are you well?');
      await write(others[0]!, connections[0]!, 2, 'Not very');
      await write(others[1]!, connections[1]!, 3);
      const leavesOn = '2126-03-10T10:00:00.123Z';
      for (const other of others.slice(0, 2)) await storeStanding(current(), other, { leavesOn });
      const shown = (await list(me)).map(({ conversation }) => conversation);
      const former = shown.filter(({ presence }) => presence === 'former');
      expect(former.map(({ lastMessage }) => lastMessage)).toEqual([null, own]);
      expect(former.map(({ unreadCount }) => unreadCount)).toEqual([0, 0]);
      expect(former.map(({ member }) => member.name)).toEqual(['Former member', 'Former member']);
    });

    test('show both what was written when one asked, until whoever wrote it leaves', async () => {
      const [ada, ben] = await storeMembers(current(), 2);
      const note = 'I’ve baked bread with my gran since I was five.';
      const { id } = await storeConnection(current(), ada!.id, ben!.id, { note });
      const notesOf = async (memberId: MemberId) => {
        const [listed] = await list(memberId);
        const found = await current().conversations.find(memberId, id);
        const [connection] = await current().connections.listOf(memberId, {
          ...{ status: 'accepted', direction: null, before: null, limit: 9 },
          openSince: at(0).toISOString(),
        });
        return [listed?.conversation.note, found?.note, connection?.note];
      };
      const everywhere = [note, note, note];
      expect([await notesOf(ada!.id), await notesOf(ben!.id)]).toEqual([everywhere, everywhere]);
      const leavesOn = '2126-03-10T10:00:00.123Z';
      await storeStanding(current(), ben!.id, { leavesOn });
      expect(await notesOf(ada!.id)).toEqual(everywhere);
      await storeStanding(current(), ben!.id, { leavesOn: null });
      await storeStanding(current(), ada!.id, { leavesOn });
      expect(await notesOf(ben!.id)).toEqual([null, null, null]);
    });

    test('with deleted members stand where one’s own words put them', async () => {
      const { me, others, connections } = await storeFriends(3);
      const own = await write(me, connections[0]!, 1);
      await write(me, connections[1]!, 2);
      await write(others[0]!, connections[0]!, 3);
      expect((await listIds(me))[0]).toBe(connections[0]!.id);
      await deleteAccount(others[0]!);
      const [first, second] = (await list(me)).map(({ conversation }) => conversation);
      expect(first?.connectionId).toBe(connections[1]!.id);
      expect(second).toMatchObject({ connectionId: connections[0]!.id, lastMessage: own });
    });

    test('are hidden with whoever is hidden, and are nobody else’s', async () => {
      const { me, others, connections } = await storeFriends(3);
      const [stranger] = await storeMembers(current(), 1);
      const until = '2126-03-10T10:00:00.123Z';
      await storeStanding(current(), others[0]!, { account: { status: 'suspended', until } });
      await choose(me, connections[1]!, { isPinned: true });
      await storeStanding(current(), others[1]!, { account: { status: 'removed' } });
      expect(await listIds(me)).toEqual([connections[2]!.id]);
      const { conversations } = current();
      for (const { id } of connections.slice(0, 2))
        expect(await conversations.find(me, id)).toBeNull();
      expect(await conversations.find(stranger!.id, connections[2]!.id)).toBeNull();
      expect(await conversations.find(me, toConnectionId(99_999))).toBeNull();
      expect(await conversations.find(me, connections[2]!.id)).toMatchObject({
        connectionId: connections[2]!.id,
      });
      const request = await storeRequest(current(), me, stranger!.id);
      expect(await conversations.find(me, request.id)).toBeNull();
      expect(await conversations.listOf(toMemberId(99_999), ALL)).toEqual([]);
    });

    test('keep their version when a message is sent', async () => {
      const { me, connections } = await storeFriends(1);
      const { id } = connections[0]!;
      const before = await current().connections.load(id);
      await write(me, connections[0]!, 1);
      expect(await current().connections.load(id)).toEqual(before);
    });

    test('are chosen for upon what was chosen before', async () => {
      const { me, connections } = await storeFriends(1);
      const { id: connectionId } = connections[0]!;
      const aside = { at: '2026-03-05T10:00:00.123Z', isForGood: false };
      const choices = { memberId: me, connectionId, isPinned: false, isMuted: true, aside };
      const put = (version: number) =>
        current().commit({
          changes: [{ type: 'put_conversation_choices', choices, version, pinnedCount: null }],
          events: [],
          actorId: null,
          at: nextDay(current()),
        });
      expect(await put(1)).toEqual({ stored: false });
      expect(await put(0)).toMatchObject({ stored: true });
      expect(await put(0)).toEqual({ stored: false });
      const loaded = await current().conversations.loadChoices(me, connectionId);
      expect(loaded).toEqual({ choices: { value: choices, version: 1 }, pinnedCount: 0 });
      expect(await current().conversations.listChoices(me)).toEqual([choices]);
      const other = connections[0]!.recipientId;
      expect(await current().conversations.listChoices(other)).toEqual([]);
    });

    test('that are pinned at once are counted one after the other', async () => {
      const { me, connections } = await storeFriends(4);
      const pinned = await Promise.all(
        connections.map(({ id: connectionId }) =>
          current().commit({
            changes: [
              {
                type: 'put_conversation_choices',
                choices: {
                  memberId: me,
                  connectionId,
                  isPinned: true,
                  isMuted: false,
                  aside: null,
                },
                version: 0,
                pinnedCount: 0,
              },
            ],
            events: [],
            actorId: null,
            at: nextDay(current()),
          }),
        ),
      );
      expect(pinned.filter(({ stored }) => stored)).toHaveLength(1);
      const loaded = await current().conversations.loadChoices(me, connections[0]!.id);
      expect(loaded.pinnedCount).toBe(1);
    });

    test('that are over forget what was chosen, and can be chosen for no more', async () => {
      const { me, others, connections } = await storeFriends(1);
      const [ended] = connections;
      await choose(me, ended!, { isPinned: true });
      await replaceConnection(current(), ended!, noConnection(ended!), others[0]!);
      const { choices, pinnedCount } = await current().conversations.loadChoices(me, ended!.id);
      expect({ version: choices.version, pinnedCount }).toEqual({ version: 0, pinnedCount: 0 });
      expect(await choose(me, ended!, { isMuted: true })).toEqual({ stored: false });
      expect(await listIds(me)).toEqual([]);
    });
  });
}
