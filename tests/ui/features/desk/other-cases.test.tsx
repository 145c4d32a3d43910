import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemberClient } from '#tests/support/api-client.ts';
import { surround } from '#tests/support/recovery-by-desk.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { addRecoveryRequest, putRecoveryRequest, storeStanding } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;
let milan: MemberClient;

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
  milan = await site.signUpModerator('Milan Okafor');
});
afterEach(() => site.server.close());

/** The list beside the reports. */
async function findOthers() {
  const heading = await screen.findByRole('heading', { name: 'Everything else that waits' });
  return within(heading.parentElement!);
}

test('all that waits beside the reports is one list by age, each row leading to its page', async () => {
  const { storage } = site.server;
  const rosa = await site.signUpNamed('Rosa Whitfield');
  const newcomer = await site.signUpNamed('Wren Adeyemi');
  await storeStanding(storage, newcomer.id, { account: { status: 'awaiting_approval' } });
  const { about } = await site.suspend(milan, 'You asked for gift cards.');
  await site.appeal(about, 'It was not me.');
  const message = { topic: 'data', email: null, message: 'May I have a copy?' };
  await rosa.send('POST', '/api/contact-messages', message);
  const { answers } = await surround(storage, rosa.self);
  const id = await addRecoveryRequest(storage, {
    memberId: rosa.self.id,
    address: toEmailAddress('rosa.new@example.org'),
    answers,
    // Confirmed five days ago, which is older than all the rest.
    dueAt: new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString(),
  });
  const { value, version } = (await storage.recoveryRequests.load(id))!;
  await putRecoveryRequest(storage, { ...value, state: { status: 'confirmed' } }, version);

  const { user, router } = renderPage('/desk', mira.fetch);
  const others = await findOthers();
  await others.findByRole('link', { name: /^Lost account/ });
  await others.findByRole('link', { name: /^Message/ });
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Lost account: Rosa Whitfield',
    'Registration: Wren Adeyemi',
    'Appeal: Steve Morgan',
    'Message: Rosa Whitfield',
  ]);
  const desk = within(screen.getByRole('navigation', { name: 'Desk' }));
  for (const name of ['Appeals', 'Contact', 'Registrations', 'Lost accounts']) {
    expect(await desk.findByRole('link', { name: `${name} 1 waiting` })).toBeVisible();
  }
  expect(desk.getByRole('link', { name: 'Reports' })).toBeVisible();
  await user.click(others.getByRole('link', { name: 'Appeal: Steve Morgan' }));
  expect(await screen.findByText('It was not me.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/desk/appeals');
});

test('where nothing else waits, the list says so', async () => {
  renderPage('/desk', mira.fetch);
  expect(await (await findOthers()).findByText('Nothing.')).toBeVisible();
});
