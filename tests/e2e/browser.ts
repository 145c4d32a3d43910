import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The one without windows first: the same engine for half of the work. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A headless Chromium, with further switches: the one that `CHROMIUM_PATH` names, else one of the usual places. */
export function launchBrowser(...switches: readonly string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? CANDIDATES.find(existsSync);
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
