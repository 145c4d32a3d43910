import { test } from 'vitest';
import { openAlive } from './alive.ts';
import { startJourneySite } from './journey-site.ts';
import { readMessage } from './conversation.ts';
import { expectFocus, tabTo, typeInto } from './focus.ts';
import { SEEDED_ROSA, startSeededServer } from './seeded-server.ts';
import { openDevice } from './sign-up.ts';

const site = startJourneySite(() => startSeededServer(12));

test('a member comes from the login to a message that is sent, by keyboard alone', async () => {
  const page = await (await openDevice(site.browser, site.server.url)).newPage();
  await openAlive(page, '/login');
  await typeInto(page, 'Username', SEEDED_ROSA.username);
  await typeInto(page, 'Password', SEEDED_ROSA.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Rosa' }).waitFor();
  await expectFocus(page, { isBody: false });

  await tabTo(page, 'Messages');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Messages & Connections' }).waitFor();
  await page.getByRole('tab', { name: 'All' }).waitFor();
  await expectFocus(page, { isBody: false });
  await tabTo(page, 'All');
  await page.keyboard.press('ArrowLeft');
  await expectFocus(page, { name: 'Active', isRinged: true });
  await tabTo(page, 'Daniel Okafor, ');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Daniel Okafor' }).waitFor();
  await expectFocus(page, { name: 'Daniel Okafor' });
  await page.getByLabel('Message to Daniel Okafor').waitFor();

  await typeInto(page, 'Message to Daniel Okafor', 'Sunday suits me.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('I will bake.');
  await page.keyboard.press('Enter');
  await readMessage(page, 'Sunday suits me.\nI will bake.');
  await expectFocus(page, { label: 'Message to Daniel Okafor' });
});
