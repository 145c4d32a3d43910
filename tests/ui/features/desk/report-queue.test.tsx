import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

let site: Awaited<ReturnType<typeof startReportedSite>>;

beforeAll(async () => {
  site = await startReportedSite();
});
afterAll(() => site.server.close());

const main = () => within(screen.getByRole('main'));

test('the desk is there for moderators alone, who find it in their menu', async () => {
  const member = await site.signUpNamed('Wren Whitfield');
  const page = renderPage('/desk', member.fetch);
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: 'Your account' }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Desk' })).toBeNull();
  page.unmount();

  const moderator = await site.signUpModerator('Mira Lang');
  const { user } = renderPage('/dashboard', moderator.fetch);
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Desk' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await screen.findByText('No reports waiting')).toBeVisible();
});

test('an address of the desk that nothing is at shows so', async () => {
  const moderator = await site.signUpModerator('Mira Lang');
  for (const path of ['/desk/nothing', '/desk/reports/x', '/desk/reports/999999']) {
    const page = renderPage(path, moderator.fetch);
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    page.unmount();
  }
});

test('reports wait with what was reported and since when, and leave when they are answered', async () => {
  const moderator = await site.signUpModerator('Mira Lang');
  const { id, about } = await site.report();
  const { user, router } = renderPage('/desk', moderator.fetch);
  const name = 'Asks for money, gift cards or codes: Steve Morgan';
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', `/desk/members/${about.id}`);
  expect(main().getByText('He asked me for gift cards.')).toHaveAttribute('dir', 'auto');
  expect(main().getByText('just now')).toBeVisible();
  expect(main().getByText('Not taken')).toBeVisible();

  await moderator.send('PUT', `/api/desk/reports/${id}/claim`);
  await user.click(main().getByRole('link', { name: 'Answered' }));
  expect(await screen.findByText('No reports answered yet')).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Waiting' }));
  expect(await main().findByText('Yours')).toBeVisible();

  const dismissal = { measure: 'dismiss', words: null };
  await moderator.send('POST', `/api/desk/reports/${id}/decision`, dismissal);
  await user.click(main().getByRole('link', { name: 'Answered' }));
  expect(await main().findByText('Nothing found')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/desk/reports/${id}`);
  expect(router.state.location.search).toBe('?state=answered');
});

test('a report that somebody else has taken says whose it is', async () => {
  const [mira, milan] = [
    await site.signUpModerator('Mira Lang'),
    await site.signUpModerator('Milan Okafor'),
  ];
  const { id } = await site.report();
  await milan.send('PUT', `/api/desk/reports/${id}/claim`);
  renderPage('/desk', mira.fetch);
  expect(await screen.findByText('Milan Okafor')).toBeVisible();
  expect(screen.getByText('Milan Okafor').tagName).toBe('BDI');
});

test('a list that cannot be loaded can be tried again', async () => {
  const moderator = await site.signUpModerator('Mira Lang');
  let isDown = true;
  const { user } = renderPage('/desk/log', (input, init) =>
    isDown && input === '/api/desk/log'
      ? Promise.reject(new TypeError('down'))
      : moderator.fetch(input, init),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findAllByText(/^Made a moderator/)).not.toHaveLength(0);
});
