import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { signUpPair, type ChatPair } from '#tests/ui/features/messaging/open-chat.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { useDeviceNotifications } from '#ui/live/device-notifications.ts';
import { useLiveStore } from '#ui/live/live-store.ts';
import { stubEventStreams } from './browser-streams.ts';
import {
  stubPageNotifications,
  stubWorkerNotifications,
  stubWorkers,
  type BrowserWorkers,
} from './browser-worker.ts';
import { until } from '#tests/ui/until.ts';

let server: TestServer;
let workers: BrowserWorkers;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  stubWorkerNotifications();
  workers = stubWorkers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useDeviceNotifications.setState({ isWanted: false });
});

/** Opens the settings as Rosa, with the live stream. */
async function openSettings(pair: ChatPair) {
  stubEventStreams(server.url, pair.rosa);
  const page = renderPage('/settings/messages', pair.rosa.fetch);
  await until(() => {
    expect(useLiveStore.getState().isUp).toBe(true);
  });
  return page;
}

const findSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

const untilRegistered = () =>
  until(() => {
    expect(workers.registered?.address).toBe('/notification-worker.js');
  });
const untilNoneRegistered = () =>
  until(() => {
    expect(workers.registered).toBeNull();
  });

/** Frieda writes while Rosa looks elsewhere. */
async function writeUnseen({ frieda, connection }: ChatPair): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await frieda.send('POST', `/api/connections/${connection.id}/messages`, { content: 'Psst.' });
}

const untilAt = (router: ReturnType<typeof renderPage>['router'], address: string) =>
  until(() => {
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(address);
  });

test('where only a service worker may notify, it says who wrote, and its click opens the conversation', async () => {
  const pair = await signUpPair(server);
  const { user, router } = await openSettings(pair);
  expect(workers.registered).toBeNull();
  await user.click(await findSwitch());
  await untilRegistered();
  await writeUnseen(pair);
  await until(() => {
    expect(workers.registered?.shown).toMatchObject([
      { title: 'Frieda wrote to you', data: pair.address },
    ]);
  });
  workers.dispatchEvent(new MessageEvent('message', { data: pair.address }));
  await untilAt(router, pair.address);
});

test('where there are no service workers, the page itself says who wrote, and its click opens the conversation', async () => {
  vi.unstubAllGlobals();
  const shown = stubPageNotifications();
  const pair = await signUpPair(server);
  const { user, router } = await openSettings(pair);
  await user.click(await findSwitch());
  await writeUnseen(pair);
  await until(() => {
    expect(shown).toMatchObject([{ title: 'Frieda wrote to you' }]);
  });
  shown[0]?.dispatchEvent(new Event('click'));
  await untilAt(router, pair.address);
});

test('the worker goes when the notifications are switched off, and the one for the whole site stays', async () => {
  const { user } = await openSettings(await signUpPair(server));
  await user.click(await findSwitch());
  await untilRegistered();
  await user.click(await findSwitch());
  await untilNoneRegistered();
  expect(workers.isOfflineReady).toBe(true);
});

test('the worker goes at the log-out, and what it has shown with it', async () => {
  const pair = await signUpPair(server);
  const { user } = await openSettings(pair);
  await user.click(await findSwitch());
  await untilRegistered();
  await writeUnseen(pair);
  await until(() => {
    expect(workers.registered?.shown).toHaveLength(1);
  });
  await user.click(screen.getByLabelText('Your account'));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await untilNoneRegistered();
  expect(workers.closed).toEqual(['Frieda wrote to you']);
});

test('a member who wanted notifications before gets the worker with the next log-in', async () => {
  useDeviceNotifications.setState({ isWanted: true });
  await openSettings(await signUpPair(server));
  await untilRegistered();
});

test('members who want no notifications get no worker', async () => {
  await openSettings(await signUpPair(server));
  await findSwitch();
  expect(workers.registered).toBeNull();
});
