import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream } from '#tests/support/event-stream.ts';
import { startTestServer } from '#tests/support/running-server.ts';

/** Whoever queues mails reads the feed too, up to this many events at a time. */
const MAILS_READ = 100;

/** A server whose storage counts what the streams ask of it. */
async function startCountingServer() {
  const storage = createMemoryStorage();
  const counts = { feed: 0, unread: 0 };
  const server = await startTestServer({
    storage: {
      ...storage,
      feed: {
        ...storage.feed,
        newest: () => {
          counts.feed += 1;
          return storage.feed.newest();
        },
        read: (page) => {
          if (page.limit > MAILS_READ) counts.feed += 1;
          return storage.feed.read(page);
        },
      },
      messages: {
        ...storage.messages,
        countUnread: (memberId) => {
          counts.unread += 1;
          return storage.messages.countUnread(memberId);
        },
      },
    },
  });
  return { server, counts };
}

test('without a stream nothing is read, and with one what a member may see is worked out once', async () => {
  const { server, counts } = await startCountingServer();
  const [rosa, daniel] = [await signUp(server.url, 'rosa'), await signUp(server.url, 'daniel')];
  const connectionId = await connectMembers(rosa, daniel);
  await writeMessage(rosa, connectionId, 'Nobody listens');
  expect(counts).toEqual({ feed: 0, unread: 0 });
  const open = (member: MemberClient) =>
    openEventStream(server.url, { sessionToken: member.sessionToken() });
  const streams = await Promise.all([open(daniel), open(daniel), open(daniel)]);
  for (const stream of streams) await stream.waitFor('ready');
  await writeMessage(rosa, connectionId, 'On three devices');
  for (const stream of streams) await stream.waitFor('message_sent');
  expect(counts.unread).toBe(1);
  for (const stream of streams) stream.drop();
  const readsOfMessage = async () => {
    const { feed } = counts;
    await writeMessage(rosa, connectionId, 'Nobody listens any more');
    await daniel.send('GET', '/api/resources');
    return counts.feed - feed;
  };
  await expect.poll(readsOfMessage).toBe(0);
  expect(await readsOfMessage()).toBe(0);
  await server.close();
});
