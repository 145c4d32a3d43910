import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import {
  log,
  openChat,
  recordCalls,
  signUpPair,
  type ChatPair,
} from '#tests/ui/features/messaging/open-chat.ts';
import { storeModerator } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { useLiveStore } from '#ui/live/live-store.ts';
import { stubEventStreams } from './browser-streams.ts';
import { until } from '#tests/ui/until.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is asked for again and again would wait until a test lets that time pass. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const untilStream = (isUp: boolean) =>
  until(() => {
    expect(useLiveStore.getState().isUp).toBe(isUp);
  });

const write = ({ frieda, connection }: ChatPair, content: string) =>
  frieda.send('POST', `/api/connections/${connection.id}/messages`, { content });

/** A chat that has the stream. */
async function openLiveChat() {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  await pair.hear('Good morning');
  stubEventStreams(server.url, pair.rosa);
  await openChat(pair);
  await screen.findAllByRole('link', { name: 'Messages 1 new' });
  await untilStream(true);
  return { pair, callsTo };
}

test('a screen that the stream goes on from has asked for nothing twice', async () => {
  const { pair, callsTo } = await openLiveChat();
  // What its first event made the page read again would be under way by the second.
  for (const content of ['Are you there?', 'It is only me.']) {
    await write(pair, content);
    await log().findByText(content);
  }
  // The inbox is read again when something is new in it.
  const asked = callsTo(/^GET (?!.*\/conversations)/);
  expect(asked).toContain('GET /api/auth/current');
  expect(asked).toContain(`GET /api/connections/${pair.connection.id}/messages`);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a screen whose stream cannot go on from its answers reads them again', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  await pair.hear('Good morning');
  const { fetch } = pair.network;
  const unmarked: typeof globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    return new Response(await answer.text(), { status: answer.status });
  };
  let free: () => void = () => undefined;
  stubEventStreams(server.url, pair.rosa, new Promise<void>((resolve) => (free = resolve)));
  await openChat({ ...pair, network: { ...pair.network, fetch: unmarked } });
  await screen.findAllByRole('link', { name: 'Messages 1 new' });
  await write(pair, 'Are you there?');
  free();
  await untilStream(true);
  expect(await log().findByText('Are you there?')).toBeVisible();
  await until(() => {
    expect(callsTo(/unread-count$/)).toHaveLength(2);
  });
});

test('with the stream, messages come without asking, and nothing is asked for again and again', async () => {
  const { pair, callsTo } = await openLiveChat();
  // The inbox is read again when something is new in it.
  const asked = () => callsTo(/^GET (?!.*\/conversations)/);
  const askedBefore = asked();
  vi.advanceTimersByTime(60_000);
  await write(pair, 'Are you there?');
  expect(await log().findByText('Are you there?')).toBeVisible();
  expect(await screen.findByText('New message from Frieda: Are you there?')).toBeInTheDocument();
  await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', {
    name: 'Messages 2 new',
  });
  vi.advanceTimersByTime(60_000);
  await write(pair, 'It is only me.');
  await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', {
    name: 'Messages 3 new',
  });
  expect(asked()).toEqual(askedBefore);
});

test('what was written before the stream was there comes first', async () => {
  const pair = await signUpPair(server);
  let free: () => void = () => undefined;
  stubEventStreams(server.url, pair.rosa, new Promise<void>((resolve) => (free = resolve)));
  await openChat(pair);
  await write(pair, 'Are you there?');
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    const text = screen.queryByRole('region', { name: 'Messages' })?.textContent ?? '';
    if (text.includes('It is only me.') && !text.includes('Are you there?')) shown.push(text);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  free();
  await untilStream(true);
  await write(pair, 'It is only me.');
  expect(await log().findByText('It is only me.')).toBeVisible();
  expect(await log().findByText('Are you there?')).toBeVisible();
  observer.disconnect();
  expect(shown).toEqual([]);
});

test('with the stream, an inbox that could not be read again is tried again as without one', async () => {
  const { pair, callsTo } = await openLiveChat();
  pair.network.loseAnswers(/\/conversations\?/);
  const askedBefore = callsTo(/\/conversations\?/).length;
  await write(pair, 'Are you there?');
  await log().findByText('Are you there?');
  const row = () => screen.getByRole('link', { name: /^Frieda, / });
  await until(() => {
    expect(callsTo(/\/conversations\?/).length).toBeGreaterThan(askedBefore);
    expect(within(row()).queryByText('Are you there?')).not.toBeInTheDocument();
  });
  pair.network.recover();
  vi.advanceTimersByTime(10_000);
  expect(await within(row()).findByText('Are you there?')).toBeInTheDocument();
});

test('what one sends oneself stands once', async () => {
  const pair = await signUpPair(server);
  stubEventStreams(server.url, pair.rosa);
  const { user, box } = await openChat(pair);
  await untilStream(true);
  await user.type(box, 'Good evening');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await write(pair, 'Good evening to you');
  await log().findByText('Good evening to you');
  await waitFor(() => {
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });
  expect(log().getAllByText('Good evening')).toHaveLength(1);
});

test('a request to connect appears, and its end takes it away', async () => {
  const rosa = await signUp(server.url, 'live-rosa', { name: 'Rosa' });
  const daniel = await signUp(server.url, 'live-daniel', { name: 'Daniel' });
  stubEventStreams(server.url, rosa);
  renderPage('/connections', rosa.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Your Connections' });
  await untilStream(true);
  const pair = { userId1: daniel.id, userId2: rosa.id };
  const { body } = await daniel.send('POST', '/api/connections', pair);
  const main = within(screen.getByRole('main'));
  await main.findByRole('link', { name: 'Daniel' });
  const { id } = body as { id: number };
  await daniel.send('DELETE', `/api/connections/${id}?status=pending`);
  await until(() => {
    expect(main.queryByRole('link', { name: 'Daniel' })).not.toBeInTheDocument();
  });
});

test('a yes to one’s own request is a notice on whichever page, with the way to the chat', async () => {
  const rosa = await signUp(server.url, 'asking-rosa', { name: 'Rosa' });
  const daniel = await signUp(server.url, 'asked-daniel', { name: 'Daniel' });
  stubEventStreams(server.url, rosa);
  const { user } = renderPage('/settings', rosa.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await untilStream(true);
  const pair = { userId1: rosa.id, userId2: daniel.id };
  const { body } = await rosa.send('POST', '/api/connections', pair);
  const { id } = body as { id: number };
  await daniel.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  expect(await screen.findAllByText(/Daniel.? said yes/)).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Say hello' }));
  expect(await screen.findByRole('textbox', { name: 'Message to Daniel' })).toBeVisible();
});

test('a yes that was said before the stream was there is a notice too', async () => {
  const rosa = await signUp(server.url, 'early-rosa', { name: 'Rosa' });
  const daniel = await signUp(server.url, 'early-daniel', { name: 'Daniel' });
  const pair = { userId1: rosa.id, userId2: daniel.id };
  const { body } = await rosa.send('POST', '/api/connections', pair);
  const { id } = body as { id: number };
  let free: () => void = () => undefined;
  stubEventStreams(server.url, rosa, new Promise<void>((resolve) => (free = resolve)));
  renderPage('/settings', rosa.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await daniel.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  free();
  expect(await screen.findByRole('button', { name: 'Say hello' })).toBeVisible();
});

test('a yes that one says oneself on another device is no notice', async () => {
  const rosa = await signUp(server.url, 'saying-rosa', { name: 'Rosa' });
  const daniel = await signUp(server.url, 'hoping-daniel', { name: 'Daniel' });
  const pair = { userId1: daniel.id, userId2: rosa.id };
  const { body } = await daniel.send('POST', '/api/connections', pair);
  stubEventStreams(server.url, rosa);
  renderPage('/connections', rosa.fetch);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('button', { name: 'Accept Daniel’s request' });
  await untilStream(true);
  const { id } = body as { id: number };
  await rosa.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  await main.findByRole('link', { name: /^Message/ });
  expect(screen.queryByText(/said yes/)).toBeNull();
});

test('a decision is a notice on whichever page, with the way to read it', async () => {
  const rosa = await signUp(server.url, 'told-rosa');
  stubEventStreams(server.url, rosa);
  const { user } = renderPage('/settings', rosa.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await untilStream(true);
  const daniel = await signUp(server.url, 'telling-daniel');
  const moderator = await signUp(server.url, 'moderating-mo');
  await storeModerator(server.storage, moderator.id);
  const report = { memberId: rosa.id, reason: 'money', words: null };
  const filing = { ...report, attachMessages: false, block: false };
  const { body } = await daniel.send('POST', '/api/reports', filing);
  const path = `/api/desk/reports/${(body as { id: number }).id}/decision`;
  await moderator.send('POST', path, { measure: 'warn', reason: 'money', words: 'Please stop.' });
  await user.click(await screen.findByRole('button', { name: 'Read it' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'A warning' })).toBeVisible();
});

test('what a member changes on another device changes here', async () => {
  const rosa = await signUp(server.url, 'changing-rosa', { name: 'Rosa' });
  stubEventStreams(server.url, rosa);
  renderPage('/dashboard', rosa.fetch);
  await screen.findByRole('heading', { name: /Rosa$/ });
  await untilStream(true);
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { name: 'Rosalind' });
  await screen.findByRole('heading', { name: /Rosalind$/ });
});

test('the stream of a session that ends elsewhere is not given again, and the page shows the login', async () => {
  // The server looks again and again whether a session has ended.
  vi.useRealTimers();
  const rosa = await signUp(server.url, 'leaving-rosa');
  stubEventStreams(server.url, rosa);
  const { router } = renderPage('/settings', rosa.fetch);
  await untilStream(true);
  const other = createApiClient(server.url);
  await other.send('POST', '/api/auth/login', { username: 'leaving-rosa', password: PASSWORD });
  await other.send('DELETE', '/api/sessions');
  await until(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
  expect(useLiveStore.getState().isUp).toBe(false);
});

test('while the server gives no stream, the page asks as it would without one', async () => {
  const pair = await signUpPair(server);
  stubEventStreams(server.url, { sessionToken: () => 'nobody' });
  await openChat(pair);
  await write(pair, 'Are you there?');
  vi.advanceTimersByTime(5_000);
  expect(await log().findByText('Are you there?')).toBeVisible();
  expect(useLiveStore.getState().isUp).toBe(false);
});
