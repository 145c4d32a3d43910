import { expect, test } from 'vitest';
import { readMessage, send } from './conversation.ts';
import { expectFocus } from './focus.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { connect, signUpOnOwnDevice } from './sign-up.ts';

/** A microphone that beeps once a second, and nobody who has to be asked. */
const site = startJourneySite(startJourneyServer, {
  switches: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});

test('a voice message is recorded by keyboard, heard first, sent, and heard by the other without a reload', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const { id } = await connect(rosa, daniel);
  const phone = await rosa.device.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  const page = await daniel.device.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const one of [phone, page]) await one.goto(`/messages?connection=${id}`);
  await send(page, 'Good evening, Rosa');
  await readMessage(phone, 'Good evening, Rosa');

  await phone.getByRole('button', { name: 'Record a voice message' }).press('Enter');
  const dialog = phone.getByRole('dialog', { name: /^Voice message to Daniel/ });
  await dialog
    .getByRole('timer')
    .filter({ hasText: /^0:(0[1-9]|[1-5]\d) of/ })
    .waitFor();
  await expectFocus(phone, { name: 'Stop' });
  await phone.keyboard.press('Enter');
  await dialog.getByRole('slider', { name: 'Position' }).waitFor();
  await dialog.getByRole('button', { name: 'Play' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });

  const heard = page.getByRole('group', { name: /^Voice message, / });
  await heard.getByRole('button', { name: 'Play' }).click();
  const played = () =>
    page
      .locator('audio')
      .first()
      .evaluate((audio) => (audio as HTMLAudioElement).played.length);
  await expect.poll(played).toBe(1);
  await heard.getByRole('button', { name: /^Speed: / }).click();
  await heard.getByRole('button', { name: 'Speed: 1.25 times' }).waitFor();
});
