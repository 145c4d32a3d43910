import { expect, test } from 'vitest';
import { expectFocus } from './focus.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, signUpOnOwnDevice } from './sign-up.ts';

const ASKING_FOR_MONEY = 'Could you buy two Steam gift cards and send me the codes?';

const site = startJourneySite(startJourneyServer);

test('a member is warned, reports with evidence after the other has ended it, and is out of sight', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const connection = await connect(daniel, rosa);
  const content = { content: ASKING_FOR_MONEY };
  await call(daniel.device, 'POST', `/api/connections/${connection.id}/messages`, content);

  const page = await rosa.device.newPage();
  await page.goto(`/messages?connection=${connection.id}`);
  await page.getByRole('region', { name: 'Messages' }).getByText(ASKING_FOR_MONEY).waitFor();
  const warning = page.getByRole('link', { name: 'What to do' });
  expect(await warning.getAttribute('href')).toContain('/safety-tips#');

  const ending = `/api/connections/${connection.id}?status=accepted`;
  expect((await daniel.device.request.delete(ending)).status()).toBe(204);
  await page.goto('/connections');
  await page.getByRole('heading', { name: 'Ended connections' }).waitFor();
  const opener = page.getByRole('button', { name: `Report or block ${DANIEL.name}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('won’t be told who reported').waitFor();
  await expectFocus(page, { name: 'Close' });
  const money = dialog.getByLabel('Asks for money, gift cards or codes');
  await money.focus();
  await page.keyboard.press('Space');
  expect(await money.isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Send report' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you for telling us' }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Your reports' }).first().click();
  await page.getByText('Being looked at').waitFor();
  await page.goto('/settings/reach');
  await page.getByRole('button', { name: `Unblock ${DANIEL.name}` }).waitFor();

  const sought = await daniel.device.newPage();
  await sought.goto(`/profile/${rosa.self.id}`);
  await sought
    .getByRole('heading', { name: /404|not found/i })
    .first()
    .waitFor();
});
