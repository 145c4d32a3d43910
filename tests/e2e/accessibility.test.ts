import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { shareAmongFew } from './few-at-a-time.ts';
import { startJourneySite } from './journey-site.ts';
import { findMemberScreens, openScreen, type MemberScreen } from './member-screens.ts';
import { READERS, signUpReaders } from './seeded-readers.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

type Scheme = 'light' | 'dark';

const PUBLIC_SCREENS = [...PUBLIC_PATHS, '/nothing-here'].map((path) => ({ name: path, path }));

/** Members with nothing, or with long words, bring no colours of their own: each theme at one width. */
const LOOKS: readonly { width: number; unusual: Scheme }[] = [
  { width: 360, unusual: 'light' },
  { width: 1280, unusual: 'dark' },
];

/** Of what is in order nothing needs to be gathered, and no rule that is on reads style sheets. */
const ALL_RULES: RunOptions = { resultTypes: ['violations'], preload: false };

/** The themes differ in their colours alone, so that on a screen that was inspected in one, these are left for the other. */
const COLOUR_RULES: RunOptions = {
  ...ALL_RULES,
  runOnly: {
    type: 'rule',
    values: axe
      .getRules(['cat.color'])
      .filter(({ tags }) => !tags.includes('wcag2aaa'))
      .map(({ ruleId }) => ruleId),
  },
};

const site = startJourneySite(() => startSeededServer(30));

beforeAll(() => signUpReaders(site));

describe.each(LOOKS)('at $width pixels', ({ width, unusual }) => {
  const openContext = () =>
    site.browser.newContext({
      baseURL: site.server.url,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      bypassCSP: true,
    });

  test('a visitor finds every page accessible in both themes, and without sideways scrolling', async () => {
    const context = await openContext();
    expect(await inspectAll(context, PUBLIC_SCREENS, ['light', 'dark'])).toEqual([]);
    await context.close();
  });

  const readers = Object.entries(READERS).map(([name, username]) => ({
    name,
    username,
    schemes: name === 'member' ? (['light', 'dark'] as const) : [unusual],
  }));
  test.each(readers)('a $name finds every screen so: $schemes', async ({ username, schemes }) => {
    const context = await openContext();
    await signIn(context, username);
    const screens = await findMemberScreens(context);
    const shown = screens.filter(({ below = Infinity }) => width < below);
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
  await shareAmongFew(screens, async (waiting) => {
    const page = await context.newPage();
    for (const screen of waiting) findings.push(...(await inspect(page, screen, schemes)));
  });
  return findings;
}

/** What axe finds on a screen in these themes, and whether it is wider than the window. */
async function inspect(
  page: Page,
  screen: MemberScreen,
  [first, ...others]: readonly Scheme[],
): Promise<unknown[]> {
  const { name } = screen;
  await page.emulateMedia({ colorScheme: first! });
  await openScreen(page, screen);
  await page.evaluate(axe.source);
  const findings = await runAxe(page, ALL_RULES);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) findings.push({ overflow });
  for (const scheme of others) {
    await changeScheme(page, scheme);
    findings.push(...(await runAxe(page, COLOUR_RULES)));
  }
  return findings.map((finding) => ({ name, ...finding }));
}

/** What axe finds on the page, or in the dialog that is all of it that can be reached. */
async function runAxe(page: Page, options: RunOptions): Promise<object[]> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document.querySelector('[role=dialog]') ?? document, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** Shows the page in another theme, whose colours are there at once. */
async function changeScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(
    (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
    scheme,
  );
}
