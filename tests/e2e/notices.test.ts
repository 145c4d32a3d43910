import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAlive } from './alive.ts';
import { openConversation } from './conversation.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, GRETA, ROSA, STEVE } from './people.ts';
import {
  connect,
  openDevice,
  register,
  requestConnection,
  signUpOnOwnDevice,
  type SignedUpMember,
} from './sign-up.ts';

const PHONE = { width: 360, height: 740 };

const site = startJourneySite(startJourneyServer);
let rosa: SignedUpMember;
let rosasDevice: BrowserContext;
let gretasProfile: string;

beforeAll(async () => {
  rosa = await signUpOnOwnDevice(site, ROSA);
  await connect(await signUpOnOwnDevice(site, DANIEL), rosa);
  const { self } = await signUpOnOwnDevice(site, GRETA);
  gretasProfile = `/profile/${self.id}`;
  rosasDevice = rosa.device;
});

async function openPage(path: string, viewport?: typeof PHONE): Promise<Page> {
  const page = await rosasDevice.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await openAlive(page, path);
  return page;
}

const noticeOf = (page: Page) =>
  page.getByRole('region', { name: /F8/ }).getByRole('list').locator('li');

/** Asserts that the notice, once it has come to rest, covers none of these. */
async function expectUncovered(page: Page, elements: readonly Locator[]): Promise<void> {
  const notice = noticeOf(page);
  await notice.waitFor();
  await notice.evaluate((item) => {
    for (const animation of item.getAnimations()) animation.finish();
  });
  // It is placed again a moment after the page or the window has changed.
  await expect
    .poll(async () => {
      const { y: top, height } = (await notice.boundingBox())!;
      const isInWindow = top >= 0 && top + height <= page.viewportSize()!.height;
      const boxes = await Promise.all(elements.map(async (one) => (await one.boundingBox())!));
      const areFree = boxes.map((box) => box.y >= top + height || box.y + box.height <= top);
      return { isInWindow, areFree };
    })
    .toEqual({ isInWindow: true, areFree: elements.map(() => true) });
}

test('on a phone a notice covers neither the heading nor the button that was pressed', async () => {
  const page = await openPage('/explore', PHONE);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: GRETA.name });
  await card.getByRole('button', { name: 'Connect' }).evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
  });
  await card.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expectUncovered(page, [heading, card.getByRole('button', { name: 'Request Sent' })]);
  await page.close();
});

test('on a phone the notice of a new account leaves the way in free', async () => {
  const device = await openDevice(site.browser, site.server.url);
  const page = await device.newPage();
  await register(page, { ...DANIEL, username: 'daniel.again' });
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await login.waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await expectUncovered(page, [login]);
  await device.close();
});

test('on a phone a notice leaves the top of the page free', async () => {
  const page = await openPage('/profile', PHONE);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectUncovered(page, [page.getByRole('heading', { level: 1 }), page.getByRole('banner')]);
  await page.close();
});

test('on a phone the notice of an accepted request leaves the form of a message free', async () => {
  const steve = await signUpOnOwnDevice(site, STEVE);
  await requestConnection(steve.device, { from: steve.self, to: rosa.self });
  const page = await openPage('/messages', PHONE);
  await page.getByRole('link', { name: new RegExp(`^${STEVE.name}`) }).click();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  await expectUncovered(page, [
    page.locator('form').filter({ has: page.getByRole('button', { name: 'Send' }) }),
  ]);
  await page.close();
});

test('on a phone a notice covers neither the form of a message nor what is pressed to send it again', async () => {
  const page = await openPage('/messages', PHONE);
  await openConversation(page, DANIEL);
  await page.route('**/api/connections/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send' }) });
  await page.getByText('Not sent.').waitFor();
  await expectUncovered(page, [form, page.getByText('Not sent.')]);
  await page.close();
});

test('on a wide screen a notice lies under the menu of the account', async () => {
  const page = await openPage(gretasProfile);
  await page.route('**/api/auth/logout', (route) => route.abort());
  const account = page.getByRole('button', { name: 'Your account' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await noticeOf(page).waitFor();
  await account.click();
  const entries = page.getByRole('menuitem');
  await entries.first().waitFor();
  // All at once, because the notice goes away by itself.
  const areOnTop = await entries.evaluateAll((items) =>
    items.map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(await noticeOf(page).isVisible()).toBe(true);
  expect(areOnTop).toEqual(areOnTop.map(() => true));
  await page.close();
});

test('a notice says so when the account menu cannot be loaded, and the page stays', async () => {
  const page = await rosasDevice.newPage();
  await page.route('**/assets/avatar-menu-list-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const account = page.getByRole('button', { name: 'Your account' });
  await account.click();
  await noticeOf(page).getByText('We couldn’t open the menu').waitFor();
  const welcome = page.getByRole('heading', { level: 1, name: /^Welcome back/ });
  await expect.poll(() => welcome.isVisible()).toBe(true);
  await page.unrouteAll();
  await account.click();
  await page.getByRole('menu').waitFor();
  await page.close();
});

test('a page whose scripts cannot be loaded offers to reload', async () => {
  const page = await rosasDevice.newPage();
  await page.route('**/assets/member-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await reload.waitFor();
  await page.unrouteAll();
  await reload.click();
  const welcome = page.getByRole('heading', { level: 1, name: /^Welcome back/ });
  await expect.poll(() => welcome.isVisible()).toBe(true);
  await page.close();
});
