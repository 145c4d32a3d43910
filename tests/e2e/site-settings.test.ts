import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { ROSA } from './people.ts';
import { setUpSecondStep } from './seeded-server.ts';
import { openDevice, signUp } from './sign-up.ts';

const NAME = 'The Lamplight Circle';

describe.each([360, 1280])('on a page %i pixels wide', (width) => {
  const site = startJourneySite(startJourneyServer);

  /** A member who has become the operator, at the settings of the new site. */
  async function openSettings(): Promise<Page> {
    const device = await openDevice(site.browser, site.server.url);
    const { id } = await signUp(device, ROSA);
    await setUpSecondStep(device, ROSA.password);
    const env = { ...process.env, DATABASE_URL: site.server.databaseUrl };
    const role = ['dist/server/members.js', 'role', String(id), 'operator'];
    execFileSync(process.execPath, role, { env, stdio: 'ignore' });
    const page = await device.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/desk/site');
    await page.getByRole('link', { name: 'Name the site' }).click();
    return page;
  }

  test('the operator names the site and says who may register, and visitors find it so', async () => {
    const page = await openSettings();
    await page.getByLabel('Name of the site').fill(NAME);
    await page.getByLabel('Who may register').selectOption('People with an invitation');
    await page.getByLabel('Open invitations for each member').fill('none');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('It must be a whole number of invitations from 1 to 99').waitFor();
    await page.getByLabel('Open invitations for each member').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('It’s in effect from now on.').first().waitFor();
    await page.getByText('Name the site (done)').waitFor();

    const visitor = await (await openDevice(site.browser, site.server.url)).newPage();
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto('/register');
    await visitor.getByLabel('Invitation').waitFor();
    await visitor
      .getByRole('contentinfo')
      .getByText(new RegExp(`© \\d{4} ${NAME}`))
      .waitFor();

    await page.reload();
    await page.getByLabel('Name of the site').waitFor();
    expect(await page.getByLabel('Name of the site').inputValue()).toBe(NAME);
    expect(await page.getByLabel('Open invitations for each member').inputValue()).toBe('3');
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBeLessThanOrEqual(window);
  });
});
