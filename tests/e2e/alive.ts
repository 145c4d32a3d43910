import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens an address and waits until the page is alive and everything that it asks for has come. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await untilAlive(page);
}

/** Loads the page again and waits as for one that was opened. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await untilAlive(page);
}

/**
 * Waits until the page is alive, knows who is signed in, and shows nothing that is still loading: on a slow
 * machine the network is quiet before the page has begun to ask.
 */
export async function untilAlive(page: Page): Promise<void> {
  const header = page.locator('header');
  // Until the page is alive, this is a link to the foot of the page.
  await header.locator('button[aria-label="Open the menu"]').waitFor({ state: 'attached' });
  const visitorsOrMembers = 'a[href="/login"], button[aria-label="Your account"]';
  await header.locator(visitorsOrMembers).first().waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.animate-pulse, .animate-spin').count()).toBe(0);
}
