import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { PUBLIC_PATHS } from '#core/contracts/public-pages.ts';
import { launchBrowser } from './browser.ts';
import { MEMBER_ADDRESSES } from './member-addresses.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

/*
 * Pictures of every page, for looking at: `npm run screenshots`, or `npm run screenshots -- / /login`
 * for some. They are named by reader, page, width and theme.
 */

const FOLDER = 'screenshots';
const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'] as const;
const MEMBERS = 60;

const READERS = [
  { name: 'visitor', paths: [...PUBLIC_PATHS, '/nothing-here'], isMember: false },
  { name: 'member', paths: ['/', ...MEMBER_ADDRESSES], isMember: true },
] as const;

type Reader = (typeof READERS)[number];

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  await mkdir(FOLDER, { recursive: true });
  const server = await startSeededServer(MEMBERS);
  const browser = await launchBrowser();
  try {
    for (const reader of READERS) {
      const paths = reader.paths.filter(
        (path) => positionals.length === 0 || positionals.includes(path),
      );
      for (const theme of THEMES) {
        for (const width of WIDTHS) {
          await photograph(browser, { reader, paths, theme, width, baseURL: server.url });
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function photograph(
  browser: Browser,
  options: {
    readonly reader: Reader;
    readonly paths: readonly string[];
    readonly theme: (typeof THEMES)[number];
    readonly width: number;
    readonly baseURL: string;
  },
): Promise<void> {
  const { reader, paths, theme, width, baseURL } = options;
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  if (reader.isMember) await signIn(context);
  for (const path of paths) {
    const page = path.slice(1).replaceAll(/\W+/g, '-') || 'home';
    await photographPage(context, path, `${reader.name}-${page}-${width}-${theme}.png`);
  }
  await context.close();
}

async function photographPage(context: BrowserContext, path: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.screenshot({ path: join(FOLDER, name), fullPage: true });
  await page.close();
  process.stdout.write(`${name}\n`);
}

await main();
