import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { DomainEvent } from '#core/events.ts';
import { noHistory, withBlock } from '#core/safety/domain/pair-history.ts';
import type { WireLiveEvent } from '#core/live/schemas.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { askToConnect, connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeHistory, storeStanding } from '#tests/support/writes.ts';

const storage = createMemoryStorage();
let server: TestServer;
let signedUp = 0;

const signUpNext = (name: string) => signUp(server.url, `${name}${(signedUp += 1)}`);

beforeAll(async () => {
  server = await startTestServer({ storage });
});
afterAll(() => server.close());

const UNTIL = '2999-01-01T00:00:00.000Z';
const EARLIER = ['request sent', 'request received', 'connection'] as const;

/** How the other is there for the member who listens; the connection between them stays stored. */
const CASES: Readonly<Record<string, (listener: MemberClient, other: MemberClient) => unknown>> = {
  'is there': () => null,
  'blocks the member': (listener, other) => block(other, listener),
  'is blocked by the member': (listener, other) => block(listener, other),
  'is suspended': (_listener, { id }) =>
    storeStanding(storage, id, { account: { status: 'suspended', until: UNTIL } }),
  'is removed': (_listener, { id }) =>
    storeStanding(storage, id, { account: { status: 'removed' } }),
  'waits for approval': (_listener, { id }) =>
    storeStanding(storage, id, { account: { status: 'awaiting_approval' } }),
  'is too young': (_listener, { id }) =>
    storeStanding(storage, id, { account: { status: 'under_age' } }),
  'takes a break': (_listener, other) => other.send('PUT', '/api/break', { isTold: true }),
  leaves: (_listener, { id }) => storeStanding(storage, id, { leavesOn: UNTIL }),
  'has left': (_listener, { id }) => storeStanding(storage, id, { account: { status: 'deleted' } }),
};

const cases = Object.keys(CASES).flatMap((what) =>
  EARLIER.map((earlier) => [what, earlier] as const),
);

describe.each(cases)('of another who %s, with: %s', (what, earlier) => {
  let listener: MemberClient;
  let other: MemberClient;
  let outsider: MemberClient;
  let connectionId: number;
  let messageIds: readonly number[] = [];

  beforeAll(async () => {
    [listener, other] = [await signUpNext('listener'), await signUpNext('other')];
    outsider = await signUpNext('outsider');
    if (earlier === 'connection') {
      connectionId = await connectMembers(listener, other);
      messageIds = [
        await writeMessage(listener, connectionId, 'from the one who listens'),
        await writeMessage(other, connectionId, 'from the other'),
      ];
    } else {
      const [asking, asked] = earlier === 'request sent' ? [listener, other] : [other, listener];
      connectionId = await askToConnect(asking, asked);
    }
    await CASES[what]?.(listener, other);
  });

  test('a member learns by events what the calls show them, and not a word more', async () => {
    const shown = await listenTo(listener);
    const connection = await listener.send('GET', `/api/connections/${connectionId}`);
    const expected: WireLiveEvent[] = [];
    if (connection.status === 200) {
      const seen = connection.body as Extract<WireLiveEvent, { connection: unknown }>['connection'];
      expected.push({ type: 'connection_requested', connection: seen });
      expected.push({ type: 'connection_accepted', connection: seen });
    }
    const path = `/api/connections/${connectionId}/messages`;
    const listed = await listener.send('GET', path);
    const { body } = await listener.send('GET', '/api/messages/unread-count');
    const { count: unreadCount } = body as { count: number };
    for (const message of listed.status === 200 ? (listed.body as SentMessage[]) : []) {
      expected.push({ type: 'message_sent', message, unreadCount });
      expected.push({ type: 'message_changed', message });
      // That one's own were read is for those who both have read marks on.
      if (message.senderId === listener.id) continue;
      expected.push({
        type: 'message_read',
        messageId: message.id,
        connectionId: message.connectionId,
        unreadCount,
      });
    }
    expect(shown).toEqual([...expected, ...namesOnly()]);
  });

  test('someone else learns nothing about the two, even if an event names them', async () => {
    const shown = await listenTo(outsider);
    expect(shown).toEqual(namesOnly());
  });

  /** What says no more than which connection it is about: the page asks for the rest, and may be refused. */
  const namesOnly = (): WireLiveEvent[] => [
    { type: 'conversation_changed', connectionId, isShared: true },
    { type: 'connection_removed', connectionId },
  ];

  /** Has everything happen between the two, and returns what a member is shown of it. */
  async function listenTo(member: MemberClient): Promise<readonly WireLiveEvent[]> {
    const stream = await openEventStream(server.url, { sessionToken: member.sessionToken() });
    await stream.waitFor('ready');
    const before = stream.events.length;
    await announce(member.id);
    // What the bus announces has the rest read, too.
    await member.send('PATCH', `/api/users/${member.id}`, { bio: 'Nothing new' });
    await stream.waitFor('profile_changed');
    stream.drop();
    return eventsOf(stream).slice(before, -1);
  }

  /** Stores events as if they had happened just before the other was hidden: to those who read late. */
  async function announce(memberId: number): Promise<void> {
    const memberIds = [toMemberId(memberId)];
    const about = { connectionId: toConnectionId(connectionId), memberIds };
    const events: DomainEvent[] = [
      { type: 'connection_requested', ...about },
      { type: 'connection_accepted', ...about },
      ...messageIds.map(toMessageId).flatMap((messageId): DomainEvent[] => [
        { type: 'message_sent', messageId, ...about },
        { type: 'message_changed', messageId, ...about },
        { type: 'message_read', messageId, ...about },
      ]),
      { type: 'conversation_changed', isShared: true, ...about },
      { type: 'connection_removed', ...about },
      { type: 'member_registered', memberIds },
      { type: 'member_blocked', memberIds, aboutId: toMemberId(other.id) },
      { type: 'member_unblocked', memberIds, aboutId: toMemberId(other.id) },
    ];
    await storage.commit({ changes: [], events, actorId: null, at: '2026-03-01T10:00:00.000Z' });
  }
});

type SentMessage = Extract<WireLiveEvent, { message: unknown }>['message'];

const eventsOf = ({ events }: EventStream) => events.map(({ event }) => event);

/** Blocks without ending what is between the two, as if that were still under way. */
function block(by: MemberClient, blocked: MemberClient): Promise<unknown> {
  const [actorId, otherId] = [toMemberId(by.id), toMemberId(blocked.id)];
  return storeHistory(storage, withBlock(noHistory(actorId, otherId), actorId, UNTIL, null));
}
