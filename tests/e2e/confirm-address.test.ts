import { expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { logIn, openDevice, register, signUpOnOwnDevice } from './sign-up.ts';

const MISTYPED = 'rosa@example.org';
const CORRECT = 'rosa.whitfield@example.org';
const CONFIRM = 'Confirm your email address';

const site = startJourneySite(() =>
  startJourneyServer({ environment: { CONFIRM_EMAIL: 'required' } }),
);

test('a newcomer looks around, has the link sent again, corrects the address and confirms it', async () => {
  const { mails, url } = site.server;
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const device = await openDevice(site.browser, url);
  const page = await device.newPage();
  await register(page, ROSA);
  await logIn(page, ROSA);

  const notice = page.getByRole('region', { name: CONFIRM });
  await notice.getByText(MISTYPED).waitFor();
  await notice
    .getByText('Until then you can look around, but you can’t ask anyone to connect.')
    .waitFor();
  await page.goto(`/profile/${daniel.self.id}`);
  await page.getByRole('heading', { name: DANIEL.name }).waitFor();
  await page.getByRole('link', { name: 'Confirm your email address to connect' }).waitFor();
  expect(await page.getByRole('button', { name: 'Connect' }).count()).toBe(0);

  const first = await mails.read(MISTYPED, CONFIRM);
  await page.goto('/dashboard');
  await notice.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText('Your email’s on its way').first().waitFor();
  const second = await mails.read(MISTYPED, CONFIRM);
  expect(second.link).not.toBe(first.link);

  await notice.getByRole('link', { name: 'Correct the address' }).click();
  await page.getByRole('heading', { name: 'Email address' }).waitFor();
  await page.getByRole('button', { name: 'Change your email address' }).click();
  await page.getByLabel('New email address').fill(CORRECT);
  await page.getByLabel('Your password').fill(ROSA.password);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await page.getByText(`We’ve sent a link to ${CORRECT}`).waitFor();
  await notice.getByText(CORRECT).waitFor();

  const mail = await mails.read(CORRECT, 'Confirm your new email address');
  const link = await device.newPage();
  await link.goto(mail.link);
  await link.getByText('Thank you. Your email address is confirmed.').waitFor();
  await link.getByRole('link', { name: 'Go to your dashboard' }).click();
  await link.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
  await link.getByRole('region', { name: CONFIRM }).waitFor({ state: 'detached' });
  await link.goto(`/profile/${daniel.self.id}`);
  await link.getByRole('button', { name: 'Connect' }).waitFor();
  expect(await link.getByRole('link', { name: /Confirm your email address/ }).count()).toBe(0);

  for (const { link: useless } of [mail, first, second]) {
    const late = await device.newPage();
    await late.goto(useless);
    await late.getByText('This link has expired or has already been used.').waitFor();
    await late.close();
  }
  await link.goto('/settings/signing-in');
  await link.getByText('You’ve confirmed it.').waitFor();
  expect(await link.getByText(MISTYPED).count()).toBe(0);
});
