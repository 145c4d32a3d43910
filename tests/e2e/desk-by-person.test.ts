import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fileReports, MEMBERS_NEEDED, REPORTED, REPORTERS } from './filed-reports.ts';
import { startJourneySite } from './journey-site.ts';
import { MODERATORS } from './moderators.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { call, openDevice } from './sign-up.ts';

/** The rows of the reports, each of which leads to a person. */
const rows = (page: Page): Locator => page.locator('main a[href^="/desk/members/"]');

function isInView(page: Page, box: { readonly y: number } | null): boolean {
  return box !== null && box.y >= 0 && box.y < page.viewportSize()!.height;
}

async function expectNothingCut(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window);
}

describe.each([360, 1280])('at a desk %i pixels wide with 41 reports', (width) => {
  const site = startJourneySite(() => startSeededServer(MEMBERS_NEEDED));

  test('the eleven about one person take one decision, which answers all of them', async () => {
    const { steve, reporters } = await fileReports(site);
    const device = await openDevice(site.browser, site.server.url);
    await signIn(device, MODERATORS[0].username);
    const page = await device.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Reports 41 waiting' }).waitFor();
    await page.getByText(`${REPORTERS} reports`).waitFor();
    expect(await rows(page).count()).toBe(REPORTED);
    await expectNothingCut(page);

    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(rows(page).first());
    await page.getByText(`${REPORTERS} open reports`).waitFor();
    await page.getByText(`It answers all ${REPORTERS} reports`).waitFor();
    await expectNothingCut(page);
    await tap(page.getByLabel('Warn them'));
    await tap(page.getByLabel('Which guideline did they break?'));
    await page.getByLabel('Which guideline did they break?').selectOption('money');
    await page.getByLabel('In your own words').fill('Please never ask anyone for money.');
    await page.getByText(`The ${REPORTERS} people who reported this are each told`).waitFor();
    await tap(page.getByRole('button', { name: 'Send the warning' }));
    await page.getByRole('heading', { name: 'What was decided' }).waitFor();
    await page.getByText('No open reports').waitFor();
    const decided = page.getByRole('heading', { name: 'What was decided' });
    await expect.poll(async () => isInView(page, await decided.boundingBox())).toBe(true);
    await tap(page.getByRole('link', { name: 'Next report' }));
    await page.getByText('1 open report').waitFor();
    expect(taps).toBe(5);

    for (const reporter of reporters) {
      expect(await call(reporter.device, 'GET', '/api/notices')).toMatchObject([
        { kind: 'report_answered', outcome: 'acted' },
      ]);
    }
    expect(await call(steve.device, 'GET', '/api/notices')).toMatchObject([{ kind: 'warn' }]);
    await page.getByRole('link', { name: 'Reports 30 waiting' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(REPORTED - 1);
  });
});
