import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

const openSettings = () => renderPage('/settings/reach', rosa.fetch, 'invitation');
const list = async () => within(await screen.findByRole('list', { name: 'Your invitations' }));

test('a member makes an invitation, whose link is shown once, ready to copy', async () => {
  const { user, unmount } = openSettings();
  await user.click(await screen.findByRole('button', { name: 'Make an invitation' }));
  const link = await screen.findByLabelText<HTMLInputElement>('The link to send');
  expect(link.value).toMatch(/^http.*\/register\?invitation=[\w-]{43}&from=\w+$/);
  await waitFor(() => {
    expect(link).toHaveFocus();
  });
  expect(await (await list()).findByText(/^Not used yet, works until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await window.navigator.clipboard.readText()).toBe(link.value);
  unmount();

  openSettings();
  expect(await (await list()).findByText(/^Not used yet/)).toBeVisible();
  expect(screen.queryByLabelText('The link to send')).toBeNull();
});

test('a member withdraws one, and its link is gone with it', async () => {
  const { user } = openSettings();
  await user.click(await screen.findByRole('button', { name: 'Make an invitation' }));
  await screen.findByLabelText('The link to send');
  const withdraw = await screen.findByRole('button', { name: /^Withdraw the invitation made on/ });
  await user.click(withdraw);
  expect(await (await list()).findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  expect(screen.queryByLabelText('The link to send')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Invite someone' })).toHaveFocus();
  });
});

test('the sixth is refused in the words of the server', async () => {
  for (let made = 0; made < 5; made += 1) await rosa.send('POST', '/api/invitations');
  const { user } = openSettings();
  await user.click(await screen.findByRole('button', { name: 'Make an invitation' }));
  const notice = (await screen.findByText('We couldn’t make the invitation')).closest('li');
  expect(notice).toHaveTextContent('You already have several open invitations');
});

test.each(['open', 'approval'] as const)('nothing invites where it is %s', async (mode) => {
  renderPage('/settings/reach', rosa.fetch, mode);
  await screen.findByRole('heading', { name: 'Blocked members' });
  expect(screen.queryByRole('heading', { name: 'Invite someone' })).toBeNull();
});
