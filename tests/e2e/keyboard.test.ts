import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const MOST_STEPS = 60;
const PASSWORD = 'seven lanterns on the quay';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServerProcess({ databaseUrl: 'memory:' }),
    launchBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await server.kill();
});

/** What has the focus: its name, and whether a reader can see that it has it. */
async function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const shown = element.matches('input.sr-only, a.outline-none')
      ? (element.closest('label, li') ?? element)
      : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
      label: (element as HTMLInputElement).labels?.[0]?.textContent.trim() ?? null,
      isBody: element === document.body,
      isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && top < window.innerHeight && width > 0 && height > 0,
      isUncovered: middle !== null && (shown.contains(middle) || middle.contains(shown)),
    };
  });
}

/** Presses Tab until what is looked for has the focus, and asserts that each step could be seen. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    expect(focus).toMatchObject({
      isBody: false,
      isRinged: true,
      isInView: true,
      isUncovered: true,
    });
    if ((focus.label ?? focus.name).startsWith(wanted)) return;
  }
  throw new Error(`No press of Tab came to "${wanted}".`);
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

test('a visitor comes from the landing page to an account, and in, by keyboard alone', async () => {
  const page = await browser.newPage({
    baseURL: server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await tabTo(page, 'Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Find Your Connection');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create Your Account' }).waitFor();

  await fill(page, 'Username', 'margarete');
  await fill(page, 'Email', 'margarete@example.org');
  await fill(page, 'Password', PASSWORD);
  await fill(page, 'Confirm password', PASSWORD);
  await fill(page, 'Name', 'Margarete');
  await tabTo(page, 'I am at least 18 years old');
  await page.keyboard.press('Space');
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What you are looking for' }).waitFor();
  await tabTo(page, 'Family Support');
  await page.keyboard.press('Space');
  await tabTo(page, 'Youngest age');
  await page.keyboard.press('ArrowRight');
  await page.getByText('19 to 80').waitFor();
  await tabTo(page, 'Create Account');
  await page.keyboard.press('Enter');

  await page.getByText('Your account has been created. Please log in.').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await fill(page, 'Username', 'margarete');
  await fill(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
  expect((await readFocus(page)).isBody).toBe(false);
  await page.close();
});

test.each(['/', '/resources', '/resources/safe-meetings', '/help', '/explore', '/login'])(
  'on %s every stop of the keyboard can be seen',
  async (path) => {
    const page = await browser.newPage({
      baseURL: server.url,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await tabTo(page, 'Cookie Policy');
    await page.close();
  },
);
