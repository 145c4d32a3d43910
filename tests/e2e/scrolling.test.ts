import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAlive, reloadAlive, untilAlive } from './alive.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';

/** How far the reader scrolls, in pixels. */
const FAR = 600;

const site = startJourneySite(startJourneyServer, { whole: true });

const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens the landing page at one of its sections and waits until it has come there. */
async function openAtStories(page: Page): Promise<void> {
  await openAlive(page, '/#stories');
  const stories = page.locator('#stories');
  await expect
    .poll(() => stories.evaluate((section) => document.activeElement === section))
    .toBe(true);
  const top = () => stories.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(150);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
}

async function scrollFar(page: Page): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo(0, top);
  }, FAR);
  await expectFar(page);
}

/** Asserts that the page is where the reader scrolled to. */
async function expectFar(page: Page): Promise<void> {
  await expect.poll(() => readScroll(page)).toBe(FAR);
}

/** A page without the site's fonts, which may come before or after the reader is brought back, and move the text. */
async function openWithoutFonts(): Promise<Page> {
  const page = await site.browser.newPage({ baseURL: site.server.url });
  await page.route('**/*.woff2', (route) => route.abort());
  return page;
}

describe('pages that are opened by their addresses in one tab', () => {
  test('begin at the top, the same one again too, and Back returns to where the reader was', async () => {
    const page = await openWithoutFonts();
    await openAlive(page, '/resources');
    await scrollFar(page);
    await openAlive(page, '/help');
    expect(await readScroll(page)).toBe(0);
    await openAlive(page, '/resources');
    expect(await readScroll(page)).toBe(0);
    await page.goBack({ waitUntil: 'networkidle' });
    await page.goBack({ waitUntil: 'networkidle' });
    await untilAlive(page);
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
    await expectFar(page);
    await page.close();
  });

  test('return to where the reader was after a link of the page and Back, and on a reload', async () => {
    const page = await openWithoutFonts();
    await openAtStories(page);
    await page.getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await expect.poll(() => readScroll(page)).toBe(0);
    await page.goBack();
    const seesFooter = () =>
      page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.getBoundingClientRect().top < window.innerHeight);
    await expect.poll(seesFooter).toBe(true);
    await scrollFar(page);
    await reloadAlive(page);
    await expectFar(page);
    await page.close();
  });
});

describe('a hash in the address of the landing page', () => {
  /** How the page scrolls when its script leads to its section while it's opened: each way it did so. */
  const openAtHash = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await site.browser.newContext({ baseURL: site.server.url, reducedMotion });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const ways: string[] = [];
      const scroll = Reflect.get(Element.prototype, 'scrollIntoView');
      Element.prototype.scrollIntoView = function (options) {
        if (this.id === 'stories') {
          ways.push(getComputedStyle(document.documentElement).scrollBehavior);
        }
        scroll.call(this, options);
      };
      Object.assign(window, { ways });
    });
    await openAtStories(page);
    const ways = await page.evaluate<string[]>('ways');
    await context.close();
    return new Set(ways);
  };

  test('leads to its section smoothly', async () => {
    expect(await openAtHash('no-preference')).toEqual(new Set(['smooth']));
  });

  test('leads there in one jump for those who ask for less motion', async () => {
    expect(await openAtHash('reduce')).toEqual(new Set(['auto']));
  });
});
