import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecentFailures } from '#server/recent-failures.ts';
import { OPERATOR, OPERATOR_VARIABLES } from '#tests/support/operator.ts';
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
  expect(server.mails).toContainEqual(
    expect.objectContaining({ to: 'olive@example.org', subject: 'A test mail from Hearthkin' }),
  );
});

test('what is left to do for a new site is ticked as it is done', async () => {
  renderPage('/desk/site', olive.fetch);
  const left = (await screen.findByRole('heading', { name: 'What’s left to do' })).closest(
    'section',
  )!;
  const steps = () =>
    within(left)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(steps()).toEqual([
    'Name the site',
    'Say who runs it',
    'Send yourself a test mail',
    'Tell people you know about it',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test mail' }));
  await waitFor(() => {
    expect(steps()[2]).toBe('Send yourself a test mail (done)');
  });
  expect(within(left).getByRole('link', { name: 'Name the site' })).toHaveAttribute(
    'href',
    '#site-settings',
  );
});

test('an operator changes settings, and reads which value was not taken', async () => {
  renderPage('/desk/site', olive.fetch);
  await userEvent.type(await screen.findByLabelText('Who runs it'), 'Oak Street');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It must be an email address for everyone/)).toBeVisible();
  expect(screen.getByLabelText('Contact address')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(screen.getByLabelText('Contact address'), 'oak@kin.example');
  await userEvent.selectOptions(screen.getByLabelText('Country it’s run from'), 'Germany');
  const invitations = screen.getByLabelText('Open invitations for each member');
  await userEvent.clear(invitations);
  await userEvent.type(invitations, '9');
  expect(screen.getByLabelText('Who may register')).toHaveDisplayValue('Anyone');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByLabelText('Who runs it')).toHaveValue('Oak Street');
  expect(screen.getByText('Say who runs it').closest('li')).toHaveTextContent('(done)');
  const stored = await server.storage.siteSettings.list();
  expect(stored.map(({ name, value }) => [name, value])).toEqual([
    ['CONTACT_EMAIL', 'oak@kin.example'],
    ['COUNTRY', 'DE'],
    ['INVITATIONS', '9'],
    ['OPERATOR_NAME', 'Oak Street'],
  ]);
});

test('what the environment sets is shown, and cannot be changed', async () => {
  const fixed = await startTestServer({ environment: { ...OPERATOR_VARIABLES } });
  const oda = await signUp(fixed.url, 'oda');
  await storeModerator(fixed.storage, oda.id);
  await storeStanding(fixed.storage, oda.id, { role: 'operator' });
  renderPage('/desk/site', oda.fetch);
  expect(await screen.findByText('CONTACT_EMAIL', { selector: 'code' })).toBeVisible();
  expect(screen.queryByLabelText('Who runs it')).toBeNull();
  expect(screen.getByText(OPERATOR.contactEmail, { selector: 'section bdi' })).toBeVisible();
  await fixed.close();
});

test('where people come by invitation, the operator is led to where invitations are made', async () => {
  const choose = (REGISTRATION: string) =>
    olive.send('PATCH', '/api/desk/site/settings', { REGISTRATION });
  await choose('invitation');
  renderPage('/desk/site', olive.fetch, 'invitation');
  const [link] = await screen.findAllByRole('link', { name: 'Invite people you know' });
  await userEvent.click(link!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Who can reach you' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Invite someone' })).toBeVisible();
  await choose('open');
});

test('a moderator finds no way there, and nothing there', async () => {
  const mo = await signUp(server.url, 'moritz');
  await storeModerator(server.storage, mo.id);
  renderPage('/desk/site', mo.fetch);
  const desk = await screen.findByRole('navigation', { name: 'Desk' });
  expect(within(desk).queryByRole('link', { name: 'Site' })).toBeNull();
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});
