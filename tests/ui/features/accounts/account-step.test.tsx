import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { fillInAccount, NEW_PASSWORD } from './fill-in-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('Continue stays on the first step, says what is wrong and focuses the first wrong field', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await user.type(await screen.findByLabelText('Username'), 'x');
  await user.type(screen.getByLabelText('Password'), 'password123');
  await user.type(screen.getByLabelText('Name'), 'Rosa');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  const username = screen.getByLabelText('Username');
  await waitFor(() => {
    expect(username).toHaveAccessibleDescription(
      expect.stringContaining(
        'Username must be 3 to 30 letters, digits, dots, dashes or underscores',
      ),
    );
  });
  expect(username).toBeInvalid();
  expect(username).toHaveFocus();
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByText('This password is too common')).toBeVisible();
  expect(screen.getByText('Please confirm your password')).toBeVisible();
  expect(screen.getByText('You must accept the terms and privacy policy')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Step 1 of 2 Your account' })).toBeVisible();
});

test('a field is judged when it is left, and the repeated password again when the first changes', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await user.type(await screen.findByLabelText('Password'), NEW_PASSWORD);
  await user.type(screen.getByLabelText('Confirm password'), 'a quiet garden');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(screen.queryByText('Enter a valid email address')).toBeNull();

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'a quiet garden');
  await waitFor(() => {
    expect(screen.queryByText('Passwords do not match')).toBeNull();
  });
});

const WRONG: readonly [field: string, typed: string, message: string][] = [
  ['Username', 'x', 'Username must be 3 to 30 letters, digits, dots, dashes or underscores'],
  ['Username', '_rosa', 'Username must be 3 to 30 letters, digits, dots, dashes or underscores'],
  ['Email', 'rosa@', 'Enter a valid email address'],
  ['Password', 'too short', 'Password must be at least 10 characters'],
  ['Password', 'x'.repeat(129), 'Password must be at most 128 characters'],
  ['Password', 'password123', 'This password is too common'],
  ['Confirm password', 'another gate', 'Passwords do not match'],
  ['Name', ' ', 'Name is required'],
  ['Name', 'x'.repeat(81), 'Name must be at most 80 characters'],
];

test.each(WRONG)('%s says what is wrong with "%s": %s', async (field, typed, message) => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await fillInAccount(user, { username: 'rosa', email: 'rosa@example.org' });
  const input = screen.getByLabelText(field);
  await user.clear(input);
  await user.click(input);
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => {
    expect(input).toHaveAccessibleDescription(message);
  });
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
  expect(screen.getByText(message)).toHaveAttribute('aria-live', 'polite');
});

test('a password that is the username is refused', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await fillInAccount(user, { username: 'quietgardengate', email: 'gate@example.org' });
  for (const field of ['Password', 'Confirm password']) {
    await user.clear(screen.getByLabelText(field));
    await user.type(screen.getByLabelText(field), 'QuietGardenGate');
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This password is too common')).toBeVisible();
});

test('without the consent the box is focused, and its error is read with it', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await fillInAccount(user, { username: 'rosa', email: 'rosa@example.org' });
  const box = screen.getByRole('checkbox', { name: /accept the terms/ });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => {
    expect(box).toHaveAccessibleDescription('You must accept the terms and privacy policy');
  });
  expect(box).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Step 1 of 2 Your account' })).toBeVisible();
});
