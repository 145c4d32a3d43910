import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, type MemberClient } from '#tests/support/api-client.ts';
import { storeStanding } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

const INTEREST = 'Narrowboats';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
});
afterEach(() => site.server.close());

const main = () => within(screen.getByRole('main'));
const findDesk = async () => within(await screen.findByRole('navigation', { name: 'Desk' }));

/** A member who waits for approval. */
async function letWait(name: string): Promise<MemberClient> {
  const member = await site.signUpNamed(name);
  const preferences = { interests: [INTEREST], relationshipTypes: [2] };
  await member.send('PATCH', `/api/users/${member.id}`, { preferences });
  await member.send('POST', '/api/auth/logout');
  const account = { status: 'awaiting_approval' } as const;
  await storeStanding(site.server.storage, member.id, { account });
  return member;
}

const logIn = ({ self, send }: MemberClient) =>
  send('POST', '/api/auth/login', { username: self.username, password: PASSWORD });

test('where nobody waits and anybody may register, the desk does not name them', async () => {
  renderPage('/desk', mira.fetch);
  expect(await screen.findByText('No reports waiting')).toBeVisible();
  expect((await findDesk()).queryByRole('link', { name: 'Registrations' })).toBeNull();
});

test('where new members are approved, the desk names them always', async () => {
  const { user } = renderPage('/desk', mira.fetch, 'approval');
  await user.click(await (await findDesk()).findByRole('link', { name: 'Registrations' }));
  expect(await screen.findByText('Nobody’s waiting')).toBeVisible();
});

test('whoever still waits is found at any time, and is approved', async () => {
  const daniel = await letWait('Daniel Reyes');
  await letWait('Wren Whitfield');
  const { user } = renderPage('/desk', mira.fetch);
  await user.click(
    await (await findDesk()).findByRole('link', { name: 'Registrations 2 waiting' }),
  );
  const name = await screen.findByRole('heading', { name: 'Daniel Reyes' });
  expect(screen.getByText(daniel.self.username)).toHaveAttribute('dir', 'auto');
  expect(screen.getAllByText(INTEREST)).toHaveLength(2);
  expect(screen.getAllByText('Sibling Connection')).toHaveLength(2);
  expect(screen.getByRole('main')).not.toHaveTextContent(daniel.self.email);

  const approve = 'Approve: Daniel Reyes';
  await user.click(screen.getByRole('button', { name: approve }));
  expect(screen.getByLabelText('Why (optional)')).toHaveFocus();
  expect(screen.getByLabelText('Why (optional)')).toHaveAccessibleDescription(/They can log in/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(name).toHaveFocus();
  expect((await logIn(daniel)).status).toBe(403);

  await user.click(screen.getByRole('button', { name: approve }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Daniel Reyes' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Registrations' })).toHaveFocus();
  });
  expect(screen.getByRole('heading', { name: 'Wren Whitfield' })).toBeVisible();
  expect((await logIn(daniel)).status).toBe(200);
});

test('whoever is declined stays out, and the words are in the log', async () => {
  const daniel = await letWait('Daniel Reyes');
  const { user } = renderPage('/desk/registrations', mira.fetch);
  await user.click(await screen.findByRole('button', { name: 'Decline: Daniel Reyes' }));
  await user.type(screen.getByLabelText('Why (optional)'), 'The same person twice.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Nobody’s waiting')).toBeVisible();
  expect(await (await findDesk()).findByRole('link', { name: 'Registrations' })).toBeVisible();
  expect((await logIn(daniel)).status).toBe(403);

  await user.click((await findDesk()).getByRole('link', { name: 'Log' }));
  const words = await screen.findByText('The same person twice.');
  expect(words.closest('li')).toHaveTextContent(
    /^Registration declined: Daniel ReyesBy Mira Lang, /,
  );
  expect((await findDesk()).queryByRole('link', { name: 'Registrations' })).toBeNull();
});

test('too many words are refused at the field', async () => {
  await letWait('Daniel Reyes');
  const { user } = renderPage('/desk/registrations', mira.fetch);
  await user.click(await screen.findByRole('button', { name: 'Decline: Daniel Reyes' }));
  const words = screen.getByLabelText('Why (optional)');
  await user.click(words);
  await user.paste('w'.repeat(2001));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await expect.poll(() => words).toBeInvalid();
  expect(main().getByRole('heading', { name: 'Daniel Reyes' })).toBeVisible();
});
