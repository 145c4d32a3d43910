import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { appCodeAhead } from '#tests/support/app-codes.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA, type Person } from './people.ts';
import { openDevice, signUp } from './sign-up.ts';

const NEW_PASSWORD = 'a long walk home tonight';

const site = startJourneySite(startJourneyServer);

/** Ends the session and comes to the login. */
async function comeBack(device: BrowserContext, page: Page): Promise<void> {
  // The page would notice that its session has ended, and be where the log-in leads.
  await page.goto('about:blank');
  await device.clearCookies();
  await page.goto('/login');
}

async function typeCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(/Username/).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

async function proveByPassword(page: Page, { password }: Person, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function makeCodes(page: Page, person: Person): Promise<string[]> {
  await page.goto('/settings/second-step');
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  await proveByPassword(page, person, 'Make them');
  const codes = page.getByRole('listitem').filter({ hasText: /^[0-9a-z]{4}(-[0-9a-z]{4}){4}$/ });
  await codes.first().waitFor();
  return codes.allInnerTexts();
}

test('an app and a sheet of codes: both let in once each, and the sheet is printed alone', async () => {
  const device = await openDevice(site.browser, site.server.url);
  await signUp(device, ROSA);
  const page = await device.newPage();
  const codes = await makeCodes(page, ROSA);
  expect(new Set(codes).size).toBe(10);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'Settings' }).isVisible()).toBe(false);
  const sheet = page.locator('[data-print-sheet]');
  expect(await sheet.isVisible()).toBe(true);
  const printed = await sheet.innerText();
  for (const words of [...codes, ROSA.username, 'Hearthkin']) expect(printed).toContain(words);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Set up an app' }).click();
  await proveByPassword(page, ROSA, 'Continue');
  await page.getByRole('img', { name: 'A QR code of the key' }).waitFor();
  const key = await page.getByText(/^Key:/).innerText();
  const secret = key.replace('Key:', '').replaceAll(/\s/g, '');
  // The server also takes the codes before and after the one at its time: each is good for half a minute and more.
  const codeAhead = (halfMinutes: number) => appCodeAhead(secret, createSystemClock(), halfMinutes);
  await page.getByLabel('The code the app’s showing now').fill('000000');
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByText('That isn’t the code the app’s showing now').waitFor();
  const first = codeAhead(0);
  await page.getByLabel('The code the app’s showing now').fill(first);
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByText('It’s on.').waitFor();

  await comeBack(device, page);
  await typeCredentials(page, ROSA.username, ROSA.password);
  await page.getByLabel('Code from your app').fill(first);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('That code is wrong or has already been used').waitFor();
  await page.getByLabel('Code from your app').fill(codeAhead(1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();

  await comeBack(device, page);
  await typeCredentials(page, ROSA.username, codes[0]!);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[1]!.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  await page.goto('/settings/second-step');
  await page.getByText('8 of 10 left').waitFor();
});

test('a passkey is added, lets in alone, and can be the only way in', async () => {
  // Devices keep passkeys by a name, never by a number.
  const url = site.server.url.replace('127.0.0.1', 'localhost');
  const device = await openDevice(site.browser, url);
  await signUp(device, DANIEL);
  const page = await device.newPage();
  const client = await device.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await makeCodes(page, DANIEL);
  await page.getByLabel('Name of a new passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await proveByPassword(page, DANIEL, 'Continue');
  await page.getByText('not used yet').waitFor();

  await comeBack(device, page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();

  await page.goto('/settings/second-step');
  await page.getByText(/last used on/).waitFor();
  await page.getByRole('button', { name: 'Only let me in with a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByText('You can only log in with a passkey.').waitFor();

  await comeBack(device, page);
  await typeCredentials(page, DANIEL.username, DANIEL.password);
  await page.getByText('Please check your credentials and try again').first().waitFor();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  const welcome = page.getByRole('heading', { name: /^Welcome, / });
  await expect.poll(() => welcome.isVisible()).toBe(true);
});
