import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecentFailures } from '#server/recent-failures.ts';
import { createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator, storeStanding } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let olive: MemberClient;

beforeAll(async () => {
  const failures = new RecentFailures();
  failures.note(['a backup failed'], '2026-01-01T12:00:00.000Z');
  server = await startTestServer({ failures });
  olive = await signUp(server.url, 'olive');
});
afterAll(() => server.close());

test('a visitor who opens the link of a new site reads what to do first', async () => {
  const { pathname, hash } = new URL(server.operatorUrl!);
  renderPage(`${pathname}${hash}`, createApiClient(server.url).fetch);
  expect(await screen.findByRole('link', { name: 'Create an account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Become the operator' })).toBeNull();
});

test('a member who opens it becomes the operator, and goes on to the desk', async () => {
  const { pathname, hash } = new URL(server.operatorUrl!);
  renderPage(`${pathname}${hash}`, olive.fetch);
  await userEvent.click(await screen.findByRole('button', { name: 'Become the operator' }));
  expect(await screen.findByText(/You run this site now/)).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the desk' }));
  expect(
    await screen.findByRole('heading', { name: 'One thing before the desk opens' }),
  ).toBeVisible();
});

test('an operator sees how the site is, and sends a test mail', async () => {
  await storeModerator(server.storage, olive.id);
  await storeStanding(server.storage, olive.id, { role: 'operator' });
  renderPage('/desk/site', olive.fetch);
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeVisible();
  expect(screen.getByText('a backup failed')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Members 1' })).toBeVisible();
  const database = screen.getByText('database').closest('li')!;
  expect(within(database).getByText('It answers.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByText(/It was taken/)).toBeVisible();
  expect(server.mails.at(-1)).toMatchObject({ to: 'olive@example.org' });
});

test('where people come by invitation, the operator is led to where invitations are made', async () => {
  renderPage('/desk/site', olive.fetch, 'invitation');
  await userEvent.click(await screen.findByRole('link', { name: 'Invite people you know' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who can reach you' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Invite someone' })).toBeVisible();
});

test('a moderator finds no way there, and nothing there', async () => {
  const mo = await signUp(server.url, 'moritz');
  await storeModerator(server.storage, mo.id);
  renderPage('/desk/site', mo.fetch);
  const desk = await screen.findByRole('navigation', { name: 'Desk' });
  expect(within(desk).queryByRole('link', { name: 'Site' })).toBeNull();
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});
