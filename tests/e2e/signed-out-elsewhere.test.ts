import { expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { ROSA } from './people.ts';
import { logIn, openDevice, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

test('who is signed out everywhere else sees the login there by itself', async () => {
  const { device } = await signUpOnOwnDevice(site, ROSA);
  const laptop = await device.newPage();
  const phone = await (await openDevice(site.browser, site.server.url)).newPage();
  await phone.goto('/login');
  await logIn(phone, ROSA);
  await phone.goto('/connections');
  await phone.getByRole('heading', { level: 1, name: 'Your Connections' }).waitFor();
  await laptop.goto('/settings/signing-in');
  await laptop.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await phone.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(new URL(phone.url()).pathname).toBe('/login');
  await laptop.reload();
  await laptop.getByRole('heading', { name: 'Where you’re signed in' }).waitFor();
});
