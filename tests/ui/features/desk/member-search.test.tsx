import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemberClient } from '#tests/support/api-client.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
});
afterEach(() => site.server.close());

const field = () => screen.findByLabelText('Who are you looking for?');

test('a moderator finds somebody nobody has reported, and warns them', async () => {
  const stella = await site.signUpNamed('Stella Marsh');
  const { user } = renderPage('/desk/members', mira.fetch);
  await user.type(await field(), 'stell{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Stella Marsh' }));
  expect(await screen.findByText('No open reports')).toBeVisible();
  expect(screen.getByText(stella.self.username)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(stella.self.email);
  await user.click(screen.getByRole('button', { name: 'Take a measure' }));
  expect(screen.queryByLabelText('Remove them')).toBeNull();
  await user.click(screen.getByLabelText('Warn them'));
  await user.selectOptions(screen.getByLabelText('Which guideline did they break?'), 'money');
  await user.type(screen.getByLabelText('In your own words'), 'Please ask nobody for money.');
  expect(screen.getByText('What happens then').parentElement).not.toHaveTextContent(/reported/);
  await user.click(screen.getByRole('button', { name: 'Send the warning' }));
  expect(await screen.findByText('It’s done, and it’s in the log.')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Without a report' })).toHaveFocus();
  });
  expect((await stella.send('GET', '/api/notices')).body).toMatchObject([{ kind: 'warn' }]);
});

test('an address finds its account, whoever it belongs to, and who looked is in the security log', async () => {
  const stella = await site.signUpNamed('Stella Marsh');
  const { user } = renderPage('/desk/members', mira.fetch);
  await user.type(await field(), `${stella.self.email}{Enter}`);
  expect(await screen.findByText(/Account in use/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Security' }));
  const entry = await screen.findByText(/^Looked a member up/);
  expect(entry).toHaveTextContent('Looked a member up: Mira Lang → Stella Marsh');
});

test('where nobody is found, the page says so', async () => {
  const { user } = renderPage('/desk/members', mira.fetch);
  await user.type(await field(), 'nobody{Enter}');
  expect(await screen.findByText('Nobody found')).toBeVisible();
});
