import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DAY } from '#tests/support/settable-clock.ts';
import { openAlive } from './alive.ts';
import { readMessage } from './conversation.ts';
import { expectFocus, tabTo } from './focus.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, GRETA, ROSA, type Person } from './people.ts';
import { call, connect, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

let rosa: SignedUpMember;
let daniel: SignedUpMember;
let greta: SignedUpMember;
/** Rosa's is as wide as a phone, and she does everything by keyboard. */
let ofRosa: Page;
let ofDaniel: Page;

const QUESTION = 'Question for both of you';
const firstNameOf = ({ name }: Person) => name.split(' ')[0]!;

beforeAll(async () => {
  [rosa, daniel, greta] = (await Promise.all(
    [ROSA, DANIEL, GRETA].map((person) => signUpOnOwnDevice(site, person)),
  )) as [SignedUpMember, SignedUpMember, SignedUpMember];
  ofRosa = await openPage(rosa, 360, 'light');
  ofDaniel = await openPage(daniel, 1280, 'dark');
});

async function openPage({ device }: SignedUpMember, width: number, colorScheme: 'light' | 'dark') {
  const page = await device.newPage();
  await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
  await page.emulateMedia({ colorScheme });
  return page;
}

/** So many days after the journey began; everybody logs in again. */
async function letItBe(days: number): Promise<void> {
  await site.server.kill();
  await site.server.startAgain(days * DAY);
  for (const [{ device }, { username, password }] of [
    [rosa, ROSA],
    [daniel, DANIEL],
    [greta, GRETA],
  ] as const) {
    await call(device, 'POST', '/api/auth/login', { username, password });
  }
}

const press = async (name: string, key = 'Enter') => {
  await tabTo(ofRosa, name);
  await ofRosa.keyboard.press(key);
};

const bar = (page: Page) => page.getByRole('region', { name: 'A question for both of you' });
const lead = (page: Page) => page.getByRole('region', { name: 'To begin with' });

/** Rosa writes from the lead of her dashboard, and is where the conversation is. */
async function writeFromLead(words: string): Promise<void> {
  await press(`Write to ${firstNameOf(DANIEL)}`);
  await expectFocus(ofRosa, { label: `Message to ${DANIEL.name}` });
  await ofRosa.keyboard.type(words);
  await ofRosa.keyboard.press('Enter');
  await readMessage(ofRosa, words);
}

/** The place for two is above the field that Rosa writes in. */
const openPlace = () => ofRosa.getByRole('link', { name: 'The two of you' }).press('Enter');

test.runIf(IS_KEPT)('two become friends in eight weeks, and bring a third along', async () => {
  // Rosa asks, Daniel says yes.
  await openAlive(ofRosa, `/profile/${daniel.self.id}`);
  await press(`Connect with ${DANIEL.name}`);
  await ofRosa.getByRole('button', { name: 'Send request' }).waitFor();
  await press('Send request');
  await ofRosa.getByRole('button', { name: 'Request Sent' }).waitFor();
  await openAlive(ofDaniel, '/dashboard');
  await ofDaniel.getByRole('button', { name: `Accept ${ROSA.name}’s request` }).click();
  await ofDaniel.getByText('You can now message this user.').first().waitFor();
  const [connection] = await call<{ id: number }[]>(rosa.device, 'GET', '/api/connections');
  const chat = `/messages?connection=${connection!.id}`;

  // Their first question, answered by both.
  await openAlive(ofRosa, chat);
  await ofRosa.getByRole('textbox', { name: /^Message to/ }).waitFor();
  await ofRosa.getByRole('button', { name: 'More for your conversation' }).press('Enter');
  await ofRosa.getByRole('menuitem', { name: QUESTION }).press('Enter');
  await ofRosa.getByRole('radio', { name: 'Light' }).waitFor();
  await press('Ask this');
  await ofRosa.getByRole('dialog').waitFor({ state: 'hidden' });
  await bar(ofRosa).getByRole('button', { name: 'Answer' }).press('Enter');
  await expectFocus(ofRosa, { label: 'Your answer' });
  await ofRosa.keyboard.type('The kettle of my grandmother');
  await press('Answer');
  await ofRosa.getByText('Your answer’s in.').waitFor();
  await openAlive(ofDaniel, chat);
  await bar(ofDaniel).getByRole('button', { name: 'Answer' }).click();
  await ofDaniel.getByRole('textbox', { name: 'Your answer' }).fill('A spoon that came with me');
  await ofDaniel.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await readMessage(ofRosa, 'A spoon that came with me');

  // A rhythm.
  await openPlace();
  await ofRosa.getByLabel('How often?').waitFor();
  await tabTo(ofRosa, 'How often?');
  await press(`Suggest it to ${firstNameOf(DANIEL)}`);
  await ofRosa.getByText('hasn’t answered yet').waitFor();
  await openAlive(ofDaniel, `${chat}&together=`);
  await ofDaniel.getByRole('button', { name: 'I’d like that' }).click();
  await ofDaniel.getByText('You two write about once a week').waitFor();

  // A week later it's a day for the two, and Rosa writes.
  await letItBe(7);
  await openAlive(ofRosa, '/dashboard');
  await lead(ofRosa).getByText('It’s a day for you and').waitFor();
  await writeFromLead('How was your week?');

  // Three of its days without a word: the rhythm rests and asks once; she leaves it.
  await letItBe(36);
  await openAlive(ofRosa, '/dashboard');
  await lead(ofRosa).getByText('is having a rest').waitFor();
  await press('Have a look');
  await ofRosa.getByText('It’s having a rest.').waitFor();
  await press('Leave it');
  await ofRosa.getByText('Nothing yet.').waitFor();

  // Two months after they last spoke, she picks up again.
  await letItBe(56);
  await openAlive(ofRosa, '/dashboard');
  await lead(ofRosa).getByText('last wrote:').waitFor();
  expect(await lead(ofRosa).textContent()).toContain('How was your week?');
  await writeFromLead('I thought of you today.');

  // She vouches for him, and introduces a friend of hers.
  await openPlace();
  await ofRosa.getByRole('heading', { name: 'Vouching' }).waitFor();
  await tabTo(ofRosa, 'We’ve written to each other');
  await ofRosa.keyboard.press('Space');
  await press(`Vouch for ${firstNameOf(DANIEL)}`);
  await ofRosa.getByText('“We’ve written to each other.”').waitFor();
  await connect(rosa, greta);
  await openAlive(ofRosa, '/connections');
  await ofRosa.getByRole('button', { name: `More for ${DANIEL.name}` }).press('Enter');
  await ofRosa.getByRole('menuitem', { name: /^Introduce/ }).press('Enter');
  await ofRosa.getByLabel('To whom?').selectOption(GRETA.name);
  await press('Introduce them');
  await ofRosa.getByRole('heading', { name: 'Introductions you’ve made' }).waitFor();
  for (const page of [ofDaniel, await openPage(greta, 1280, 'light')]) {
    await openAlive(page, '/connections');
    await page.getByRole('button', { name: 'I’d like to meet' }).click();
    await page.getByRole('button', { name: 'I’d like to meet' }).waitFor({ state: 'detached' });
  }
  await ofDaniel.getByText(`Introduced by ${ROSA.name}`).first().waitFor();
});
