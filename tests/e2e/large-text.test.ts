import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { untilDrawn } from './alive.ts';
import { shareAmongFew } from './few-at-a-time.ts';
import { startJourneySite } from './journey-site.ts';
import {
  findMemberScreens,
  loadScreens,
  walkScreens,
  type MemberScreen,
} from './member-screens.ts';
import { READERS, signUpReaders } from './seeded-readers.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

interface Size {
  readonly width: number;
  /** The size of text that the reader has chosen, in pixels. */
  readonly text: number;
}

/** Narrow phones whose owners read large text, and a tablet; the text grows from one to the next. */
const SIZES: readonly Size[] = [
  { width: 768, text: 16 },
  { width: 360, text: 24 },
  { width: 320, text: 24 },
  { width: 360, text: 32 },
  { width: 320, text: 32 },
];

const PUBLIC_SCREENS = namePaths('/', '/login', '/register', '/help', '/lost-everything');
const NEWCOMERS_SCREENS = namePaths('/dashboard', '/welcome');
/** Screens that look the same with large text as others here. */
const LIKE_OTHERS = /^(home|search-list|stranger-.*|connections-.*|report-sent)$/;

const site = startJourneySite(() => startSeededServer(30));

beforeAll(() => signUpReaders(site));

test('with large text a visitor finds no page wider than a phone', async () => {
  const context = await openContext();
  expect(await findTooWide(context, PUBLIC_SCREENS, loadScreens)).toEqual([]);
});

test('with large text a newcomer finds no screen wider', async () => {
  const context = await openContext(READERS['newcomer']);
  expect(await findTooWide(context, NEWCOMERS_SCREENS)).toEqual([]);
});

test('with large text a member finds no screen wider', async () => {
  const context = await openContext(READERS['member']);
  const own = await findMemberScreens(context);
  const screens = own.filter(({ name }) => !LIKE_OTHERS.test(name));
  expect(await findTooWide(context, [...screens, ...namePaths('/messages?search=the')])).toEqual(
    [],
  );
});

test('with large text a moderator finds no screen wider', async () => {
  const context = await openContext(READERS['moderator']);
  expect(await findTooWide(context, await findMemberScreens(context))).toEqual([]);
});

function namePaths(...paths: readonly string[]): readonly MemberScreen[] {
  return paths.map((path) => ({ name: path, path }));
}

async function openContext(username?: string): Promise<BrowserContext> {
  const context = await site.browser.newContext({
    baseURL: site.server.url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  if (username !== undefined) await signIn(context, username);
  return context;
}

/** What is wider than the phone, or reaches beyond it, on these screens. */
async function findTooWide(
  context: BrowserContext,
  screens: readonly MemberScreen[],
  makeOpen: typeof walkScreens = walkScreens,
): Promise<readonly object[]> {
  const findings: object[] = [];
  await shareAmongFew(screens, async (waiting) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const open = await makeOpen(page);
    for (const screen of waiting) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewportSize({ width: 360, height: 700 });
      await open(screen);
      for (const size of SIZES) {
        await resize(page, session, size);
        const found = await measure(page);
        findings.push(...found.map((finding) => ({ screen: screen.name, ...size, ...finding })));
      }
    }
  });
  await context.close();
  return findings;
}

/** Makes the phone so wide and its text so large, and waits until the page has followed. */
async function resize(page: Page, session: CDPSession, { width, text }: Size): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
  await page.waitForFunction(
    (least) => parseFloat(getComputedStyle(document.documentElement).fontSize) >= least,
    text,
    { polling: 50 },
  );
  // What lies over the page is placed again a moment after the rest, and comes in from the side.
  await untilDrawn(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/**
 * How much wider than the window the page is, and the controls that reach beyond it, are cut off, or break a word that
 * has room on a line.
 */
function measure(page: Page): Promise<readonly object[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflow = scrollWidth - clientWidth;
    const reachesBeyond = (control: Element) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    };
    const controls = '[role=dialog], [role=menu], :is(a, button, input, select, textarea, summary)';
    const beyond = [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(reachesBeyond)
      .map((control) => ({ beyond: control.outerHTML.slice(0, 200) }));
    const isBroken = (text: Node, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const broken = [...document.querySelectorAll('a, button')]
      .flatMap((control) => [...control.childNodes])
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .flatMap((text) =>
        [...(text.textContent ?? '').matchAll(/(?<![\p{L}\d@.])[\p{L}\d]{2,8}(?![\p{L}\d@.])/gu)]
          .filter(({ index, 0: word }) => isBroken(text, index, word.length))
          .map(([word]) => ({ broken: word })),
      );
    return [...(overflow > 0 ? [{ overflow }] : []), ...beyond, ...broken];
  });
}
