import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parsePictureAddress, sizeAddress } from '#core/media/domain/picture-address.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makePhoto } from '#tests/support/photo-file.ts';
import { expectFocus, tabTo, typeInto } from './focus.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

/** The addresses on other hosts that the pages of a device ask for. */
function noteForeign({ device }: SignedUpMember): readonly string[] {
  const foreign: string[] = [];
  device.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.server.url) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  return foreign;
}

/** The colour in the middle of a picture on the page, once it is there; one that can’t be shown is an error. */
async function readMiddle(picture: Locator): Promise<readonly number[]> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = new OffscreenCanvas(9, 9).getContext('2d')!;
    context.drawImage(image, 0, 0, 9, 9);
    return [...context.getImageData(4, 4, 1, 1).data];
  });
}

/** Opens the form and gives it a photo, by keyboard alone. */
async function chooseByKeyboard(page: Page, label: string): Promise<void> {
  // Asked for ahead of the key: the browser has to know that the dialog isn't to be its own.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, label);
  await page.keyboard.press('Enter');
  const buffer = Buffer.from(await makePhoto(1200, 800));
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
}

test('a photo is cut by keyboard alone, is what another member sees, and goes when it’s removed', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const foreign = [noteForeign(rosa), noteForeign(daniel)];
  const page = await rosa.device.newPage();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  await tabTo(page, 'Edit Profile');
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, 'Choose a photo');

  const dialog = page.getByRole('dialog', { name: 'Your profile photo' });
  await dialog.locator('img').waitFor();
  await tabTo(page, 'Your photo: arrow keys move it');
  for (const key of ['+', '+', '+', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await dialog.getByText('Zoom 195 %', { exact: false }).waitFor();
  await tabTo(page, 'Turn right');
  await page.keyboard.press('Enter');
  await dialog.getByText('Turned by 90 degrees.', { exact: false }).waitFor();
  await typeInto(page, 'Describe it for people who can’t see it', 'A terracotta wall');
  await tabTo(page, 'Use this photo');
  await page.keyboard.press('Enter');
  await expectFocus(page, { name: 'Choose another photo' });
  await tabTo(page, 'Save Changes');
  await page.keyboard.press('Enter');
  await page.getByText('Profile updated').first().waitFor();

  const saved = await call<Self>(rosa.device, 'GET', `/api/users/${rosa.self.id}`);
  const kept = parsePictureAddress(saved.avatarUrl ?? '')!;
  expect(kept).toMatchObject({ description: 'A terracotta wall' });
  expect(kept.width).toBe(kept.height);

  const others = await daniel.device.newPage();
  await others.goto('/advanced-search');
  const small = others.locator(`img[src="${sizeAddress(kept, 96)}"]`).first();
  await small.waitFor();
  expectTerracotta(await readMiddle(small));
  await others.goto(`/profile/${rosa.self.id}`);
  const large = others.getByRole('img', { name: 'A terracotta wall' });
  await large.waitFor();
  expectTerracotta(await readMiddle(large));

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  await others.reload();
  await others.locator('main header img[src^="/pictures/"]').waitFor();
  const gone = await daniel.device.request.get(sizeAddress(kept, 320));
  expect(gone.status()).toBe(404);
  expect(foreign).toEqual([[], []]);
});

test('photos are added, seen large one after the other by key, and the place in the profile returns', async () => {
  const rosa = await signUpOnOwnDevice(site, { ...ROSA, username: 'rosa-album' });
  const daniel = await signUpOnOwnDevice(site, { ...DANIEL, username: 'daniel-album' });
  const page = await rosa.device.newPage();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('tab', { name: 'More' }).click();
  for (const [label, words, colour] of [
    ['Add a photo', 'The garden', '#5d7d4a'],
    ['Add another photo', 'The kitchen', '#a8452a'],
  ] as const) {
    const buffer = Buffer.from(await makePhoto(900, 1200, colour));
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel(label, { exact: true }).setInputFiles(file);
    await page.getByLabel('Describe it for people who can’t see it').fill(words);
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await page.getByText(words).waitFor();
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();

  const phone = await daniel.device.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`/profile/${rosa.self.id}`);
  await phone.getByRole('tab', { name: 'Photos' }).click();
  const garden = phone.getByRole('button', { name: 'The garden' });
  await garden.focus();
  await phone.keyboard.press('Enter');
  const viewer = phone.getByRole('dialog');
  await viewer.and(phone.getByRole('dialog', { name: 'Photo 1 of 2 of Rosa Whitfield' })).waitFor();
  await phone.keyboard.press('ArrowRight');
  await phone.getByRole('dialog', { name: 'Photo 2 of 2 of Rosa Whitfield' }).waitFor();
  const kitchen = viewer.getByRole('img', { name: 'The kitchen' });
  expectTerracotta(await readMiddle(kitchen));
  await expect.poll(async () => (await kitchen.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  const { x, width, y, height } = (await kitchen.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(360);
  expect(y + height).toBeLessThanOrEqual(740);
  await phone.keyboard.press('Escape');
  await expectFocus(phone, { isBody: false });
  await expect
    .poll(() => garden.evaluate((button) => button === document.activeElement))
    .toBe(true);
});

/** JPEG and WebP change colours by a little. */
function expectTerracotta([red = 0, green = 0, blue = 0]: readonly number[]): void {
  expect(Math.abs(red - 0xa8)).toBeLessThan(12);
  expect(Math.abs(green - 0x45)).toBeLessThan(12);
  expect(Math.abs(blue - 0x2a)).toBeLessThan(12);
}
