import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe, { type RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { untilSettled } from './alive.ts';
import { watchPolicy } from './content-policy.ts';
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

type Scheme = 'light' | 'dark';

const PUBLIC_SCREENS = [...PUBLIC_PATHS, '/nothing-here'].map((path) => ({ name: path, path }));

/** How wide the page is, and in which themes it is shown. */
interface Look {
  readonly width: number;
  readonly schemes: readonly Scheme[];
}

const EVERY_LOOK: readonly Look[] = [
  { width: 360, schemes: ['light', 'dark'] },
  { width: 1280, schemes: ['light', 'dark'] },
];

/** Members with nothing, or with long words, bring no colours of their own: each theme at one width. */
const UNUSUAL_LOOKS: readonly Look[] = [
  { width: 360, schemes: ['light'] },
  { width: 1280, schemes: ['dark'] },
];

/**
 * Of what is in order nothing needs to be gathered, no rule that is on reads style sheets, and findings tell their HTML.
 * One rule, a sixth of the work, could find nothing: it looks for `!important` in the style of an element, which the policy
 * refuses in the HTML and React doesn’t write.
 */
const ALL_RULES: RunOptions = {
  rules: { 'avoid-inline-spacing': { enabled: false } },
  resultTypes: ['violations'],
  reporter: 'no-passes',
  selectors: false,
  preload: false,
};

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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const site = startJourneySite(() => startSeededServer(30));

beforeAll(() => signUpReaders(site));

test('the watch notices a style that is in the HTML', async () => {
  const { context, refused } = await openContext();
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p style="color:red">')`);
  await expect
    .poll(() => refused)
    .toContainEqual(expect.stringMatching(/^\/about style-src-attr /));
  await context.close();
});

test('a visitor finds every page accessible in both themes, without sideways scrolling, and within its policy', async () => {
  const { context, refused } = await openContext();
  expect(await inspectAll(context, PUBLIC_SCREENS, EVERY_LOOK, loadScreens)).toEqual([]);
  expect(refused).toEqual([]);
  await context.close();
});

test.each(Object.entries(READERS))('a %s finds every screen so', async (name, username) => {
  const { context, refused } = await openContext();
  await signIn(context, username);
  const screens = await findMemberScreens(context);
  const looks = name === 'member' ? EVERY_LOOK : UNUSUAL_LOOKS;
  expect(await inspectAll(context, screens, looks, walkScreens)).toEqual([]);
  expect(refused).toEqual([]);
  await context.close();
});

/** A browser with axe, and what the policy of its pages has refused. */
async function openContext() {
  const context = await site.browser.newContext({
    baseURL: site.server.url,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(AXE);
  return { context, refused: await watchPolicy(context) };
}

/** What is found on the screens, a few of which are open at a time. */
async function inspectAll(
  context: BrowserContext,
  screens: readonly MemberScreen[],
  looks: readonly Look[],
  makeOpen: typeof walkScreens,
): Promise<unknown[]> {
  const findings: unknown[] = [];
  await shareAmongFew(screens, async (waiting) => {
    const page = await context.newPage();
    const open = await makeOpen(page);
    for (const screen of waiting) {
      await show(page, looks[0]!.width, looks[0]!.schemes[0]!);
      await open(screen);
      await page.evaluate(showColoursAtOnce);
      const shown = looks.filter(({ width }) => width < (screen.below ?? Infinity));
      for (const look of shown) findings.push(...(await inspect(page, screen, look)));
    }
  });
  return findings;
}

/** What axe finds on an open screen at this width in these themes, and whether it is wider than the window. */
async function inspect(
  page: Page,
  { name, isOverlay }: MemberScreen,
  { width, schemes }: Look,
): Promise<unknown[]> {
  const findings: object[] = [];
  for (const [place, scheme] of schemes.entries()) {
    await show(page, width, scheme);
    await untilSettled(page);
    if (isOverlay) await page.getByRole('dialog').or(page.getByRole('menu')).waitFor();
    // The themes differ in their colours alone.
    const found = await runAxe(page, place === 0 ? ALL_RULES : COLOUR_RULES);
    findings.push(...found.map((finding) => ({ scheme, ...finding })));
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) findings.push({ overflow });
  return findings.map((finding) => ({ name, width, ...finding }));
}

/** Makes the page so wide and gives it a theme. */
async function show(page: Page, width: number, colorScheme: Scheme): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (wanted) =>
      innerWidth === wanted.width &&
      matchMedia(`(prefers-color-scheme: ${wanted.colorScheme})`).matches,
    { width, colorScheme },
  );
}

/** What axe finds on the page, or in the dialog that is all of it that can be reached. */
function runAxe(page: Page, options: RunOptions): Promise<object[]> {
  return page.evaluate(async (given) => {
    const { axe: here } = window as unknown as { readonly axe: typeof axe };
    const part = document.querySelector('[role=dialog]') ?? document;
    const { violations } = await here.run(part, given);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, options);
}

/** In the page: a sheet of a script's, which its policy lets be. */
function showColoursAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}
