import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAlive } from './alive.ts';
import { expectFocus, tabTo, typeInto } from './focus.ts';
import { holdAnswer } from './held-answer.ts';
import { startJourneySite } from './journey-site.ts';
import type { Person } from './people.ts';
import { startSeededServer } from './seeded-server.ts';
import { openDevice } from './sign-up.ts';

const site = startJourneySite(() => startSeededServer(30));

const EDITH: Person = {
  username: 'edith',
  name: 'Edith Moss',
  password: 'a kettle on the hob',
};
const PHONE = { width: 360, height: 740 };
/** The height of a line of text, in pixels. */
const LINE = 28;
const HOPE = 'A grandchild of sorts to teach to bake.';

test('a newcomer comes from registering through the four steps to the dashboard, on a phone and by keyboard', async () => {
  const device = await openDevice(site.browser, site.server.url);
  const page = await device.newPage();
  await page.setViewportSize(PHONE);
  const letAddressCome = await holdAnswer(page, '**/api/address');
  await register(page);
  await expectFocus(page, { label: 'Password' });
  await page.keyboard.type(EDITH.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Edith' }).waitFor();
  // What the dashboard leads with comes above what is there first.
  const start = page.getByRole('link', { name: 'Start with a few words' });
  await start.waitFor();
  const before = await start.boundingBox();
  // The notice above it loads late, but its place is kept from the start.
  letAddressCome();
  await page.getByRole('button', { name: 'Send the link again' }).waitFor();
  const after = await start.boundingBox();
  expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(LINE);
  await tabTo(page, 'Start with a few words');
  await expectFocus(page, { name: 'Start with a few words', isInView: true, isUncovered: true });
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 2, name: 'A few words about you' }).waitFor();
  await expectFocus(page, { isBody: false });
  await typeInto(page, 'I hope for', HOPE);
  await tabTo(page, 'Save and go on');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'A picture to know you by' }).waitFor();
  await expectFocus(page, { name: 'A picture to know you by' });
  expect(await widestOf(page)).toBeLessThanOrEqual(PHONE.width);

  await tabTo(page, 'Choose a photo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('radio', { checked: true }).waitFor();
  await tabTo(page, 'Save and go on');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Who might be near you' }).waitFor();
  await expectFocus(page, { name: 'Who might be near you' });
  expect(await widestOf(page)).toBeLessThanOrEqual(PHONE.width);
  await typeInto(page, 'Age', '72');
  await page.getByLabel('Country', { exact: true }).selectOption('GB');
  await typeInto(page, 'Town', 'Leeds');
  await tabTo(page, 'Near where I live');
  await page.keyboard.press('Space');
  await tabTo(page, 'Save and go on');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Say hello to someone' }).waitFor();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
  expect(await widestOf(page)).toBeLessThanOrEqual(PHONE.width);

  await openAlive(page, '/welcome');
  await page.getByRole('heading', { level: 2, name: 'Say hello to someone' }).waitFor();
  await tabTo(page, 'Go to your dashboard');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Edith' }).waitFor();
  expect(await widestOf(page)).toBeLessThanOrEqual(PHONE.width);
  await page.goto('/profile');
  await page.getByText(HOPE).waitFor();
});

/** The forms of registering have a journey by keyboard of their own; this one begins where they end. */
async function register(page: Page): Promise<void> {
  await openAlive(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill(EDITH.name);
  await page.getByLabel('Username').fill(EDITH.username);
  await page.getByLabel('Email', { exact: true }).fill(`${EDITH.username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(EDITH.password);
  await page.getByLabel('Confirm password').fill(EDITH.password);
  await page.getByLabel(/accept the terms/i).press('Space');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /Family Support/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Your account has been created. Please log in.').first().waitFor();
}

/** How wide the page is: wider than the screen is a page that scrolls sideways. */
function widestOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
