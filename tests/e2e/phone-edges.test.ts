import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { launchBrowser } from './browser.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

/** What a phone without a button keeps for itself at the lower edge, in pixels. */
const INSET = 34;
const HEIGHT = 700;

const site = startJourneySite(startJourneyServer);
let rosa: SignedUpMember;
let daniel: SignedUpMember;
let connection: Connection;
let opened: Browser | undefined;

beforeAll(async () => {
  rosa = await signUpOnOwnDevice(site, ROSA);
  daniel = await signUpOnOwnDevice(site, DANIEL);
  connection = await connect(daniel, rosa);
});
afterEach(() => opened?.close());

/** Opens Rosa's phone, of that width, with text of that size by default. */
async function openPhone(width: number, textSize: number): Promise<Page> {
  opened = await launchBrowser({
    switches: [`--blink-settings=defaultFontSize=${textSize}`],
  });
  const phone = await opened.newContext({
    baseURL: site.server.url,
    viewport: { width, height: HEIGHT },
  });
  await phone.addCookies(await rosa.device.cookies());
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { bottom: INSET, bottomMax: INSET },
  });
  return page;
}

test.each([360, 320])(
  'at %i pixels, the bar and the place to write keep clear of the edge of the phone',
  async (width) => {
    const page = await openPhone(width, 16);
    await page.goto('/dashboard');
    const link = await page
      .getByRole('navigation', { name: 'Your places' })
      .getByRole('link', { name: 'Help' })
      .boundingBox();
    expect(link!.y + link!.height).toBeLessThanOrEqual(HEIGHT - INSET);
    await page.goto(`/messages?connection=${connection.id}`);
    const button = await page.getByRole('button', { name: 'Send' }).boundingBox();
    expect(button!.y + button!.height).toBeLessThanOrEqual(HEIGHT - INSET);
  },
);

test('on a phone, the first of a member’s people is in sight, also below someone who wrote', async () => {
  const page = await openPhone(360, 16);
  const expectInSight = async () => {
    const people = page.locator('section', {
      has: page.getByRole('heading', { name: 'Your Connections' }),
    });
    const first = await people.getByRole('listitem').first().boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Your places' }).boundingBox();
    expect(first!.y + first!.height).toBeLessThanOrEqual(bar!.y);
  };
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All your people' }).waitFor();
  await expectInSight();
  await call(daniel.device, 'POST', `/api/connections/${connection.id}/messages`, {
    content: 'Good evening, Rosa.',
  });
  await page.reload();
  await page.getByRole('link', { name: 'Read and answer' }).waitFor();
  await page.getByRole('link', { name: 'All your people' }).waitFor();
  await expectInSight();
});

test('at 390 pixels, a long word that is searched for makes no page wider', async () => {
  const page = await openPhone(390, 16);
  const word = 'Wolfeschlegelsteinhausenbergerdorffwelche'.repeat(2);
  await page.goto(`/connections?search=${word}`);
  await page.getByText(word).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.each([
  [360, 24],
  [360, 32],
  [320, 32],
])('at %i pixels with text of %i, an open conversation is not cut off', async (width, textSize) => {
  const page = await openPhone(width, textSize);
  await page.goto(`/messages?connection=${connection.id}`);
  const button = await page.getByRole('button', { name: 'Send' }).boundingBox();
  expect(button!.x + button!.width).toBeLessThanOrEqual(width);
  expect(button!.y + button!.height).toBeLessThanOrEqual(HEIGHT - INSET);
  const log = await page.getByRole('region', { name: 'Messages', exact: true }).boundingBox();
  expect(log!.height).toBeGreaterThan(2 * textSize);
});
