import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { shareAmongFew } from './few-at-a-time.ts';
import { startJourneySite } from './journey-site.ts';
import { findMemberScreens, openScreen, type MemberScreen } from './member-screens.ts';
import { READERS, signUpReaders } from './seeded-readers.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

const PUBLIC_SCREENS = [...PUBLIC_PATHS, '/nothing-here'].map((path) => ({ name: path, path }));
const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** Of what is in order nothing needs to be gathered, and no rule that is on reads style sheets. */
const AXE_OPTIONS = JSON.stringify({ resultTypes: ['violations'], preload: false });

/** Members with nothing, or with long words, bring no colours of their own: each theme at one width. */
const UNUSUAL = { light: 360, dark: 1280 };

const site = startJourneySite(() => startSeededServer(30));

beforeAll(() => signUpReaders(site));

describe.each(SCHEMES)('in the %s theme', (colorScheme) => {
  describe.each(WIDTHS)('at %i pixels', (width) => {
    const openContext = () =>
      site.browser.newContext({
        baseURL: site.server.url,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
        bypassCSP: true,
      });

    test('a visitor finds every page accessible and without sideways scrolling', async () => {
      const context = await openContext();
      expect(await inspectAll(context, PUBLIC_SCREENS)).toEqual([]);
      await context.close();
    });

    const readers = Object.entries(READERS).filter(
      ([name]) => name === 'member' || UNUSUAL[colorScheme] === width,
    );
    test.each(readers)('a %s finds every screen so', async (_name, username) => {
      const context = await openContext();
      await signIn(context, username);
      const screens = await findMemberScreens(context);
      const shown = screens.filter(({ below = Infinity }) => width < below);
      expect(await inspectAll(context, shown)).toEqual([]);
      await context.close();
    });
  });
});

/** What is found on the screens, a few of which are open at a time. */
async function inspectAll(
  context: BrowserContext,
  screens: readonly MemberScreen[],
): Promise<unknown[]> {
  const findings: unknown[] = [];
  await shareAmongFew(screens, async (waiting) => {
    const page = await context.newPage();
    for (const screen of waiting) findings.push(...(await inspect(page, screen)));
  });
  return findings;
}

/** What axe finds on a screen, or in the dialog that is all of it that can be reached, and whether it is wider than the window. */
async function inspect(page: Page, screen: MemberScreen): Promise<unknown[]> {
  const { name } = screen;
  await openScreen(page, screen);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document.querySelector('[role=dialog]') ?? document, ${AXE_OPTIONS})`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => ({ name, id, nodes: nodes.map(({ html }) => html) })),
    ...(overflow > 0 ? [{ name, overflow }] : []),
  ];
}
