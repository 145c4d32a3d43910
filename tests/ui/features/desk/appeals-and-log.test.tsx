import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, type MemberClient } from '#tests/support/api-client.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

const WORDS = 'You asked Rosa for gift cards.';
const APPEAL = 'Somebody else had my telephone.';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;
let milan: MemberClient;

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
  milan = await site.signUpModerator('Milan Okafor');
});
afterEach(() => site.server.close());

const main = () => within(screen.getByRole('main'));

/** A member whom Milan has suspended, and who appeals. */
async function suspendAndAppeal() {
  const { about, reporter } = await site.suspend(milan, WORDS);
  await site.appeal(about, APPEAL);
  return { about, reporter };
}

const logIn = ({ self, send }: MemberClient) =>
  send('POST', '/api/auth/login', { username: self.username, password: PASSWORD });

test('an appeal is answered by somebody who did not decide', async () => {
  const { about } = await suspendAndAppeal();
  const own = renderPage('/desk/appeals', milan.fetch);
  expect(await screen.findByText(/so another moderator answers the appeal/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take the decision back/ })).toBeNull();
  own.unmount();

  const { user } = renderPage('/desk/appeals', mira.fetch);
  expect(await screen.findByText(APPEAL)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(WORDS)).toBeVisible();
  expect((await logIn(about)).status).toBe(403);
  const reverse = 'Take the decision back';
  await user.click(screen.getByRole('button', { name: `${reverse}: Steve Morgan` }));
  const words = screen.getByLabelText('Why you’re taking it back');
  expect(words).toHaveFocus();
  await user.type(words, 'We believe you.');
  await user.click(screen.getByRole('button', { name: reverse }));
  expect(await screen.findByText('No appeals waiting')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Appeals' })).toHaveFocus();
  expect((await logIn(about)).status).toBe(200);
});

test('a member reads the answers: to their appeal, and to their report', async () => {
  const { about, reporter } = await suspendAndAppeal();
  const { user, unmount } = renderPage('/desk/appeals', mira.fetch);
  const uphold = 'Let the decision stand';
  await user.click(await screen.findByRole('button', { name: `${uphold}: Steve Morgan` }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'Steve Morgan' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: `${uphold}: Steve Morgan` }));
  await user.type(screen.getByLabelText('Why it stands'), 'You wrote it twice.');
  await user.click(screen.getByRole('button', { name: uphold }));
  await screen.findByText('No appeals waiting');
  unmount();
  const lift = { measure: 'lift', words: 'Please begin again.' };
  await mira.send('POST', `/api/desk/members/${about.id}/measures`, lift);
  await logIn(about);

  const told = renderPage('/notices', about.fetch);
  expect(await screen.findByRole('heading', { name: 'Your appeal was answered' })).toBeVisible();
  expect(screen.getAllByText('You wrote it twice.')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'A decision has ended early' })).toBeVisible();
  expect(screen.getByText('Please begin again.')).toBeVisible();
  expect(screen.getByText('No asking for money, selling or recruiting')).toBeVisible();
  expect(screen.queryByText('Milan Okafor')).toBeNull();
  told.unmount();

  renderPage('/notices', reporter.fetch);
  const name = 'Your report about Steve Morgan was answered';
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(main().getByRole('link', { name: 'Your reports' })).toHaveAttribute('href', '/reports');
});

test('the log tells every decision, and about one member those alone', async () => {
  const { about } = await suspendAndAppeal();
  const { user, router } = renderPage('/desk/log', mira.fetch);
  await screen.findByText(/^Suspended/);
  const rows = () => main().getAllByRole('listitem');
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toHaveTextContent(/^Suspended until .*2126: Steve Morgan.*By Milan Okafor/);
  expect(rows()[0]).toHaveTextContent(WORDS);
  expect(rows()[1]).toHaveTextContent(
    /^Made a moderator: Milan Okafor.*By whoever runs the server/,
  );
  await user.click(main().getByRole('link', { name: 'Steve Morgan' }));
  await waitFor(() => {
    expect(rows()).toHaveLength(1);
  });
  expect(router.state.location.search).toBe(`?member=${about.id}`);
  await user.click(main().getByRole('link', { name: 'Everyone’s' }));
  await waitFor(() => {
    expect(rows()).toHaveLength(2);
  });
});

test('an account that was closed for being under 18 is opened again from the log', async () => {
  const about = await site.signUpNamed('Steve Morgan');
  await about.send('POST', '/api/under-age');
  expect((await logIn(about)).status).toBe(403);
  const { user } = renderPage('/desk/log', mira.fetch);
  expect(await screen.findByText(/^Closed for being under 18/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore the account' })).toBeNull();
  await user.click(main().getByRole('link', { name: 'Steve Morgan' }));
  await user.click(await screen.findByRole('button', { name: 'Restore the account' }));
  await user.type(screen.getByLabelText('Why'), 'We believe you.');
  await user.click(screen.getByRole('button', { name: 'Restore the account' }));
  expect(await screen.findByText(/^Restored/)).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Log' })).toHaveFocus();
  });
  expect(screen.queryByRole('button', { name: 'Restore the account' })).toBeNull();
  expect((await logIn(about)).status).toBe(200);
});

test('the figures count what was reported and decided', async () => {
  await site.suspend(milan, WORDS);
  await site.report();
  renderPage('/desk/figures', mira.fetch);
  const table = within(await screen.findByRole('table', { name: 'Reports' }));
  expect(table.getByRole('row', { name: 'Waiting now 1' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Answered 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Suspended 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Asks for money, gift cards or codes 2' })).toBeVisible();
  expect(screen.getByText(/Half of the answers came within/)).toHaveTextContent('an hour.');
});
