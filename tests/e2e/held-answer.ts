import type { Page } from 'playwright-core';

/** Holds back the answers to the page's requests of that address; returns how to let them go. */
export async function holdAnswer(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    letGo();
  };
}
