import { expect, test } from 'vitest';
import { openAlive } from './alive.ts';
import { expectFocus, readFocus, tabTo, typeInto } from './focus.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';

const PASSWORD = 'seven lanterns on the quay';

const site = startJourneySite(startJourneyServer);

test('a visitor comes from the landing page to an account, and in, by keyboard alone', async () => {
  const page = await site.browser.newPage({
    baseURL: site.server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  await openAlive(page, '/');
  await tabTo(page, 'Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Find Your Connection');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create Your Account' }).waitFor();
  await expectFocus(page, { isBody: false });

  await typeInto(page, 'Username', 'margarete');
  await typeInto(page, 'Email', 'margarete@example.org');
  await typeInto(page, 'Password', PASSWORD);
  await typeInto(page, 'Confirm password', PASSWORD);
  await typeInto(page, 'Name', 'Margarete');
  await tabTo(page, 'I’m at least 18 years old');
  await page.keyboard.press('Space');
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What you’re looking for' }).waitFor();
  await expectFocus(page, { isBody: false });
  await tabTo(page, 'Family Support');
  await page.keyboard.press('Space');
  await tabTo(page, 'Youngest age');
  await page.keyboard.press('ArrowRight');
  await page.getByText('19 and over').waitFor();
  await tabTo(page, 'Create Account');
  await page.keyboard.press('Enter');

  await page.getByText('Your account has been created. Please log in.').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(await page.getByLabel('Username or email').inputValue()).toBe('margarete');
  await expect.poll(async () => (await readFocus(page)).label).toMatch(/^Password/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
  await expectFocus(page, { isBody: false });
  await page.close();
});

test.each(['/', '/resources', '/resources/safe-meetings', '/help', '/explore', '/login'])(
  'on %s every stop of the keyboard can be seen',
  async (path) => {
    const page = await site.browser.newPage({
      baseURL: site.server.url,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
    });
    await openAlive(page, path);
    await tabTo(page, 'Cookie Policy');
    await page.close();
  },
);
