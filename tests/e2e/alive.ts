import type { Page } from 'playwright-core';

/** Opens an address and waits until the page is alive and everything that it asks for has come. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // Until the page is alive, this is a link to the foot of the page.
  const menu = page.locator('header button[aria-label="Open the menu"]');
  await menu.waitFor({ state: 'attached' });
}
