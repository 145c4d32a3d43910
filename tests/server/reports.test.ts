import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import type { Mail } from '#core/mail/ports/mailer.ts';
import type { Self } from '#core/members/domain/member.ts';
import { endedConnectionSchema, reportSchema } from '#core/moderation/reports/schemas.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';
import { readAllPages } from './read-all-pages.ts';

const clock = createSettableClock();

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let round = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`);
  daniel = await signUp(server.url, `daniel${round}`);
});

async function connect(from: MemberClient, to: MemberClient): Promise<string> {
  const body = { userId1: from.id, userId2: to.id };
  const answer = await from.send('POST', '/api/connections', body);
  const address = `/api/connections/${connectionSchema.parse(answer.body).id}`;
  await to.send('PATCH', address, { status: 'accepted' });
  return address;
}

const draft = (given: object = {}) => ({
  memberId: daniel.id,
  reason: 'money',
  words: 'He asked me for money.',
  attachMessages: true,
  block: false,
  ...given,
});
const file = (given: object = {}, by = rosa) => by.send('POST', '/api/reports', draft(given));
const listEnded = async (by: MemberClient) => (await by.send('GET', '/api/connections/ended')).body;

describe('POST /api/reports', () => {
  test('files a report, which its reporter alone finds', async () => {
    const { status, body } = await file({ words: ' He asked.\r\n' });
    expect(status).toBe(201);
    const { id } = reportSchema.parse(body);
    expect(body).toEqual({
      id,
      member: { id: daniel.id, name: daniel.self.name },
      reason: 'money',
      words: 'He asked.',
      createdAt: clock.now(),
      state: 'open',
      outcome: null,
    });
    expect(await rosa.send('GET', '/api/reports')).toMatchObject({ status: 200, body: [body] });
    expect(await daniel.send('GET', '/api/reports')).toMatchObject({ status: 200, body: [] });
  });

  test.each([{ words: null }, { words: ' ' }, { words: undefined }])(
    'needs no words: %j',
    async (given) => {
      expect(await file(given)).toMatchObject({ status: 201, body: { words: null } });
    },
  );

  test.each([
    ['reason', { reason: 'rude' }, 'Choose one of the reasons'],
    ['words', { words: 'w'.repeat(2001) }, 'What you write must be at most 2000 characters'],
    ['attachMessages', { attachMessages: 'yes' }, 'Choose yes or no'],
    ['block', { block: undefined }, 'Choose yes or no'],
  ])('refuses an invalid %s', async (path, given, message) => {
    const answer = await file(given);
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path, message }] });
  });

  test('answers about oneself, and about one who blocks the caller, as about nobody', async () => {
    const nobody = await file({ memberId: 999_999 });
    expectProblem(nobody, 404, 'not_found');
    await daniel.send('PUT', `/api/blocks/${rosa.id}`);
    for (const memberId of [rosa.id, daniel.id]) {
      const answer = await file({ memberId });
      expect(answer).toMatchObject({ status: 404, body: nobody.body });
    }
  });

  test('blocks the member in the same step, which ends the connection for both', async () => {
    const connection = await connect(daniel, rosa);
    await daniel.send('POST', `${connection}/messages`, { content: 'Pay me' });
    expect(await file({ block: true })).toMatchObject({ status: 201 });
    for (const member of [rosa, daniel]) {
      expectProblem(await member.send('GET', connection), 404, 'not_found');
    }
    expectProblem(await daniel.send('GET', `/api/users/${rosa.id}`), 404, 'not_found');
    expect((await rosa.send('GET', '/api/blocks')).body).toMatchObject([{ id: daniel.id }]);
    expect(await listEnded(daniel)).toMatchObject([{ endedByMe: false }]);
  });

  test('is refused above twenty a day', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMITS: 'on' } });
    const [by, about] = [await signUp(limited.url, 'rosa'), await signUp(limited.url, 'daniel')];
    const send = () => file({ memberId: about.id }, by);
    for (let number = 0; number < 20; number += 1)
      expect(await send()).toHaveProperty('status', 201);
    const answer = await send();
    expectProblem(answer, 429, 'too_many_requests');
    expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    await limited.close();
  });
});

describe('an urgent report', () => {
  const words = 'He says that he will hurt himself.';
  let judith: Self;

  beforeEach(async () => {
    judith = await storeMember(server.storage, { name: 'Judith', verified: true });
    await storeStanding(server.storage, judith.id, { role: 'moderator' });
  });

  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

  test('is mailed to moderators at once, without a name or a word of it', async () => {
    expect(await file({ reason: 'danger', words })).toMatchObject({ status: 201 });
    await expect.poll(() => mailsTo(judith.email)).toHaveLength(1);
    const [{ subject, text, html }] = mailsTo(judith.email) as [Mail];
    expect(subject).toBe('Hearthkin: A report says that someone is in danger');
    expect(text).toMatch(/^Hello Judith,\n/);
    expect(text).toContain('/desk\n');
    for (const secret of [daniel.self.name, rosa.self.name, 'hurt himself']) {
      expect(text + html).not.toContain(secret);
    }
  });

  test('is mailed to nobody else, and others are mailed to nobody', async () => {
    const steve = await storeMember(server.storage);
    await storeStanding(server.storage, steve.id, { role: 'moderator' });
    await file({ reason: 'money', words });
    await file({ reason: 'under_18', words });
    await expect.poll(() => mailsTo(judith.email)).toHaveLength(1);
    const backlog = () => server.storage.outbox.backlog(clock.now());
    await expect.poll(backlog).toMatchObject({ due: 0 });
    for (const { email } of [steve, rosa.self, daniel.self]) {
      expect(mailsTo(email).filter(({ subject }) => subject.includes('report'))).toEqual([]);
    }
  });
});

test('GET /api/reports is read page by page, newest first', async () => {
  const ids: number[] = [];
  for (const reason of ['danger', 'other', 'money']) {
    ids.unshift(reportSchema.parse((await file({ reason })).body).id);
  }
  const pages = await readAllPages(rosa, '/api/reports?limit=2', reportSchema);
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
});

test('GET /api/connections/ended shows both what has ended, page by page, for ninety days', async () => {
  const other = await signUp(server.url, `other${round}`);
  const endedAt = clock.now();
  for (const member of [daniel, other]) {
    await member.send('DELETE', await connect(rosa, member));
  }
  const kept = { endedAt, keptUntil: new Date(Date.parse(endedAt) + 90 * DAY).toISOString() };
  const named = ({ id, self }: MemberClient) => ({ id, name: self.name });
  const pages = await readAllPages(rosa, '/api/connections/ended?limit=1', endedConnectionSchema);
  expect(pages.flat()).toEqual([
    { id: pages[0]![0]!.id, member: named(other), endedByMe: false, ...kept },
    { id: pages[1]![0]!.id, member: named(daniel), endedByMe: false, ...kept },
  ]);
  expect(await listEnded(daniel)).toEqual([
    { ...pages[1]![0], member: named(rosa), endedByMe: true },
  ]);
  await daniel.send('PUT', `/api/blocks/${rosa.id}`);
  expect(await listEnded(rosa)).toEqual(pages.flat());
  expect(await file()).toMatchObject({ status: 201 });
});

test('what has expired is removed when the server starts', async () => {
  const connection = await connect(rosa, daniel);
  await rosa.send('POST', `${connection}/messages`, { content: 'Hello' });
  await daniel.send('DELETE', connection);
  const later = createSettableClock(new Date(Date.parse(clock.now()) + 90 * DAY).toISOString());
  const { storage } = server;
  const another = await startTestServer({ storage, clock: later });
  const page = { before: null, limit: 10, now: clock.now() };
  expect(await storage.sealedConversations.listOf(rosa.self.id, page)).toEqual([]);
  await another.close();
});
