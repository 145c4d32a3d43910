import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { notifiesDevice, useDeviceNotifications } from '#ui/live/device-notifications.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** jsdom has no notifications: the browser's answer is what a test says. */
const browser = {
  permission: 'default' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
};
beforeEach(() => {
  Object.assign(browser, { permission: 'default', answer: 'granted' });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      if (browser.permission === 'default') browser.permission = browser.answer;
      return Promise.resolve(browser.permission);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useDeviceNotifications.setState({ isWanted: false });
});

let members = 0;

async function openSettings() {
  members += 1;
  const member = await signUp(server.url, `member-${members}`);
  return renderPage('/settings/messages', member.fetch);
}

const findSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

test('notifications are off until a member wants them, and this device keeps the choice', async () => {
  const { user } = await openSettings();
  expect(await findSwitch()).not.toBeChecked();
  expect(notifiesDevice()).toBe(false);
  await user.click(await findSwitch());
  await waitFor(async () => {
    expect(await findSwitch()).toBeChecked();
  });
  expect(notifiesDevice()).toBe(true);
  expect(localStorage.getItem('hearthkin-notifications')).toContain('"isWanted":true');
  await user.click(await findSwitch());
  await waitFor(() => {
    expect(notifiesDevice()).toBe(false);
  });
  expect(await findSwitch()).not.toBeChecked();
});

test('without the browser’s leave the switch stays off, and the page says where to change that', async () => {
  browser.answer = 'denied';
  const { user } = await openSettings();
  await user.click(await findSwitch());
  expect(await screen.findByText(/^Your browser doesn’t let this site/)).toBeVisible();
  expect(await findSwitch()).not.toBeChecked();
  expect(await findSwitch()).toBeDisabled();
});

test('a permission that is withdrawn switches them off, and its return does not switch them on', async () => {
  const { user } = await openSettings();
  await user.click(await findSwitch());
  await waitFor(async () => {
    expect(await findSwitch()).toBeChecked();
  });
  browser.permission = 'default';
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(async () => {
    expect(await findSwitch()).not.toBeChecked();
  });
  browser.permission = 'granted';
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(notifiesDevice()).toBe(false);
  expect(await findSwitch()).not.toBeChecked();
});

test('where the browser has no notifications, the settings do not speak of them', async () => {
  vi.unstubAllGlobals();
  await openSettings();
  await screen.findByRole('heading', { name: 'Writing messages' });
  expect(screen.queryByRole('heading', { name: 'Notifications' })).not.toBeInTheDocument();
});
