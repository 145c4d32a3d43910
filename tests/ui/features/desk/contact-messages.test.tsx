import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient, type MemberClient } from '#tests/support/api-client.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

const EMAIL = 'anna+help@example.org';
const LOST = 'I have lost my password.\nPlease help.';
const DARK = 'It is dark here.';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
});
afterEach(() => site.server.close());

const main = () => within(screen.getByRole('main'));

/** A visitor and a member write, the visitor first. */
async function writeTwo() {
  const rosa = await site.signUpNamed('Rosa Whitfield');
  const visitor = createApiClient(site.server.url);
  const path = '/api/contact-messages';
  await visitor.send('POST', path, { topic: 'account', email: EMAIL, message: LOST });
  await rosa.send('POST', path, { topic: 'fault', email: null, message: DARK });
}

test('a moderator finds what people wrote, the oldest first, and how to answer', async () => {
  await writeTwo();
  const { user } = renderPage('/desk', mira.fetch);
  const desk = within(await screen.findByRole('navigation', { name: 'Desk' }));
  await user.click(desk.getByRole('link', { name: 'Contact 2 waiting' }));
  await main().findByText(/I have lost my password/);
  const [first, second] = main()
    .getAllByRole('listitem')
    .map((item) => within(item));
  expect(first!.getByRole('heading', { name: 'My account or my password' })).toBeVisible();
  expect(first!.getByText(/I have lost my password/)).toHaveAttribute('dir', 'auto');
  expect(first!.getByText(/A visitor/)).toBeVisible();
  expect(first!.getByRole('link', { name: EMAIL })).toHaveAttribute(
    'href',
    'mailto:anna%2Bhelp@example.org',
  );
  expect(second!.getByText(DARK)).toBeVisible();
  expect(second!.getByRole('link', { name: 'Rosa Whitfield' })).toBeVisible();
  expect(second!.getByText('They didn’t give an email address.')).toBeVisible();
});

test('a message that is marked as handled is found under the handled ones', async () => {
  await writeTwo();
  const { user } = renderPage('/desk/contact-messages', mira.fetch);
  await user.click(await screen.findByRole('button', { name: `Mark as handled: ${EMAIL}` }));
  await screen.findByRole('heading', { level: 1, name: 'Contact messages' });
  await waitFor(() => {
    expect(screen.queryByText(/I have lost my password/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  expect(screen.getByText(DARK)).toBeVisible();

  await user.click(main().getByRole('link', { name: 'Handled' }));
  expect(await screen.findByText(/I have lost my password/)).toBeVisible();
  expect(screen.getByText(/^Handled by/)).toHaveTextContent('Handled by Mira Lang');
  expect(screen.queryByText(DARK)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mark as handled/ })).toBeNull();
});

test('without any message the desk says so', async () => {
  const { user } = renderPage('/desk/contact-messages', mira.fetch);
  expect(await screen.findByText('No messages waiting')).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Handled' }));
  expect(await screen.findByText('No messages handled yet')).toBeVisible();
});

test('what could not be marked stays, and a notice says so', async () => {
  await writeTwo();
  const { user } = renderPage('/desk/contact-messages', (input, init) =>
    init?.method === 'PUT' ? Promise.reject(new TypeError('down')) : mira.fetch(input, init),
  );
  await user.click(await screen.findByRole('button', { name: `Mark as handled: ${EMAIL}` }));
  await expect.poll(readNotice).toMatch(/^destructive: We couldn’t mark the message as handled: /);
  expect(screen.getByText(/I have lost my password/)).toBeVisible();
});
