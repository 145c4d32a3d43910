import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { ROSA } from './people.ts';
import { call, openDevice, signUpOnOwnDevice } from './sign-up.ts';

const READER = 'reader@example.org';

const CONFIRM = 'Would you like our newsletter?';

const folder = makeTemporaryFolder();
const site = startJourneySite(startJourneyServer);

test('a member chooses which mails they get, and finds the choice kept', async () => {
  const { device } = await signUpOnOwnDevice(site, ROSA);
  const page = await device.newPage();
  await page.goto('/settings/messages');
  const messages = page.getByLabel('When someone writes to you');
  const requests = page.getByLabel('When someone asks to connect');
  await messages.waitFor();
  expect(await messages.inputValue()).toBe('weekly');
  await messages.selectOption('Never');
  await requests.selectOption('At once');
  await page.getByRole('button', { name: 'Save email choices' }).click();
  await page.getByText('You’ll get the emails you’ve chosen.').first().waitFor();
  await page.reload();
  await messages.waitFor();
  expect(await messages.inputValue()).toBe('never');
  expect(await requests.inputValue()).toBe('at_once');
  expect(await call(device, 'GET', '/api/mail-preferences')).toEqual({
    requests: 'at_once',
    acceptances: 'at_once',
    messages: 'never',
    reportsDaily: true,
    rhythmDays: false,
  });
});

async function subscribe(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill(READER);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Please open the email we’ve sent you').waitFor();
}

/** Sends a letter to all subscribers, as those who run the site do; returns what the command prints. */
function sendNewsletter(subject: string): string {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'The garden is open again.');
  const env = { ...process.env, DATABASE_URL: site.server.databaseUrl };
  const options = ['--subject', subject, '--text-file', file, '--yes'];
  const parameters = ['dist/server/members.js', 'newsletter', ...options];
  return execFileSync(process.execPath, parameters, { env, encoding: 'utf8' });
}

// No command reaches the memory of a server.
test.runIf(IS_KEPT)(
  'a reader subscribes to the newsletter, gets it, and stops it by its link',
  async () => {
    const { mails, url } = site.server;
    const page = await (await openDevice(site.browser, url)).newPage();
    await page.goto('/');
    await subscribe(page);
    const asked = await mails.read(READER, CONFIRM);
    expect(sendNewsletter('News of winter')).toMatch(/^0 letters/);

    await page.goto(asked.link);
    await page.getByRole('button', { name: 'Send me the newsletter' }).click();
    await page.getByText('You’ll get our next newsletter.').waitFor();
    expect(sendNewsletter('News of spring')).toMatch(/^1 letters?/);
    const issue = await mails.read(READER, 'News of spring');
    expect(issue.text).toContain('The garden is open again.');

    await page.goto(issue.link);
    await page.getByRole('button', { name: 'Stop the newsletter' }).click();
    await page.getByText('You won’t get the newsletter any more').waitFor();
    expect(sendNewsletter('News of summer')).toMatch(/^0 letters/);
    await page.goto(asked.link);
    await page.getByRole('button', { name: 'Send me the newsletter' }).click();
    await page.getByText('This link has expired or has already been used.').waitFor();
  },
);
