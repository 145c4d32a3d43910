import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/contracts/public-pages.ts';
import { launchBrowser } from './browser.ts';
import { MEMBER_ADDRESSES } from './member-addresses.ts';
import { signIn, startSeededServer, type SeededServer } from './seeded-server.ts';

const PUBLIC_PAGES = [...PUBLIC_PATHS, '/nothing-here'];
const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;

let server: SeededServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startSeededServer(30), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(SCHEMES)('in the %s theme', (colorScheme) => {
  describe.each(WIDTHS)('at %i pixels', (width) => {
    test.each([
      ['a visitor', PUBLIC_PAGES, false],
      ['a member', MEMBER_ADDRESSES, true],
    ] as const)('%s finds every page accessible and without sideways scrolling', async (...row) => {
      const [, paths, signedIn] = row;
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
        bypassCSP: true,
      });
      if (signedIn) await signIn(context);
      const page = await context.newPage();
      const findings: unknown[] = [];
      for (const path of paths) findings.push(...(await inspect(page, path)));
      expect(findings).toEqual([]);
      await context.close();
    });
  });
});

/** What axe finds on a page, and whether it is wider than the window. */
async function inspect(page: Page, path: string): Promise<unknown[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => ({ path, id, nodes: nodes.map(({ html }) => html) })),
    ...(overflow > 0 ? [{ path, overflow }] : []),
  ];
}
