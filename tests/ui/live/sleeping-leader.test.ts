import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptStream } from '#ui/live/kept-stream.ts';
import { shareStream } from '#ui/live/shared-stream.ts';
import { createBrowserTabs, type BrowserTab } from './browser-tabs.ts';
import { startScriptedStream, type ScriptedStream } from './scripted-stream.ts';
import { until } from '#tests/ui/until.ts';

let server: ScriptedStream;
let openTab: () => BrowserTab;
let streams: KeptStream[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server = await startScriptedStream();
  ({ openTab } = createBrowserTabs(server.open));
  streams = [];
});
afterEach(async () => {
  for (const stream of streams) stream.close();
  vi.useRealTimers();
  await server.close();
});

/** A tab with the shared stream; it notes what comes, and whether the stream is up. */
async function openPage(after: string | null = null) {
  const tab = openTab();
  const log: string[] = [];
  const stream = shareStream({
    browser: tab.browser,
    name: 'rosa',
    after,
    onEvent: ({ type, id }) => log.push(`${type} ${id}`),
    onStanding: (isUp, isWhole) => log.push(isUp ? (isWhole ? 'up, whole' : 'up') : 'down'),
    onNotOpened: () => log.push('not opened'),
  });
  streams.push(stream);
  // A lock that is free is granted in a moment.
  await Promise.resolve();
  return { tab, log, stream };
}

/** Opens a page that leads, and says so. */
async function openLeader() {
  const page = await openPage();
  await until(() => {
    expect(server.asked).toHaveLength(1);
  });
  server.send('ready', {}, 'a');
  await until(() => {
    expect(page.log).toEqual(['ready a', 'up']);
  });
  return page;
}

const untilAsked = (addresses: readonly string[]) =>
  until(() => {
    expect(server.asked).toEqual(addresses);
  });
const untilLogged = (log: readonly string[], entries: readonly string[]) =>
  until(() => {
    expect(log).toEqual(entries);
  });

test('a stream goes on from what the tab knows, and is whole for no tab that only follows', async () => {
  const leader = await openPage('x');
  await untilAsked(['/api/events?after=x']);
  server.send('ready', {}, 'a');
  await untilLogged(leader.log, ['ready a', 'up, whole']);
  const follower = await openPage('y');
  await untilLogged(follower.log, ['up']);
  leader.stream.close();
  await untilAsked(['/api/events?after=x', '/api/events?after=a']);
  server.send('ready', {}, 'b');
  await untilLogged(follower.log, ['up', 'down', 'ready b', 'up']);
});

test('a tab that opens while the leader sleeps has a stream of its own after two seconds', async () => {
  const leader = await openLeader();
  leader.tab.sleep();
  const { log } = await openPage();
  vi.advanceTimersByTime(1_999);
  expect(server.asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await untilAsked(['/api/events', '/api/events']);
  server.send('ready', {}, 'b');
  await untilLogged(log, ['ready b', 'up']);
});

test('a tab that comes back on screen while the leader sleeps goes on from the last event', async () => {
  const leader = await openLeader();
  const { tab, log, stream } = await openPage();
  await untilLogged(log, ['up']);
  tab.isVisible = false;
  leader.tab.sleep();
  tab.isVisible = true;
  stream.wake();
  vi.advanceTimersByTime(2_000);
  await untilAsked(['/api/events', '/api/events?after=a']);
  server.send('ready', {}, 'b');
  await untilLogged(log, ['up', 'down', 'ready b', 'up']);
});

test('a tab on screen asks a leader that has been quiet for longer than a heartbeat takes', async () => {
  const leader = await openLeader();
  await openPage();
  vi.advanceTimersByTime(24_000);
  server.send('heartbeat');
  await untilLogged(leader.log, ['ready a', 'up', 'heartbeat a']);
  leader.tab.sleep();
  vi.advanceTimersByTime(25_000);
  vi.advanceTimersByTime(1_999);
  expect(server.asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await untilAsked(['/api/events', '/api/events?after=a']);
});

test('a leader that is awake keeps the stream, however little it has to say', async () => {
  const { log } = await openLeader();
  const other = await openPage();
  for (let quiet = 0; quiet < 3; quiet += 1) vi.advanceTimersByTime(14_000);
  other.stream.wake();
  vi.advanceTimersByTime(2_000);
  expect(server.asked).toHaveLength(1);
  expect(log).toEqual(['ready a', 'up']);
});

test('a tab that is not on screen takes the stream from nobody', async () => {
  const leader = await openLeader();
  const { tab } = await openPage();
  leader.tab.sleep();
  tab.isVisible = false;
  vi.advanceTimersByTime(30_000);
  expect(server.asked).toHaveLength(1);
});

test('a leader that wakes up without its lock has closed its stream and follows the new leader', async () => {
  const leader = await openLeader();
  leader.tab.sleep();
  const next = await openPage();
  vi.advanceTimersByTime(2_000);
  await untilAsked(['/api/events', '/api/events']);
  server.send('ready', {}, 'b');
  await untilLogged(next.log, ['ready b', 'up']);
  leader.tab.wake();
  await untilLogged(leader.log, ['ready a', 'up', 'down', 'ready b', 'up']);
  server.send('message_sent', {}, 'c');
  await untilLogged(leader.log, ['ready a', 'up', 'down', 'ready b', 'up', 'message_sent c']);
  expect(next.log).toEqual(['ready b', 'up', 'message_sent c']);
  next.stream.close();
  await untilAsked(['/api/events', '/api/events', '/api/events?after=c']);
});
