import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStream, type KeptStream } from '#ui/live/kept-stream.ts';
import { until } from '#tests/ui/until.ts';
import { startScriptedStream, type ScriptedStream } from './scripted-stream.ts';

let server: ScriptedStream;
let kept: KeptStream | undefined;
let log: string[];

beforeEach(async () => {
  // Only what a page waits for; the network takes the time that it takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server = await startScriptedStream();
  log = [];
});
afterEach(async () => {
  kept?.close();
  vi.useRealTimers();
  await server.close();
});

/** Keeps a stream of that server, and writes down what comes of it. */
function keep(after: string | null = null): void {
  kept = keepStream({
    open: server.open,
    after,
    onEvent: ({ type, data, id }) => log.push(`${type} ${data} at ${id}`),
    onLost: (how) => log.push(how),
  });
}

const untilAsked = (addresses: readonly string[]) =>
  until(() => {
    expect(server.asked).toEqual(addresses);
  });
const untilLogged = (entries: readonly string[]) =>
  until(() => {
    expect(log).toEqual(entries);
  });

test('a stream that ends is opened again after a pause, from the last event on', async () => {
  keep();
  await untilAsked(['/api/events']);
  server.send('ready', {}, 'place/1');
  server.send('heartbeat');
  await untilLogged(['ready {} at place/1', 'heartbeat {} at place/1']);
  server.drop();
  await untilLogged(['ready {} at place/1', 'heartbeat {} at place/1', 'ended']);
  vi.advanceTimersByTime(499);
  expect(server.asked).toEqual(['/api/events']);
  vi.advanceTimersByTime(1_501);
  await untilAsked(['/api/events', '/api/events?after=place%2F1']);
});

test('what was known before the page led is where its stream begins', async () => {
  keep('place/7');
  await untilAsked(['/api/events?after=place%2F7']);
});

test('a refused stream is asked for again, ever more rarely, and is there once it is given', async () => {
  server.answer(401);
  keep();
  await untilLogged(['not opened']);
  vi.advanceTimersByTime(2_000);
  await untilLogged(['not opened', 'not opened']);
  vi.advanceTimersByTime(999);
  expect(server.asked).toHaveLength(2);
  server.answer(200);
  vi.advanceTimersByTime(3_001);
  await untilAsked(['/api/events', '/api/events', '/api/events']);
  server.send('ready', {}, 'a');
  await untilLogged(['not opened', 'not opened', 'ready {} at a']);
});

test('a stream that says nothing for 45 seconds counts as ended', async () => {
  keep();
  await untilAsked(['/api/events']);
  server.send('ready', {}, 'a');
  await untilLogged(['ready {} at a']);
  vi.advanceTimersByTime(44_000);
  server.send('heartbeat');
  await untilLogged(['ready {} at a', 'heartbeat {} at a']);
  vi.advanceTimersByTime(44_999);
  expect(log).not.toContain('ended');
  vi.advanceTimersByTime(1);
  expect(log).toContain('ended');
  vi.advanceTimersByTime(2_000);
  await untilAsked(['/api/events', '/api/events?after=a']);
});

test('a device that wakes up opens at once what it would open later', async () => {
  server.answer(503);
  keep();
  await untilLogged(['not opened']);
  server.answer(200);
  kept?.wake();
  await untilAsked(['/api/events', '/api/events']);
  server.send('ready', {}, 'a');
  await untilLogged(['not opened', 'ready {} at a']);
  kept?.wake();
  // While it slept, no timer ran.
  vi.setSystemTime(Date.now() + 60_000);
  expect(server.asked).toHaveLength(2);
  kept?.wake();
  await untilAsked(['/api/events', '/api/events', '/api/events?after=a']);
});

test('a closed stream is not opened again', async () => {
  keep();
  await untilAsked(['/api/events']);
  kept?.close();
  vi.advanceTimersByTime(120_000);
  server.answer(503);
  expect(server.asked).toEqual(['/api/events']);
  expect(log).toEqual([]);
});
