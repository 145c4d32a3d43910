import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

let site: Awaited<ReturnType<typeof startReportedSite>>;

beforeAll(async () => {
  site = await startReportedSite();
});
afterAll(() => site.server.close());

test('the menu says how much waits at the desk, as it is when it is opened', async () => {
  const moderator = await site.signUpModerator('Mira Lang');
  const { user } = renderPage('/dashboard', moderator.fetch);
  const openMenu = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
  };
  await openMenu('Your account');
  await screen.findByRole('menuitem', { name: 'Desk' });
  await user.keyboard('{Escape}');
  const [reporter, reported] = [
    await site.signUpNamed('Wren Whitfield'),
    await site.signUpNamed('Steve Morgan'),
  ];
  const report = { memberId: reported.id, reason: 'money', words: null };
  await reporter.send('POST', '/api/reports', { ...report, attachMessages: false, block: false });
  await openMenu('Your account');
  await user.click(await screen.findByRole('menuitem', { name: 'Desk, 1 waiting' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});
