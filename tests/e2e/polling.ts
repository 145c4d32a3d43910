import type { BrowserContext } from 'playwright-core';

type PageClock = Pick<BrowserContext, 'clock'>;

/** The slowest polling of the page (specification §9), in milliseconds. */
const SLOWEST_POLLING = 10_000;

/** Gives the pages that are opened from now on a clock that goes as any other, but can also jump. */
export async function installClock({ clock }: PageClock): Promise<void> {
  await clock.install();
}

/** Lets the clock jump, so that all the pages of a browser ask at once for whatever they poll. */
export async function passPolling({ clock }: PageClock): Promise<void> {
  await clock.fastForward(SLOWEST_POLLING);
}
