import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { MODERATORS } from './moderators.ts';
import { GRETA, STEVE, type Person } from './people.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { call, openDevice, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };

const MORTEN: Person = {
  username: 'morten',
  name: 'Morten Lund',
  password: 'two boats in the harbour',
};

const DECISION = 'We’ve made a decision about your account';
const ANSWER =
  'Thank you for telling us. We looked at what you reported and did something about it.';
const REASON = 'Please never ask anyone here for gift cards.';

const site = startJourneySite(() => startSeededServer(5));
let greta: SignedUpMember;
let moderator: BrowserContext;

beforeAll(async () => {
  greta = await signUpOnOwnDevice(site, GRETA);
  const { link } = await site.server.mails.read(greta.self.email, 'Confirm your email address');
  const page = await greta.device.newPage();
  await page.goto(link);
  await page.getByText('Thank you. Your email address is confirmed.').waitFor();
  await page.close();
  moderator = await openDevice(site.browser, site.server.url);
  await signIn(moderator, MODERATORS[0].username);
});

async function openDashboard(device: BrowserContext, viewport: typeof PHONE): Promise<Page> {
  const page = await device.newPage();
  await page.setViewportSize(viewport);
  await page.goto('/dashboard');
  await leadOf(page, 'Let’s introduce you').waitFor();
  return page;
}

const leadOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'To begin with' }).getByRole('heading', { name });

/** Follows the way that leads the dashboard, and comes back once the site knows that it was opened. */
async function readAndReturn(page: Page, way: string, read: string): Promise<void> {
  const link = page.getByRole('region', { name: 'To begin with' }).getByRole('link', { name: way });
  const [noted] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/notices/read')),
    link.click(),
  ]);
  expect(noted.status()).toBe(204);
  await page.getByText(read).first().waitFor();
  await page.goto('/dashboard');
  await leadOf(page, 'Let’s introduce you').waitFor();
}

test.each([
  [STEVE, PHONE, WIDE],
  [MORTEN, WIDE, PHONE],
])(
  'who was warned and who reported it hear of it at once, by mail, and until they have read it: $name',
  async (person, hisSize, herSize) => {
    const him = await signUpOnOwnDevice(site, person);
    const report = { memberId: him.self.id, reason: 'money', words: null };
    const { id } = await call<{ id: number }>(greta.device, 'POST', '/api/reports', {
      ...{ ...report, attachMessages: false, block: false },
    });
    const his = await openDashboard(him.device, hisSize);
    const hers = await openDashboard(greta.device, herSize);
    const decision = { measure: 'warn', reason: 'money', words: REASON };
    await call(moderator, 'POST', `/api/desk/reports/${id}/decision`, decision);

    await leadOf(his, DECISION).waitFor();
    await his.getByRole('button', { name: 'Read it' }).waitFor();
    await leadOf(hers, 'We’ve answered your report').waitFor();
    const { mails } = site.server;
    const mail = await mails.read(him.self.email, DECISION);
    expect(mail.text).toContain(`${site.server.url}/notices`);
    expect(mail.text).not.toMatch(/gift|warn/i);
    const answer = await mails.read(greta.self.email, 'We’ve answered your report');
    expect(answer.text).toContain(`${site.server.url}/reports`);
    expect(answer.text).not.toContain(person.name);

    await readAndReturn(his, 'Read it', REASON);
    await readAndReturn(hers, 'Read our answer', ANSWER);
    await his.close();
    await hers.close();
  },
);
