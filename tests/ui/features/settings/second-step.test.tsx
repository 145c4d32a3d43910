import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { appCodeAt } from '#tests/support/app-codes.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const button = (name: string) => screen.getByRole('button', { name });

/** Proves by the password who it is, in the dialog that asks for it. */
async function prove(user: ReturnType<typeof renderPage>['user'], action: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: action }));
}

/** The settings of a new member who has begun to set up an app. */
async function beginSetup(username: string, { hasCodes = false } = {}) {
  const member = await signUp(server.url, username);
  const proof = { password: PASSWORD };
  if (hasCodes) await member.send('POST', '/api/factors/recovery-codes', { proof });
  const page = renderPage('/settings/second-step', member.fetch);
  await page.user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await prove(page.user, 'Continue');
  await screen.findByRole('heading', { name: 'Connect your app' });
  const secret = screen.getByText(/^[A-Z2-7]{4}( [A-Z2-7]+)+$/).textContent.replaceAll(' ', '');
  const switchOn = async () => {
    const code = appCodeAt(secret, new Date().toISOString());
    await page.user.type(screen.getByLabelText('The code the app’s showing now'), code);
    await page.user.click(button('Switch it on'));
    await screen.findByText('It’s on.');
  };
  return { ...page, secret, switchOn };
}

test('a new second step leads to recovery codes, which are made at once', async () => {
  const { user, switchOn } = await beginSetup('netty');
  await switchOn();
  await waitFor(() => {
    expect(button('Make recovery codes')).toHaveFocus();
  });
  expect(button('Make recovery codes')).toHaveAccessibleDescription(
    expect.stringContaining('Without codes you can’t log in if you lose your phone.'),
  );
  expect(readNotice()).toContain('Now make recovery codes.');
  await user.keyboard('{Enter}');
  await prove(user, 'Make them');
  const codes = await screen.findByRole('heading', { name: 'Your recovery codes' });
  await waitFor(() => {
    expect(codes).toHaveFocus();
  });
  expect(await screen.findByText(/^10 of 10 left/)).toBeVisible();
  expect(button('Make new recovery codes')).toHaveAccessibleDescription('');
});

test('who has codes already stays where they are', async () => {
  const { switchOn } = await beginSetup('ready', { hasCodes: true });
  await switchOn();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Second step when you log in' })).toHaveFocus();
  });
  expect(readNotice()).toContain('From now on you’ll also need a code from your app to log in.');
  expect(screen.queryByText(/Without codes you can’t log in/)).toBeNull();
});

test('the key is opened in an app on the same device, and copied', async () => {
  const { user, secret } = await beginSetup('phoned');
  const link = screen.getByRole('link', { name: 'Open in my app' });
  expect(link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(link.getAttribute('href')!).searchParams.get('secret')).toBe(secret);
  await user.click(button('Copy the key'));
  expect(await screen.findByText('The key is copied.')).toBeVisible();
  expect(await window.navigator.clipboard.readText()).toBe(secret);
  await user.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Second step when you log in' })).toHaveFocus();
  });
});

test('who is asked for a code reads whom to ask without it', async () => {
  const { switchOn, unmount } = await beginSetup('stranded');
  await switchOn();
  unmount();
  const { user, router } = renderPage('/login', createBrowserFetch(server.url));
  await user.type(await screen.findByLabelText('Username or email'), 'stranded');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  await screen.findByLabelText('Code from your app');
  expect(screen.getByRole('link', { name: 'Other ways in' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await user.click(screen.getByRole('link', { name: 'Ask our moderators' }));
  expect(await screen.findByRole('heading', { name: 'I’ve lost everything' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/lost-everything');
});
