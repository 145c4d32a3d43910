import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { makePhoto } from '#tests/support/photo-file.ts';
import { expectFocus } from './focus.ts';
import { readMessage, send } from './conversation.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { connect, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

async function openChat(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
}

const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await makePhoto(900, 1200, colour)),
});

/** Turns the first of the chosen photos and keeps a square of it, by keyboard. */
async function cropFirst(page: Page) {
  await page.getByRole('button', { name: 'Turn or crop' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Turn or crop your photo' });
  await expectFocus(page, { name: 'Turn left' });
  // It’s visible once it has been measured, and can be turned from then on.
  await dialog.locator('img').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Turned by 270 degrees.').waitFor({ state: 'attached' });
  await dialog.getByRole('checkbox', { name: 'Use the whole picture' }).press('Space');
  const frame = dialog.getByRole('group', { name: 'Your photo: arrow keys move it' });
  await frame.press('ArrowRight');
  await dialog.getByText(/In the middle: 4\d % from the left/).waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Keep it like this' }).press('Enter');
}

/** Opens the first of the chosen photos as if to crop it, and changes nothing. */
async function keepFirstAsItIs(page: Page) {
  await page.getByRole('button', { name: 'Turn or crop' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Turn or crop your photo' });
  await dialog.locator('img').waitFor();
  await dialog.getByRole('button', { name: 'Keep it like this' }).press('Enter');
  await expectFocus(page, { name: 'Turn or crop' });
}

/** Expects that no photo is sent to the server meanwhile; one would be by the time that its photo is ready again. */
async function expectNoUpload(page: Page, work: () => Promise<void>) {
  const uploads: string[] = [];
  const note = (request: Request) => {
    if (/conversations.\d+.pictures/.test(request.url())) uploads.push(request.url());
  };
  page.on('request', note);
  await work();
  await page.getByRole('dialog').getByText('Ready to send').nth(1).waitFor();
  page.off('request', note);
  expect(uploads).toEqual([]);
}

/** How much wider than high the picture on a button is, as its file says. */
async function shapeOf(button: Locator): Promise<number> {
  const image = button.locator('img');
  await image.evaluate((shown: HTMLImageElement) => shown.decode());
  return image.evaluate((shown: HTMLImageElement) => shown.naturalWidth / shown.naturalHeight);
}

test('photos are sent once the other has written, blurred in the first week, opened, and taken back', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const { id } = await connect(rosa, daniel);
  const address = `/messages?connection=${id}`;
  const page = await rosa.device.newPage();
  await openChat(page, address, 1280, 900);
  await page.getByRole('button', { name: 'Add photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos for Daniel' });
  await dialog.getByText(/once Daniel .*has written to you/).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(page, { name: 'Add photos' });

  const phone = await daniel.device.newPage();
  await openChat(phone, address, 360, 740);
  await send(phone, 'Hello, Rosa');
  await readMessage(page, 'Hello, Rosa');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await rosa.device.setOffline(true);
  await dialog
    .getByLabel('Choose photos')
    .setInputFiles([await photo('wall.jpg', '#a8452a'), await photo('tree.jpg', '#5d7d4a')]);
  await dialog.getByLabel('Describe it for people who can’t see it').first().fill('Our wall');
  const waiting = dialog.getByText('This photo goes by itself once you’re back online.');
  await waiting.last().waitFor();
  expect(await waiting.count()).toBe(2);
  await rosa.device.setOffline(false);
  await waiting.first().waitFor({ state: 'detached' });
  await cropFirst(page);
  await expectFocus(page, { name: 'Turn or crop' });
  expect(await dialog.getByLabel('Describe it').first().inputValue()).toBe('Our wall');
  await dialog.getByText('Ready to send').nth(1).waitFor();
  await expectNoUpload(page, () => keepFirstAsItIs(page));
  await dialog.getByRole('button', { name: 'Send 2 photos' }).click();
  await dialog.waitFor({ state: 'detached' });
  const sent = page.getByRole('button', { name: 'Open: Our wall' });
  await sent.waitFor();
  expect(await shapeOf(sent)).toBe(1);

  const blurred = phone.getByRole('button', { name: /^Show the blurred photo from Rosa/ });
  await blurred.first().waitFor();
  expect(await blurred.count()).toBe(2);
  expect(await phone.locator('img[src^="/media/"]').count()).toBe(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await blurred.first().press('Enter');
  const shown = phone.getByRole('button', { name: 'Open: Our wall' });
  await expectFocus(phone, { name: 'Open: Our wall' });
  await phone.keyboard.press('Enter');
  const viewer = phone.getByRole('dialog', { name: /^Photo 1 of 2 from Rosa/ });
  await viewer.getByRole('img', { name: 'Our wall' }).waitFor();
  await phone.keyboard.press('ArrowRight');
  await phone.getByRole('dialog', { name: /^Photo 2 of 2 from Rosa/ }).waitFor();
  await phone.keyboard.press('Escape');
  await expectFocus(phone, { name: 'Open: Our wall' });
  await shown.waitFor();

  await page
    .getByRole('button', { name: /^More for your message/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await shown.waitFor({ state: 'detached' });
  await phone.getByRole('region', { name: 'Messages' }).getByText('Taken back').waitFor();
});
