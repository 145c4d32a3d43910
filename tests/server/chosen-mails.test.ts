import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkExpiry, type LinkPurpose } from '#core/letters/domain/link.ts';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { addLink } from '#tests/support/writes.ts';

const tokens = createRandomSessionTokens();
const USUAL = {
  requests: 'daily',
  acceptances: 'at_once',
  messages: 'weekly',
  reportsDaily: true,
  rhythmDays: false,
};
const NEVER = {
  requests: 'never',
  acceptances: 'never',
  messages: 'never',
  reportsDaily: true,
  rhythmDays: false,
};
const CHOSEN = { requests: 'at_once', acceptances: 'daily', messages: 'never' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A link of a letter, whose token is returned. */
async function makeLink(
  purpose: LinkPurpose,
  about: { readonly memberId?: number; readonly address?: string },
  now = new Date().toISOString(),
): Promise<string> {
  const token = tokens.create();
  await addLink(server.storage, {
    tokenHash: tokens.hash(token),
    purpose,
    memberId: about.memberId === undefined ? null : toMemberId(about.memberId),
    address: about.address === undefined ? null : toEmailAddress(about.address),
    expiresAt: linkExpiry(purpose, now),
  });
  return token;
}

test('members choose which mails they get, each for themselves', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const daniel = await signUp(server.url, 'daniel');
  expect(await rosa.send('GET', '/api/mail-preferences')).toMatchObject({ body: USUAL });
  const choose = (body: object) => rosa.send('PUT', '/api/mail-preferences', body);
  // A client that doesn't know of the mail for moderators leaves it as it is.
  for (const [body, reportsDaily] of [
    [CHOSEN, true],
    [{ ...CHOSEN, reportsDaily: false }, false],
    [CHOSEN, false],
  ] as const) {
    const chosen = { ...CHOSEN, reportsDaily, rhythmDays: false };
    expect(await choose(body)).toMatchObject({ status: 200, body: chosen });
    expect(await rosa.send('GET', '/api/mail-preferences')).toMatchObject({ body: chosen });
  }
  const wrong = await choose({ ...CHOSEN, reportsDaily: 'no' });
  expectProblem(wrong, 400, 'invalid_input');
  expect(await daniel.send('GET', '/api/mail-preferences')).toMatchObject({ body: USUAL });
});

test('a mail program stops all mails with one POST of a form, and again is the same', async () => {
  const cleo = await signUp(server.url, 'cleo');
  const token = await makeLink('stop_mails', { memberId: cleo.id });
  const address = `/api/mail-preferences/stop?token=${token}`;
  const visitor = createApiClient(server.url);
  expect((await visitor.send('GET', address)).status).toBe(405);
  expect(await cleo.send('GET', '/api/mail-preferences')).toMatchObject({ body: USUAL });
  for (let time = 0; time < 2; time += 1) {
    const stopped = await visitor.fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(204);
    expect(await cleo.send('GET', '/api/mail-preferences')).toMatchObject({ body: NEVER });
  }
});

test('a link that has expired or is for something else stops nothing', async () => {
  const hana = await signUp(server.url, 'hana');
  const memberId = hana.id;
  const visitor = createApiClient(server.url);
  const links = [
    await makeLink('stop_mails', { memberId }, '2020-01-01T00:00:00.000Z'),
    await makeLink('recover_password', { memberId }),
    'nothing',
  ];
  for (const token of links) {
    const answer = await visitor.send('POST', `/api/mail-preferences/stop?token=${token}`);
    expectProblem(answer, 404, 'link_not_valid');
  }
  expect(await hana.send('GET', '/api/mail-preferences')).toMatchObject({ body: USUAL });
});

test('the newsletter comes to whoever confirms it by the mail, and stops by its link', async () => {
  const visitor = createApiClient(server.url);
  const email = 'Reader@example.org';
  const asked = await visitor.send('POST', '/api/newsletter', { email });
  expect(asked).toMatchObject({ status: 202, body: undefined });
  const findSubscriber = () => server.storage.newsletter.findSubscriber(toEmailAddress(email));
  await expect.poll(() => server.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect(await findSubscriber()).toBeNull();
  const mail = server.mails.find(({ to }) => to === email)!;
  const token = /\/newsletter#token=([\w-]+)/.exec(mail.text)![1];
  const confirm = () => visitor.send('POST', '/api/newsletter/confirmation', { token });
  expect((await confirm()).status).toBe(204);
  expect(await findSubscriber()).toMatchObject({ address: email });
  expectProblem(await confirm(), 404, 'link_not_valid');

  const again = await visitor.send('POST', '/api/newsletter', { email });
  expect({ ...again, headers: null }).toEqual({ ...asked, headers: null });

  const stop = await makeLink('stop_newsletter', { address: email });
  const stopped = await visitor.send('POST', `/api/newsletter/stop?token=${stop}`);
  expect(stopped.status).toBe(204);
  expect(await findSubscriber()).toBeNull();
});

test('one address is mailed no more than three times a day, whoever asks and however it is written', async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: 'on' } });
  const visitor = createApiClient(limited.url);
  const spellings = ['wei@example.org', 'WEI@example.org', 'Wei@example.org', 'weI@example.org'];
  const mailed = () => limited.mails.filter(({ to }) => /^wei@/i.test(to));
  for (const [place, email] of spellings.entries()) {
    expect((await visitor.send('POST', '/api/newsletter', { email })).status).toBe(202);
    if (place < 3) await expect.poll(mailed).toHaveLength(place + 1);
  }
  await visitor.send('POST', '/api/newsletter', { email: 'last@example.org' });
  await expect.poll(() => limited.mails.some(({ to }) => to === 'last@example.org')).toBe(true);
  expect(mailed()).toHaveLength(3);
  await limited.close();
});
