import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { WireConversation } from '#core/messaging/conversation-schemas.ts';
import { QUESTION_TEXTS } from '#core/texts/question-texts.ts';
import { openAlive } from './alive.ts';
import { readMessage } from './conversation.ts';
import { expectFocus, tabTo } from './focus.ts';
import { startJourneySite } from './journey-site.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { call, openDevice } from './sign-up.ts';

const site = startJourneySite(() => startSeededServer(30));
const [OWN, OTHERS] = ['My grandmother’s kettle', 'A spoon that came with me'];

let rosa: BrowserContext;
let daniel: BrowserContext;
let address: string;

beforeAll(async () => {
  const { browser, server } = site;
  rosa = await openDevice(browser, server.url);
  daniel = await openDevice(browser, server.url);
  await signIn(rosa);
  await signIn(daniel, 'daniel');
  const inbox = await call<WireConversation[]>(rosa, 'GET', '/api/conversations');
  const own = inbox.find(({ member }) => member.username === 'daniel');
  address = `/messages?connection=${own!.connectionId}`;
});

async function openChat(device: BrowserContext, width: number, height: number): Promise<Page> {
  const page = await device.newPage();
  await page.setViewportSize({ width, height });
  await openAlive(page, address);
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  return page;
}

const bar = (page: Page) => page.getByRole('region', { name: 'A question for both of you' });

test('one asks, both answer, and neither sees an answer before both are in', async () => {
  const ofRosa = await openChat(rosa, 360, 740);
  const ofDaniel = await openChat(daniel, 1280, 900);

  // Rosa asks and answers by keyboard alone.
  await ofRosa.getByRole('button', { name: 'More for your conversation' }).press('Enter');
  await ofRosa.getByRole('menuitem', { name: 'Question for both of you' }).press('Enter');
  const dialog = ofRosa.getByRole('dialog', { name: 'A question for both of you' });
  await dialog.getByRole('radio', { name: 'Light' }).waitFor();
  await tabTo(ofRosa, 'Another one');
  await ofRosa.keyboard.press('Enter');
  const asked = await dialog.getByText(/\?$/).textContent();
  expect(Object.values(QUESTION_TEXTS)).toContain(asked);
  await tabTo(ofRosa, 'Ask this');
  await ofRosa.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await bar(ofRosa).waitFor();
  await bar(ofRosa).getByRole('button', { name: 'Answer' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Your answer' }).waitFor();
  await expectFocus(ofRosa, { label: 'Your answer' });
  await ofRosa.keyboard.type(OWN.slice(0, 9));
  // What she has begun outlasts Escape, and she goes on at its end.
  await ofRosa.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await bar(ofRosa).getByRole('button', { name: 'Answer' }).press('Enter');
  await dialog.getByText('You began this earlier').waitFor();
  await expectFocus(ofRosa, { label: 'Your answer' });
  await ofRosa.keyboard.type(OWN.slice(9));
  await tabTo(ofRosa, 'Answer');
  await ofRosa.keyboard.press('Enter');
  await bar(ofRosa).getByText('Your answer’s in.').waitFor();
  await expectFocus(ofRosa, { name: 'Change' });

  // Daniel sees the question without loading the page again, and that she has answered, but not what.
  await bar(ofDaniel).getByText(asked!).waitFor();
  await bar(ofDaniel).getByText('has answered. Both answers open once yours is in.').waitFor();
  expect(await ofDaniel.content()).not.toContain(OWN);
  await bar(ofDaniel).getByRole('button', { name: 'Answer' }).click();
  await ofDaniel.getByRole('textbox', { name: 'Your answer' }).fill(OTHERS);
  await ofDaniel.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await ofDaniel.getByText('Both answers are in', { exact: true }).waitFor();

  for (const page of [ofRosa, ofDaniel]) {
    await readMessage(page, OWN);
    await readMessage(page, OTHERS);
    await expect.poll(() => bar(page).count()).toBe(0);
  }
});
