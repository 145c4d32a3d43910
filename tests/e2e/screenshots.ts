import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { launchBrowser } from './browser.ts';
import { findMemberScreens, openScreen, type MemberScreen } from './member-screens.ts';
import { READERS, signUpReaders } from './seeded-readers.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

/*
 * Pictures of every page, for looking at: `npm run screenshots`, or `npm run screenshots -- / /login`
 * for some paths or names of screens. `--reader`, `--width` and `--theme` choose among those below. The
 * pictures are named by reader, screen, width and theme.
 */

const FOLDER = 'screenshots';
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const VISITOR = 'visitor';
const MEMBERS = 60;

async function main(): Promise<void> {
  const several = { type: 'string', multiple: true } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reader: several, width: several, theme: several },
  });
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  await mkdir(FOLDER, { recursive: true });
  const server = await startSeededServer(MEMBERS);
  const browser = await launchBrowser();
  try {
    await signUpReaders({ browser, server });
    for (const reader of chosen([VISITOR, ...Object.keys(READERS)], values.reader)) {
      for (const theme of chosen(THEMES, values.theme)) {
        for (const width of chosen(WIDTHS, values.width)) {
          const look = { reader, theme, width, baseURL: server.url };
          await photograph(browser, look, positionals);
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

function chosen<Choice extends string | number>(
  choices: readonly Choice[],
  wanted: readonly string[] | undefined,
): readonly Choice[] {
  return wanted ? choices.filter((choice) => wanted.includes(String(choice))) : choices;
}

interface Look {
  readonly reader: string;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
  readonly baseURL: string;
}

async function photograph(
  browser: Browser,
  { reader, theme, width, baseURL }: Look,
  wanted: readonly string[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  if (reader !== VISITOR) await signIn(context, READERS[reader]);
  const screens = reader === VISITOR ? PUBLIC_SCREENS : await findMemberScreens(context);
  for (const screen of screens) {
    const isWanted =
      wanted.length === 0 || wanted.includes(screen.path) || wanted.includes(screen.name);
    if (!isWanted || width >= (screen.below ?? Infinity)) continue;
    await photographScreen(context, screen, `${reader}-${screen.name}-${width}-${theme}.png`);
  }
  await context.close();
}

const PUBLIC_SCREENS: readonly MemberScreen[] = [...PUBLIC_PATHS, '/nothing-here'].map((path) => ({
  name: path.slice(1).replaceAll(/\W+/g, '-') || 'home',
  path,
}));

async function photographScreen(
  context: BrowserContext,
  screen: MemberScreen,
  name: string,
): Promise<void> {
  const page = await context.newPage();
  await openScreen(page, screen);
  if (!screen.isOverlay) await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: join(FOLDER, name), fullPage: !screen.isOverlay });
  await page.close();
  process.stdout.write(`${name}\n`);
}

await main();
