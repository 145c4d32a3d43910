import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DAY } from '#tests/support/settable-clock.ts';
import { expectFocus, tabTo } from './focus.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import type { Person } from './people.ts';
import { call, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const EDITH = { username: 'edith', name: 'Edith Moss', password: 'a kettle on the hob' };
const JONAS = { username: 'jonas', name: 'Jonas Weber', password: 'four flights of stairs' };
const WALTER = { username: 'walter', name: 'Walter Pryce', password: 'tomatoes under glass' };
const AMINA = { username: 'amina', name: 'Amina Diallo', password: 'the last bus to Hebden' };

/** Forty invented members; two of them have to find each other. */
const site = startJourneySite(() =>
  startJourneyServer({
    prepare: (databaseUrl) => {
      const env = { ...process.env, DATABASE_URL: databaseUrl };
      execFileSync('npm', ['run', '--silent', 'seed', '--', '40'], { env, stdio: 'ignore' });
    },
  }),
);

/** Someone of that age who would have a grandparent or be one, and lives and spends their time like the other. */
async function join(person: Person, age: number, side: 'seek' | 'offer', alike: Alike) {
  const member = await signUpOnOwnDevice(site, person);
  const { location, interests } = alike;
  const prompts = {
    hope: side === 'seek' ? 'Someone to ring on a Sunday.' : 'Someone to bake for.',
  };
  const preferences = { relationshipTypes: [1], roles: { 1: side }, interests, prompts };
  await call(member.device, 'PATCH', `/api/users/${member.self.id}`, {
    age,
    location,
    preferences,
  });
  return member;
}

interface Alike {
  readonly location: string;
  readonly interests: readonly string[];
}

let ahead = 0;

/** Nobody is introduced to others in their first week, so it goes by first. */
async function letFirstWeekGoBy(): Promise<void> {
  ahead += 8 * DAY;
  await site.server.kill();
  await site.server.startAgain(ahead);
}

async function openPage({ device }: SignedUpMember, size: typeof PHONE): Promise<Page> {
  const page = await device.newPage();
  await page.setViewportSize(size);
  return page;
}

const expectToFit = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

test.runIf(IS_KEPT)(
  'on a phone, at 72 and with much to give, Edith meets Jonas, 24, first of all, and asks him',
  async () => {
    const alike = { location: 'Haworth', interests: ['Baking', 'Letter writing', 'Bees'] };
    const edith = await join(EDITH, 72, 'offer', alike);
    const jonas = await join(JONAS, 24, 'seek', alike);
    await letFirstWeekGoBy();

    const asking = await openPage(edith, PHONE);
    await asking.goto('/dashboard');
    const lead = asking.getByRole('region', { name: 'To begin with' });
    await lead.getByRole('heading', { level: 2, name: JONAS.name }).waitFor();
    await lead.getByText(/hopes for a grandparent or parent figure/).waitFor();
    await expectToFit(asking);
    await lead.getByRole('link', { name: `View Profile of ${JONAS.name}` }).click();
    await asking.getByRole('button', { name: `Connect with ${JONAS.name}` }).click();
    const sheet = asking.getByRole('dialog', { name: `Ask ${JONAS.name} to connect` });
    await sheet
      .getByText(`You’d like to be a grandparent or parent figure to ${JONAS.name}.`)
      .waitFor();
    await expectToFit(asking);
    const note = 'Hello Jonas, there is always one cup too many here. Would you like it?';
    await sheet.getByRole('textbox', { name: 'A few words' }).fill(note);
    await sheet.getByRole('button', { name: 'Send request' }).click();
    await asking.getByRole('button', { name: 'Request Sent' }).waitFor();

    const answering = await openPage(jonas, PHONE);
    await answering.goto('/dashboard');
    const request = answering.getByRole('region', { name: 'To begin with' });
    await request
      .getByText(`${EDITH.name} would like to be a grandparent or parent figure to you`)
      .waitFor();
    await request.getByText(note).waitFor();
    await request.getByText('72 years').waitFor();
    await expectToFit(answering);
    await request.getByRole('button', { name: `Accept ${EDITH.name}’s request` }).click();
    await answering.getByText('You can now message this user.').first().waitFor();
    await answering.goto('/connections');
    await answering.getByText('Your grandparent or parent figure').waitFor();
    await expectToFit(answering);
  },
);

test.runIf(IS_KEPT)(
  'on a desktop and by keyboard alone, Amina, 24, meets Walter, 72, first of all, and asks him',
  async () => {
    const alike = { location: 'Hebden Bridge', interests: ['Tomatoes', 'Chess', 'Brass bands'] };
    const walter = await join(WALTER, 72, 'offer', alike);
    const amina = await join(AMINA, 24, 'seek', alike);
    await letFirstWeekGoBy();

    const asking = await openPage(amina, DESKTOP);
    await asking.goto('/welcome?step=hello');
    const first = asking.getByRole('heading', { level: 3 }).first();
    await first.waitFor();
    expect(await first.textContent()).toBe(WALTER.name);
    const connect = `Connect with ${WALTER.name}`;
    await tabTo(asking, connect);
    await asking.keyboard.press('Enter');
    await asking
      .getByText(`You hope for ${WALTER.name} as a grandparent or parent figure.`)
      .waitFor();
    await tabTo(asking, 'Change what you hope for');
    await asking.keyboard.press('Enter');
    await expectFocus(asking, { label: 'Family Support' });
    await tabTo(asking, 'their grandchild or child figure');
    await tabTo(asking, 'A few words');
    const note = 'Hello Walter, I’d love to learn how you grow tomatoes up there.';
    await asking.keyboard.type(note);
    await tabTo(asking, 'Send request');
    await asking.keyboard.press('Enter');
    await asking.getByRole('button', { name: 'Request Sent' }).waitFor();

    const answering = await openPage(walter, DESKTOP);
    await answering.goto('/dashboard');
    await answering
      .getByText(`${AMINA.name} hopes for you as a grandparent or parent figure`)
      .waitFor();
    await answering.getByText(note).waitFor();
    await tabTo(answering, `Accept ${AMINA.name}’s request`);
    await answering.keyboard.press('Enter');
    await answering.getByText('You can now message this user.').first().waitFor();
    await asking.reload();
    await asking.goto('/connections');
    await asking.getByText('Your grandparent or parent figure').waitFor();
  },
);
