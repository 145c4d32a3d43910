import { request, type IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { z } from 'zod';
import { liveEventSchema, type WireLiveEvent } from '#core/live/schemas.ts';
import { once } from 'node:events';

/** An event as it was received. */
export interface ReceivedEvent {
  readonly type: string;
  readonly id: string | null;
  readonly event: WireLiveEvent;
}

/** A stream that is open, as a browser has it. */
export interface EventStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Everything received so far, but the heartbeats. */
  readonly events: readonly ReceivedEvent[];
  /** The last id that a browser would send when it connects again. */
  readonly lastId: () => string | null;
  /** The text received so far. */
  readonly text: () => string;
  readonly isClosed: () => boolean;
  /** The events of that type, once there are enough. */
  readonly waitFor: (type: string, count?: number) => Promise<readonly WireLiveEvent[]>;
  readonly waitForEnd: () => Promise<void>;
  /** Stops reading, as a laptop does that falls asleep, and goes on. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Drops the connection, as a network does. */
  readonly drop: () => void;
}

/** Opens the stream, and reads it until either side ends it. */
export async function openEventStream(
  url: string,
  { sessionToken, path = '/api/events', lastId = null }: StreamOptions,
): Promise<EventStream> {
  const cookie = sessionToken === null ? {} : { Cookie: `sid=${sessionToken}` };
  const lastEventId = lastId === null ? {} : { 'Last-Event-ID': lastId };
  const asked = request(new URL(path, url), {
    headers: { ...cookie, ...lastEventId },
    agent: false,
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parser = createParser();
  let isClosed = false;
  response.setEncoding('utf8').on('data', parser.take);
  response.once('close', () => {
    isClosed = true;
  });
  response.on('error', () => undefined);
  asked.on('error', () => undefined);
  const ofType = (type: string) =>
    parser.events.filter((received) => received.type === type).map(({ event }) => event);
  const stream: EventStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events: parser.events,
    lastId: parser.lastId,
    text: parser.text,
    isClosed: () => isClosed,
    waitFor: async (type, count = 1) => {
      await expect.poll(() => ofType(type).length, { interval: 2 }).toBeGreaterThanOrEqual(count);
      return ofType(type);
    },
    waitForEnd: async () => {
      await expect.poll(() => isClosed, { interval: 5 }).toBe(true);
    },
    pause: () => {
      response.pause();
    },
    resume: () => {
      response.resume();
    },
    drop: () => {
      response.destroy();
    },
  };
  return stream;
}

interface StreamOptions {
  readonly sessionToken: string | null;
  readonly path?: string;
  readonly lastId?: string | null;
}

/** Reads server-sent events as browsers do, each against the contract. */
function createParser() {
  const events: ReceivedEvent[] = [];
  let unread = '';
  let text = '';
  let lastId: string | null = null;

  function takeBlock(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    );
    lastId = fields.get('id') ?? lastId;
    const [type, data] = [fields.get('event'), fields.get('data')];
    if (type === undefined || data === undefined) return;
    const event = { type, ...(JSON.parse(data) as object) } as WireLiveEvent;
    expect(z.encode(liveEventSchema, liveEventSchema.parse(event))).toEqual(event);
    if (type !== 'heartbeat') events.push({ type, id: fields.get('id') ?? null, event });
  }

  return {
    events,
    lastId: () => lastId,
    text: () => text,
    take: (chunk: string) => {
      text += chunk;
      const blocks = (unread + chunk).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) takeBlock(block);
    },
  };
}
