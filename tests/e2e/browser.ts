import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same engine without windows and notifications; it does half of the work, and may lose where a page was scrolled to. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * A headless Chromium, with further switches: the one that `CHROMIUM_PATH` names, else one of the usual places. A `whole`
 * browser is slower and lacks nothing.
 */
export function launchBrowser({
  switches = [],
  whole = false,
}: {
  readonly switches?: readonly string[];
  readonly whole?: boolean;
} = {}): Promise<Browser> {
  const candidates = whole ? WHOLE : [HEADLESS, ...WHOLE];
  const executablePath = process.env['CHROMIUM_PATH'] ?? candidates.find(existsSync);
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: install it, or name its path in CHROMIUM_PATH.');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  });
}
