import { expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';

const site = startJourneySite(startJourneyServer);

test('the header stays at the top however far one reads', async () => {
  const page = await site.browser.newPage({
    baseURL: site.server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  for (const path of ['/', '/resources', '/help']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, width: 1280 });
  }
  await page.close();
});

test.each([
  [1280, 420],
  [768, 420],
  [360, 360],
])('on a page %i pixels wide a notice is shown up to %i wide', async (width, most) => {
  const page = await site.browser.newPage({
    baseURL: site.server.url,
    viewport: { width, height: 800 },
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Username or email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  const notices = page.getByRole('region', { name: /F8/ }).getByRole('list');
  await notices.getByText('Login failed').waitFor();
  const box = await notices.boundingBox();
  expect(box?.width).toBe(most);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
  await page.close();
});
