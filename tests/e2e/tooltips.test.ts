import { expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { startSeededServer, signIn } from './seeded-server.ts';
import { openDevice } from './sign-up.ts';

const site = startJourneySite(() => startSeededServer(12));

/** The search with its two buttons for the view, and a clock that moves only when it is told to. */
async function openSearch() {
  const device = await openDevice(site.browser, site.server.url);
  await signIn(device);
  const page = await device.newPage();
  await page.clock.install();
  await page.goto('/advanced-search');
  const grid = page.getByRole('button', { name: 'Grid view' });
  await grid.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.getByRole('button', { name: 'List view' });
  const heading = page.getByRole('heading', { level: 1 });
  const shown = () => page.getByRole('tooltip').allTextContents();
  return { page, grid, list, heading, shown };
}

test.each([
  ['at once within 300 ms after the one before has closed', 250, ['List view']],
  ['only after 700 ms when the one before has closed for longer', 350, []],
])('the second tooltip opens %s', async (_when, pause, atOnce) => {
  const { page, grid, list, heading, shown } = await openSearch();
  await grid.hover();
  await page.clock.runFor(650);
  expect(await shown()).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(shown).toEqual(['Grid view']);

  await heading.hover();
  await page.mouse.move(5, 5); // The way over to the tooltip, on which it stays, is left only now.
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.clock.runFor(pause);
  await list.hover();
  await expect.poll(shown).toEqual(atOnce);
  await page.clock.runFor(750);
  await expect.poll(shown).toEqual(['List view']);
});
