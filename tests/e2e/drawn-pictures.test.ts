import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Self } from '#core/members/domain/member.ts';
import { DRAWN_PICTURES, thingFor } from '#core/members/domain/drawn-pictures.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

/** The least that a finger needs, in pixels. */
const TARGET = 44;

/** The ground of the picture of the profile on screen, once it has loaded; one that cannot be shown is an error. */
async function readGround(page: Page, address: string): Promise<string> {
  const picture = page.locator(`main header img[src="${address}"]`);
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return getComputedStyle(image).backgroundColor;
  });
}

test('a thing chosen on a phone is what others see, on a ground that suits their colours', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const phone = await rosa.device.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/profile');
  await readGround(phone, thingFor(rosa.self.id).address);

  await phone.getByRole('button', { name: 'Edit Profile' }).click();
  await phone.getByRole('button', { name: 'Choose a drawn face instead' }).click();
  const choices = phone.getByRole('group', { name: 'Or a drawn picture' }).getByRole('radio');
  expect(await choices.count()).toBe(DRAWN_PICTURES.length);
  for (const choice of await choices.all()) {
    const { width, height } = (await choice.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
  }
  await phone.getByRole('radio', { name: 'Kettle' }).check();
  await phone.getByRole('button', { name: 'Save Changes' }).click();
  // The form has the picture in it as well, so it's there before it is saved.
  await phone.getByRole('button', { name: 'Edit Profile' }).waitFor();
  await phone.getByRole('img', { name: 'Picture: Kettle' }).waitFor();
  const saved = await call<Self>(rosa.device, 'GET', `/api/users/${rosa.self.id}`);
  expect(saved.avatarUrl).toBe('/pictures/kettle.svg');

  const desk = await daniel.device.newPage();
  await desk.emulateMedia({ colorScheme: 'light' });
  await desk.goto(`/profile/${rosa.self.id}`);
  const light = await readGround(desk, '/pictures/kettle.svg');
  await desk.emulateMedia({ colorScheme: 'dark' });
  const dark = await readGround(desk, '/pictures/kettle.svg');
  expect(brightness(light)).toBeGreaterThan(200);
  expect(brightness(dark)).toBeLessThan(90);
});

test('on a phone a profile begins with the person, and no button is above another before their name', async () => {
  const rosa = await signUpOnOwnDevice(site, { ...ROSA, username: 'phoned' });
  const daniel = await signUpOnOwnDevice(site, { ...DANIEL, username: 'caller' });
  const page = await daniel.device.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/profile/${rosa.self.id}`);
  const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const connect = (await page.getByRole('button', { name: 'Connect' }).boundingBox())!;
  expect(connect.y).toBeGreaterThan(name.y + name.height);
  const tabs = (await page.getByRole('tablist').boundingBox())!;
  expect(tabs.y).toBeLessThan(740);
});

/** The mean of a colour's red, green and blue, from 0 to 255. */
function brightness(colour: string): number {
  const parts = colour
    .match(/\d+(\.\d+)?/g)!
    .slice(0, 3)
    .map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
