import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DAY } from '#tests/support/settable-clock.ts';
import { openAlive } from './alive.ts';
import { tabTo } from './focus.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

let rosa: BrowserContext;
let daniel: BrowserContext;
let address: string;
let messages: string;

beforeAll(async () => {
  const [one, other] = [await signUpOnOwnDevice(site, ROSA), await signUpOnOwnDevice(site, DANIEL)];
  [rosa, daniel] = [one.device, other.device];
  const { id } = await connect(one, other);
  // They've written and read by now, so that nothing else comes first on either's dashboard.
  const message = { content: 'Good morning' };
  messages = `/api/connections/${id}/messages`;
  const sent = await call<{ id: number }>(rosa, 'POST', messages, message);
  await call(daniel, 'PATCH', `/api/messages/${sent.id}/read`);
  address = `/messages?connection=${id}`;
});

async function openPage(device: BrowserContext, path: string, width: number): Promise<Page> {
  const page = await device.newPage();
  await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
  await openAlive(page, path);
  return page;
}

const lead = (page: Page) => page.getByRole('region', { name: 'To begin with' });

test.runIf(IS_KEPT)('two choose a rhythm, are told of its day, and one stops it', async () => {
  const ofRosa = await openPage(rosa, address, 360);
  const ofDaniel = await openPage(daniel, `${address}&together=`, 1280);

  // Rosa gets there and suggests it by keyboard alone.
  await ofRosa.getByRole('textbox', { name: /^Message to/ }).waitFor();
  await ofRosa.getByRole('link', { name: 'The two of you' }).press('Enter');
  await ofRosa.getByLabel('How often?').waitFor();
  await tabTo(ofRosa, 'How often?');
  await ofRosa.keyboard.press('ArrowDown');
  await ofRosa.keyboard.press('ArrowUp');
  await tabTo(ofRosa, `Suggest it to ${DANIEL.name.split(' ')[0]}`);
  await ofRosa.keyboard.press('Enter');
  await ofRosa.getByText('hasn’t answered yet').waitFor();

  // Daniel sees it without loading the page again, and agrees.
  await ofDaniel.getByText('suggests writing about once a week').waitFor();
  await ofDaniel.getByRole('button', { name: 'I’d like that' }).click();
  for (const page of [ofRosa, ofDaniel]) {
    await page.getByText('You two write about once a week').waitFor();
  }

  // They become something else to each other, too, as soon as both like.
  await ofDaniel.getByRole('button', { name: 'Suggest another bond' }).click();
  await ofDaniel.getByRole('radio', { name: 'Mentor Match' }).check();
  await ofDaniel.getByRole('radio', { name: 'their mentor' }).check();
  await ofDaniel.getByRole('button', { name: 'Suggest it to Rosa' }).click();
  await ofRosa.getByText('would like to be a mentor to you').waitFor();
  await ofRosa.getByRole('button', { name: 'I’d like that' }).press('Enter');
  await ofRosa.getByText('Mentor Match, with').nth(1).waitFor();
  await ofDaniel.getByText('Mentor Match, with you as a mentor').nth(1).waitFor();

  // A week later nobody has written.
  await site.server.kill();
  await site.server.startAgain(7 * DAY);
  for (const page of [ofRosa, ofDaniel]) {
    await openAlive(page, '/dashboard');
    await lead(page).getByText('It’s a day for you and').waitFor();
  }
  await lead(ofRosa).getByRole('link', { name: 'Change the rhythm' }).press('Enter');
  await ofRosa.getByRole('button', { name: 'Stop it' }).press('Enter');
  await ofRosa.getByText('Nothing yet.').waitFor();
  await openAlive(ofDaniel, '/dashboard');
  await expect.poll(() => ofDaniel.getByText('It’s a day for you and').count()).toBe(0);
});

test.runIf(IS_KEPT)('four weeks on, one vouches for the other by keyboard alone', async () => {
  await call(daniel, 'POST', messages, { content: 'Good morning to you' });
  await site.server.kill();
  await site.server.startAgain(29 * DAY);
  const { username, password } = ROSA;
  await call(rosa, 'POST', '/api/auth/login', { username, password });
  const ofRosa = await openPage(rosa, `${address}&together=`, 360);
  await ofRosa.getByRole('heading', { name: 'Vouching' }).waitFor();
  await tabTo(ofRosa, 'We’ve written to each other');
  await ofRosa.keyboard.press('ArrowDown');
  await ofRosa.keyboard.press('ArrowDown');
  await tabTo(ofRosa, `Vouch for ${DANIEL.name.split(' ')[0]}`);
  await ofRosa.keyboard.press('Enter');
  await ofRosa.getByText('“We’ve met face to face.”').waitFor();
});
