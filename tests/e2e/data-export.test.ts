import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readZip } from '#tests/support/read-zip.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, signUpOnOwnDevice } from './sign-up.ts';

const LINES = ['Shall we walk on Sunday?', 'I’d like that. <b>Ten</b> o’clock?', 'שלום'];

const site = startJourneySite(startJourneyServer);
const folder = makeTemporaryFolder();

/** Writes the files of the archive into the folder. */
async function unpack(archive: string): Promise<readonly string[]> {
  const files = await readZip(await readFile(archive));
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return [...files.keys()];
}

async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ content: axe.source });
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run()).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  });
  expect(violations).toEqual([]);
}

test('a member takes a copy of their data, reads it without the site, and brings the profile back', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const connection = await connect(daniel, rosa);
  for (const [place, content] of LINES.entries()) {
    const { device } = place % 2 === 0 ? daniel : rosa;
    await call(device, 'POST', `/api/connections/${connection.id}/messages`, { content });
  }
  const profile = { bio: 'Keeps bees.', preferences: { interests: ['Knots'] } };
  await call(rosa.device, 'PATCH', `/api/users/${rosa.self.id}`, profile);

  const page = await rosa.device.newPage();
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Make a copy of my data' }).click();
  await page.getByLabel('Your password').fill(ROSA.password);
  await page.getByRole('button', { name: 'Make the copy' }).click();
  const link = page.getByRole('link', { name: /^Download my copy/ });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^hearthkin-\d{4}-\d{2}-\d{2}\.zip$/);
  const paths = await unpack(await download.path());
  expect(paths).toContain('index.html');

  const reader = await site.browser.newPage();
  const asked: string[] = [];
  reader.on('request', (request) => void asked.push(request.url()));
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  await reader.getByRole('heading', { name: 'Overview' }).waitFor();
  await reader.getByRole('navigation').getByRole('link', { name: 'Conversations' }).click();
  await reader.getByRole('link', { name: `Read the conversation with ${DANIEL.name}` }).click();
  await expect.poll(() => reader.locator('li .text').allTextContents()).toEqual(LINES);
  expect(await reader.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe(
    '../profile.html',
  );
  expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([]);
  expect(await reader.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(251, 247, 241)',
  );
  await reader.emulateMedia({ colorScheme: 'dark' });
  expect(await reader.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(30, 25, 22)',
  );
  await reader.close();

  await call(rosa.device, 'PATCH', `/api/users/${rosa.self.id}`, { bio: null });
  await page.getByLabel('Your profile file').setInputFiles(join(folder, 'profile.json'));
  const review = page.getByRole('region', { name: 'What’s in the file' });
  await review.getByText('Keeps bees.').waitFor();
  await review.getByRole('button', { name: 'Save to my profile' }).click();
  await page.getByText('Profile updated').first().waitFor();
  await page.goto('/profile');
  await page.getByText('Keeps bees.').first().waitFor();
});

test.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('the pages of a copy fit %i pixels, %s', async (width, colorScheme) => {
  const reader = await site.browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    bypassCSP: true,
  });
  for (const path of [
    'index.html',
    'profile.html',
    'conversations.html',
    'connections.html',
    'account.html',
  ]) {
    await reader.goto(pathToFileURL(join(folder, path)).href);
    const overflow = await reader.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expectAccessible(reader);
  }
  await reader.close();
});
