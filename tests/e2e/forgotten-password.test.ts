import { expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { ROSA } from './people.ts';
import { logIn, openDevice, signUpOnOwnDevice } from './sign-up.ts';

const ADDRESS = 'rosa@example.org';
const NEW_PASSWORD = 'a long walk home tonight';

const site = startJourneySite(startJourneyServer);

test('a forgotten password is replaced by a link on another device, which ends the old session', async () => {
  const { mails, url } = site.server;
  const { device: laptop } = await signUpOnOwnDevice(site, ROSA);
  const lookedAt = await laptop.newPage();
  await lookedAt.goto('/connections');
  await lookedAt.getByRole('heading', { level: 1, name: 'Your Connections' }).waitFor();

  const asking = await (await openDevice(site.browser, url)).newPage();
  await asking.goto('/login');
  await asking.getByRole('link', { name: 'Forgot your password?' }).click();
  await asking.getByRole('main').getByLabel('Email', { exact: true }).fill(ADDRESS);
  await asking.getByRole('button', { name: 'Send the link' }).click();
  await asking.getByText('If a member has this address, an email’s on its way.').waitFor();

  const mail = await mails.read(ADDRESS, 'Choose a new password');
  const phone = await openDevice(site.browser, url);
  const page = await phone.newPage();
  await page.goto(mail.link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await lookedAt.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(new URL(lookedAt.url()).pathname).toBe('/login');
  await mails.read(ADDRESS, 'Your password was changed');

  await page.getByLabel(/Username/).fill(ROSA.username);
  await page.getByLabel('Password', { exact: true }).fill(ROSA.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByText('Please check your credentials and try again').first().waitFor();
  await logIn(page, { ...ROSA, password: NEW_PASSWORD });

  const again = await phone.newPage();
  await again.goto(mail.link);
  await again.getByText('This link has expired or has already been used.').waitFor();
  await again.getByRole('link', { name: 'Ask for another link' }).waitFor();
});
