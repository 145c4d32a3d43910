import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/contracts/public-pages.ts';
import { startJourneySite } from './journey-site.ts';
import { findMemberScreens, openScreen, type MemberScreen } from './member-screens.ts';
import { READERS, signUpReaders } from './seeded-readers.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

const PUBLIC_SCREENS = [...PUBLIC_PATHS, '/nothing-here'].map((path) => ({ name: path, path }));
const WIDTHS = [360, 1280] as const;
const OPEN_AT_A_TIME = 3;

type Scheme = 'light' | 'dark';
const BOTH_SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Members with nothing, or with long words, bring no colours of their own: each theme at one width. */
const UNUSUAL: Readonly<Record<number, readonly Scheme[]>> = { 360: ['light'], 1280: ['dark'] };

const site = startJourneySite(() => startSeededServer(30));

beforeAll(() => signUpReaders(site));

describe.each(WIDTHS)('at %i pixels, in the themes looked at,', (width) => {
  const openContext = () =>
    site.browser.newContext({
      baseURL: site.server.url,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      bypassCSP: true,
    });

  test('a visitor finds every page accessible and without sideways scrolling', async () => {
    const context = await openContext();
    expect(await inspectAll(context, PUBLIC_SCREENS, BOTH_SCHEMES)).toEqual([]);
    await context.close();
  });

  test.each(Object.entries(READERS))('a %s finds every screen so', async (name, username) => {
    const context = await openContext();
    await signIn(context, username);
    const screens = await findMemberScreens(context);
    const shown = screens.filter(({ below = Infinity }) => width < below);
    const schemes = name === 'member' ? BOTH_SCHEMES : (UNUSUAL[width] ?? []);
    expect(await inspectAll(context, shown, schemes)).toEqual([]);
    await context.close();
  });
});

/** What is found on the screens, a few of which are open at a time. */
async function inspectAll(
  context: BrowserContext,
  screens: readonly MemberScreen[],
  schemes: readonly Scheme[],
): Promise<unknown[]> {
  const findings: unknown[] = [];
  const waiting = screens.values();
  const inspectNext = async () => {
    const page = await context.newPage();
    for (const screen of waiting) {
      await openScreen(page, screen);
      await page.evaluate(axe.source);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        findings.push(...(await inspect(page, `${screen.name}, ${colorScheme}`)));
      }
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_A_TIME }, inspectNext));
  return findings;
}

/** What axe finds on a screen, or in the dialog that is all of it that can be reached, and whether it is wider than the window. */
async function inspect(page: Page, name: string): Promise<unknown[]> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document.querySelector('[role=dialog]') ?? document)`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => ({ name, id, nodes: nodes.map(({ html }) => html) })),
    ...(overflow > 0 ? [{ name, overflow }] : []),
  ];
}
