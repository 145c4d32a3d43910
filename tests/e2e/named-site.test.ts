import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { openAlive } from './alive.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';

const NAME = 'Oak Street & “Sons”';

const site = startJourneySite(() => startJourneyServer({ environment: { SITE_NAME: NAME } }));

/** Texts that are about the software, too. */
const ABOUT_THE_SOFTWARE = ['/about', '/help', '/contact', '/privacy', '/terms'];

test('documents call the site what its operator does, and only texts about the software name it', async () => {
  for (const path of PUBLIC_PATHS) {
    const document = await (await fetch(site.server.url + path)).text();
    expect(document, path).toMatch(/<title>[^<]*Oak Street &amp; “Sons”[^<]*<\/title>/);
    expect(document.includes(PRODUCT_NAME), path).toBe(ABOUT_THE_SOFTWARE.includes(path));
  }
});

test('the page goes on with the name, and says at its foot what the site runs on', async () => {
  const page = await site.browser.newPage({ baseURL: site.server.url });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await openAlive(page, '/');
  await page.getByRole('contentinfo').getByText(`Runs on ${PRODUCT_NAME}`).waitFor();
  expect(await page.getByRole('banner').innerText()).toContain(NAME);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('/login');
  await expect.poll(() => page.title()).toBe(`Login | ${NAME}`);
  const mail = page.getByRole('link', { name: 'Email a friend' });
  expect(await mail.getAttribute('href')).toContain(`subject=${encodeURIComponent(NAME)}`);
  expect(complaints).toEqual([]);
  await page.close();
});
