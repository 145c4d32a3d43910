import { expect, test } from 'vitest';
import { createApiClient, signUp } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream } from '#tests/support/event-stream.ts';

/** What streams promise of two processes on one site. */
export function describeLiveProcesses(
  current: () => { readonly first: string; readonly second: string },
  { sharesBus }: { readonly sharesBus: boolean },
): void {
  let pairs = 0;

  async function startPair() {
    pairs += 1;
    const { first, second } = current();
    const writer = await signUp(first, `live-writer-${pairs}`);
    const reader = await signUp(second, `live-reader-${pairs}`);
    const connectionId = await connectMembers(writer, {
      ...reader,
      send: createApiClient(first, reader.sessionToken()).send,
    });
    return { writer, reader, connectionId, first, second };
  }

  test('what is sent and typed through one process is streamed by the other', async () => {
    const { writer, reader, connectionId, first, second } = await startPair();
    const sharedSigns = { typing: true, reading: false };
    for (const { id, sessionToken } of [writer, reader]) {
      const { send } = createApiClient(first, sessionToken());
      await send('PATCH', `/api/users/${id}`, { sharedSigns });
    }
    const stream = await openEventStream(second, { sessionToken: reader.sessionToken() });
    await stream.waitFor('ready');
    for (const content of ['one', 'two', 'three']) {
      await writeMessage(writer, connectionId, content);
      await expect
        .poll(() => stream.text().includes(`"content":"${content}"`), { interval: 2 })
        .toBe(true);
    }
    expect(await stream.waitFor('message_sent')).toHaveLength(3);
    const path = `/api/connections/${connectionId}/typing`;
    expect(await writer.send('POST', path)).toMatchObject({ status: 204 });
    // Without a bus that both hear, a hint stays where it was taken.
    if (sharesBus) await stream.waitFor('typing');
    await writeMessage(writer, connectionId, 'What was typed');
    await stream.waitFor('message_sent', 4);
    const hints = stream.events.filter(({ type }) => type === 'typing');
    const hint = { type: 'typing', id: null, event: { type: 'typing', connectionId } };
    expect(hints).toEqual(sharesBus ? [hint] : []);
    stream.drop();
  });

  test('a stream goes on at the other process where it was, with nothing missing and nothing twice', async () => {
    const { writer, reader, connectionId, first, second } = await startPair();
    const received: string[] = [];
    let lastId: string | null = null;
    const listen = async (url: string) => {
      const opened = await openEventStream(url, { sessionToken: reader.sessionToken(), lastId });
      await opened.waitFor('ready');
      return opened;
    };
    let stream = await listen(first);
    for (let number = 1; number <= 20; number += 1) {
      const batch = [1, 2, 3].map((part) =>
        writeMessage(writer, connectionId, `${number}/${part}`),
      );
      if (number % 2 === 0) await Promise.all(batch);
      stream.drop();
      lastId = stream.lastId();
      received.push(...contentsOf(stream));
      await Promise.all(batch);
      stream = await listen(number % 2 === 0 ? first : second);
      expect(stream.events.some(({ type }) => type === 'resync')).toBe(false);
    }
    await expect.poll(() => received.length + contentsOf(stream).length).toBe(60);
    received.push(...contentsOf(stream));
    stream.drop();
    const path = `/api/connections/${connectionId}/messages?limit=200`;
    const { body } = await writer.send('GET', path);
    expect(received).toEqual((body as { content: string }[]).map(({ content }) => content));
  });

  test('a session that ends through one process ends its streams at the other', async () => {
    const { reader, first, second } = await startPair();
    const stream = await openEventStream(second, { sessionToken: reader.sessionToken() });
    await stream.waitFor('ready');
    await createApiClient(first, reader.sessionToken()).send('POST', '/api/auth/logout');
    await stream.waitForEnd();
  });
}

const contentsOf = ({ events }: Awaited<ReturnType<typeof openEventStream>>) =>
  events.flatMap(({ event }) => (event.type === 'message_sent' ? [event.message.content] : []));
