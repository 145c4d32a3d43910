import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { shareAmongFew } from './few-at-a-time.ts';
import { startJourneySite } from './journey-site.ts';
import { findMemberScreens, openScreen, type MemberScreen } from './member-screens.ts';
import { READERS, signUpReaders } from './seeded-readers.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

const PUBLIC_SCREENS = [...PUBLIC_PATHS, '/nothing-here'].map((path) => ({ name: path, path }));

const site = startJourneySite(() => startSeededServer(30));

beforeAll(() => signUpReaders(site));

/** A browser that keeps what the policy of a page has refused. */
async function openWatchedContext() {
  const refused: string[] = [];
  const context = await site.browser.newContext({
    baseURL: site.server.url,
    viewport: { width: 360, height: 900 },
  });
  await context.exposeFunction('keepRefused', (violation: string) => {
    refused.push(violation);
  });
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile } = event;
    keepRefused([location.pathname, effectiveDirective, blockedURI, sample, sourceFile].join(' '));
  })`);
  return { context, refused };
}

test('the watch notices a style that is in the HTML', async () => {
  const { context, refused } = await openWatchedContext();
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p style="color:red">')`);
  await expect
    .poll(() => refused)
    .toContainEqual(expect.stringMatching(/^\/about style-src-attr /));
  await context.close();
});

test('no public page needs more than its policy allows', async () => {
  const { context, refused } = await openWatchedContext();
  await openAll(context, PUBLIC_SCREENS);
  expect(refused).toEqual([]);
});

test.each(Object.entries(READERS))('no screen of a %s does', async (_name, username) => {
  const { context, refused } = await openWatchedContext();
  await signIn(context, username);
  await openAll(context, await findMemberScreens(context));
  expect(refused).toEqual([]);
});

/** Opens the screens, a few of them at a time. */
async function openAll(context: BrowserContext, screens: readonly MemberScreen[]): Promise<void> {
  await shareAmongFew(screens, async (waiting) => {
    const page = await context.newPage();
    for (const screen of waiting) await openScreen(page, screen);
  });
  await context.close();
}
