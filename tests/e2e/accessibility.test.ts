import axe, { type AxeResults } from 'axe-core';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const PUBLIC_PAGES = ['/', '/explore', '/resources', '/register', '/login', '/nothing-here'];
const MEMBER_PAGES = [
  '/dashboard',
  '/profile',
  '/profile/3',
  '/explore',
  '/advanced-search',
  '/connections',
  '/messages',
  '/messages?connection=1',
];
const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;
const LOG_IN = { username: 'rosa', password: 'at home by the hearth' };

let folder: string;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-accessibility-'));
  const databaseUrl = `sqlite:${join(folder, 'hearthkin.db')}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync('npm', ['run', '--silent', 'seed', '--', '30'], { env, stdio: 'ignore' });
  [server, browser] = await Promise.all([startServerProcess({ databaseUrl }), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  await rm(folder, { recursive: true });
});

describe.each(SCHEMES)('in the %s theme', (colorScheme) => {
  describe.each(WIDTHS)('at %i pixels', (width) => {
    test.each([
      ['a visitor', PUBLIC_PAGES, false],
      ['a member', MEMBER_PAGES, true],
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

async function signIn(context: BrowserContext): Promise<void> {
  const response = await context.request.post('/api/auth/login', { data: LOG_IN });
  expect(response.status()).toBe(200);
}

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
