import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFocus, tabTo } from './focus.ts';
import { startJourneySite } from './journey-site.ts';
import { MODERATORS } from './moderators.ts';
import { GRETA, STEVE } from './people.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { call, connect, openDevice, signUpOnOwnDevice } from './sign-up.ts';

const SCAM = 'Could you buy two Steam gift cards and send the codes to https://gift.example?';
const REASON = 'You asked Greta for gift cards.';
const APPEAL = 'My nephew had my telephone.';
const ANSWER = 'We looked again, and the messages are yours.';

const site = startJourneySite(() => startSeededServer(5));

test('a scammer is reported, suspended by a moderator, appeals, and another moderator answers', async () => {
  const greta = await signUpOnOwnDevice(site, GRETA);
  const steve = await signUpOnOwnDevice(site, STEVE);
  const connection = await connect(steve, greta);
  const content = { content: SCAM };
  await call(steve.device, 'POST', `/api/connections/${connection.id}/messages`, content);
  const ending = `/api/connections/${connection.id}?status=accepted`;
  expect((await steve.device.request.delete(ending)).status()).toBe(204);
  await reportFromEndedRow(greta.device);

  const [one, other] = MODERATORS;
  await suspendByKeyboard(await openDeskAs(one.username));
  expect((await steve.device.request.get('/api/auth/current')).status()).toBe(401);
  const refused = await appealFromLogin(steve.device);

  const answering = await openDeskAs(other.username);
  await answering.getByRole('link', { name: 'Appeals' }).click();
  await answering.getByText(APPEAL).waitFor();
  await answering.getByText(REASON).waitFor();
  await answering.getByRole('button', { name: 'Let the decision stand: Steve Morgan' }).click();
  await answering.getByLabel('Why it stands').fill(ANSWER);
  await answering.getByRole('button', { name: 'Let the decision stand' }).click();
  await answering.getByText('No appeals waiting').waitFor();
  await expectFocus(answering, { name: 'Appeals' });

  await refused.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await refused
    .getByText(/is suspended until/)
    .first()
    .waitFor();
  const reading = await greta.device.newPage();
  await reading.goto('/reports');
  await reading
    .getByText('Thank you for telling us. We looked at what you reported and did')
    .waitFor();
});

/** Reports from the row of the connection that the other has ended. */
async function reportFromEndedRow(device: BrowserContext): Promise<void> {
  const page = await device.newPage();
  await page.goto('/connections');
  await page.getByRole('button', { name: `Report or block ${STEVE.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Asks for money, gift cards or codes').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Thank you for telling us' }).waitFor();
}

/** A moderator comes to the desk by their menu, in a browser of their own. */
async function openDeskAs(username: string): Promise<Page> {
  const device = await openDevice(site.browser, site.server.url);
  await signIn(device, username);
  const page = await device.newPage();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Desk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  return page;
}

/** Finds the report in the queue, takes it and suspends the member, by the keyboard alone. */
async function suspendByKeyboard(page: Page): Promise<void> {
  await page.getByText('Not taken').waitFor();
  await tabTo(page, 'Asks for money, gift cards or codes: Steve Morgan');
  await page.keyboard.press('Enter');
  await page.getByText(SCAM).waitFor();
  expect(await page.getByRole('link', { name: /gift\.example/ }).count()).toBe(0);
  await tabTo(page, 'Take this report');
  await page.keyboard.press('Enter');
  await page.getByText('You’ve taken it.').waitFor();
  await tabTo(page, 'Nothing: no guideline was broken');
  for (let choice = 0; choice < 4; choice += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Until');
  await page.keyboard.type('03032126');
  await tabTo(page, 'Which guideline did they break?');
  // The second that begins so, however long it takes from one key to the next.
  await page.keyboard.type('NN');
  expect(await page.getByLabel('Which guideline did they break?').inputValue()).toBe('money');
  await tabTo(page, 'In your own words');
  await page.keyboard.type(REASON);
  await page.getByText(/can’t log in until 3 March 2126/).waitFor();
  await tabTo(page, 'Suspend');
  await page.keyboard.press('Enter');
  await page.getByText(/Is suspended until 3 March 2126/).waitFor();
  await expectFocus(page, { name: 'What was decided' });
}

/** Tries to log in, is told why not, and appeals there. */
async function appealFromLogin(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  await page.goto('/dashboard');
  await page.getByLabel('Username or email').fill(STEVE.username);
  await page.getByLabel('Password', { exact: true }).fill(STEVE.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'You can’t log in' }).waitFor();
  await page
    .getByRole('alert')
    .getByText(/suspended until .*2126/)
    .waitFor();
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabel('Why you think this is wrong').fill(APPEAL);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await page.getByText('We’ve sent your appeal.').waitFor();
  return page;
}
