import { expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { ROSA } from './people.ts';
import { logIn, openDevice, signUpOnOwnDevice } from './sign-up.ts';

const HERS = 'rosa@example.org';
const THEIRS = 'intruder@example.org';
const NEW_PASSWORD = 'a long walk home tonight';

const site = startJourneySite(startJourneyServer);

test('an address that somebody changed is taken back by the link in the mail to the old one', async () => {
  const { mails, url } = site.server;
  const { device: laptop } = await signUpOnOwnDevice(site, ROSA);
  const hers = await laptop.newPage();
  await hers.goto((await mails.read(HERS, 'Confirm your email address')).link);
  await hers.getByText('Thank you. Your email address is confirmed.').waitFor();

  const intruder = await openDevice(site.browser, url);
  const settings = await intruder.newPage();
  await settings.goto('/login');
  await logIn(settings, ROSA);
  await settings.goto('/settings/signing-in');
  await settings.getByRole('button', { name: 'Change your email address' }).click();
  await settings.getByLabel('New email address').fill(THEIRS);
  await settings.getByLabel('Your password').fill(ROSA.password);
  await settings.getByRole('button', { name: 'Send the link', exact: true }).click();
  await settings.getByText(`We’ve sent a link to ${THEIRS}`).waitFor();
  await settings.getByText('You’ve confirmed it.').waitFor();

  const confirming = await intruder.newPage();
  await confirming.goto((await mails.read(THEIRS, 'Confirm your new email address')).link);
  await confirming.getByText('Thank you. Your email address is confirmed.').waitFor();
  await settings.reload();
  await settings.getByText(THEIRS).waitFor();

  const undo = await mails.read(HERS, 'Your email address was changed');
  await hers.goto(undo.link);
  await hers.getByText('Your account has this email address again.').waitFor();
  await hers.getByLabel('New password').fill(NEW_PASSWORD);
  await hers.getByRole('button', { name: 'Save password' }).click();
  await hers.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await logIn(hers, { ...ROSA, username: HERS, password: NEW_PASSWORD });
  await hers.goto('/settings/signing-in');
  await hers.getByText(HERS).waitFor();
  await hers.getByText('You’ve confirmed it.').waitFor();

  await settings.goto('/settings/signing-in');
  await settings.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  for (const username of [ROSA.username, THEIRS]) {
    const body = { username, password: ROSA.password };
    const answer = await intruder.request.post('/api/auth/login', { data: body });
    expect(answer.status()).toBe(401);
  }
  const again = await laptop.newPage();
  await again.goto(undo.link);
  await again.getByText('This link has expired or has already been used.').waitFor();
});
