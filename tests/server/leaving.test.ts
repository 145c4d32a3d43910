import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { connectionSchema } from '#core/connections/schemas.ts';
import { granted } from '#core/kernel/result.ts';
import { makeLeave } from '#core/accounts/leaving/use-cases/leave.ts';
import { makeDeleteLeavers } from '#core/accounts/leaving/use-cases/delete-leavers.ts';
import { messageSchema } from '#core/messaging/schemas.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toTypedPassword } from '#tests/support/texts.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';

let server: TestServer;
let clock: SettableClock;
let storage: Storage;
let rosa: MemberClient;
let daniel: MemberClient;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  server = await startTestServer({ clock, storage });
  rosa = await signUp(server.url, 'rosa', { bio: 'I bake', age: 44 });
  daniel = await signUp(server.url, 'daniel');
});
afterEach(() => server.close());

const leave = (password = PASSWORD) => rosa.send('POST', '/api/leaving', { proof: { password } });
const logIn = (more = {}, client = createApiClient(server.url)) =>
  client.send('POST', '/api/auth/login', { username: 'rosa', password: PASSWORD, ...more });
const bodyOf = async (client: MemberClient, path: string) => (await client.send('GET', path)).body;
const deleteLeavers = () => makeDeleteLeavers({ ...storage, clock })();

async function connect(): Promise<number> {
  const pair = { userId1: rosa.id, userId2: daniel.id };
  const note = 'We both keep bees, and live not far from each other. How did you begin?';
  const { body } = await rosa.send('POST', '/api/connections', { ...pair, note });
  const { id } = connectionSchema.parse(body);
  await daniel.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  return id;
}

const write = async (by: MemberClient, connectionId: number, content: string) => {
  const path = `/api/connections/${connectionId}/messages`;
  return messageSchema.parse((await by.send('POST', path, { content })).body).id;
};

const FORMER = {
  name: 'Former member',
  username: 'former-member',
  bio: null,
  location: null,
  age: null,
  avatarUrl: null,
};

test('leaving takes the password, and signs out everywhere', async () => {
  const other = createApiClient(server.url);
  await logIn({}, other);
  const wrong = await leave('not their password');
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'proof.password' }] },
  });
  expect((await rosa.send('GET', '/api/auth/current')).status).toBe(200);
  const left = await leave();
  expect(left).toMatchObject({ status: 200, body: { until: '2026-12-05T09:00:00.000Z' } });
  expect(rosa.sessionToken()).toBe(null);
  expect((await other.send('GET', '/api/auth/current')).status).toBe(401);
});

test('whoever leaves is asked, and comes back by saying so, with everything as it was', async () => {
  const id = await connect();
  await write(rosa, id, 'Hello');
  const paths = ['/api/connections', `/api/users/${rosa.id}`, `/api/connections/${id}/messages`];
  const seen = () => Promise.all(paths.map((path) => bodyOf(daniel, path)));
  const before = await seen();
  const self = await bodyOf(rosa, '/api/auth/current');
  await leave();
  expect(await seen()).not.toEqual(before);
  clock.advance(13 * DAY);
  const refused = await logIn();
  expectProblem(refused, 403, 'account_leaving');
  expect(refused.body).toMatchObject({
    detail: 'Your account will be deleted on 5 December 2026.',
  });
  expectProblem(await logIn({ comeBack: false }), 403, 'account_leaving');
  expectProblem(await logIn({ comeBack: true, password: 'a wrong one' }), 401, 'bad_credentials');
  expect(await logIn({ comeBack: true })).toMatchObject({ status: 200, body: { id: rosa.id } });
  expect(await seen()).toEqual(before);
  const client = createApiClient(server.url);
  expect((await logIn({}, client)).status).toBe(200);
  expect((await client.send('GET', '/api/auth/current')).body).toEqual(self);
  clock.advance(20 * DAY);
  expect(await deleteLeavers()).toBe(0);
});

describe.each([
  ['while they may come back', 0],
  ['once the account is deleted', 14 * DAY],
])('%s', (_when, passed) => {
  async function pass(): Promise<void> {
    clock.advance(passed);
    expect(await deleteLeavers()).toBe(passed === 0 ? 0 : 1);
    // The session of the other has ended in the meantime.
    await daniel.send('POST', '/api/auth/login', { username: 'daniel', password: PASSWORD });
  }

  test('the other keeps the own messages, with a former member', async () => {
    const id = await connect();
    const own = [await write(daniel, id, 'Good morning')];
    await write(rosa, id, 'A secret of mine');
    own.push(await write(daniel, id, 'And a good day'));
    await leave();
    await pass();
    const path = `/api/connections/${id}`;
    const messages = messageSchema.array().parse(await bodyOf(daniel, `${path}/messages`));
    expect(messages.map((message) => message.id)).toEqual(own);
    for (const shown of [await bodyOf(daniel, path), await bodyOf(daniel, `${path}?`)]) {
      expect(shown).toMatchObject({ id, presence: 'former', member: { id: rosa.id, ...FORMER } });
    }
    const lists = [
      await bodyOf(daniel, '/api/connections'),
      await bodyOf(daniel, '/api/connections?status=accepted&direction=received'),
      [await bodyOf(daniel, `/api/connections/status?userId1=${rosa.id}&userId2=${daniel.id}`)],
    ];
    for (const list of lists) expect(list).toMatchObject([{ id, presence: 'former' }]);
    expect(JSON.stringify(lists)).not.toMatch(/rosa|bake|secret/i);
    expect(await bodyOf(daniel, '/api/messages/unread-count')).toEqual({ count: 0 });
    expect(await bodyOf(daniel, '/api/connections/counts')).toMatchObject({ accepted: 1 });
  });

  test('the other cannot write or look them up, and can remove the conversation', async () => {
    const id = await connect();
    await write(daniel, id, 'Good morning');
    await leave();
    await pass();
    const path = `/api/connections/${id}`;
    const sent = await daniel.send('POST', `${path}/messages`, { content: 'Are you there?' });
    expectProblem(sent, 409, 'member_has_left');
    expectProblem(await daniel.send('GET', `/api/users/${rosa.id}`), 404, 'not_found');
    expect((await daniel.send('DELETE', `${path}?status=accepted`)).status).toBe(204);
    expectProblem(await daniel.send('GET', path), 404, 'not_found');
    expect(await bodyOf(daniel, '/api/connections')).toEqual([]);
  });

  test('a request is gone for the other', async () => {
    const pair = { userId1: rosa.id, userId2: daniel.id };
    const { body } = await rosa.send('POST', '/api/connections', pair);
    const { id } = connectionSchema.parse(body);
    await leave();
    await pass();
    for (const method of ['GET', 'DELETE']) {
      expectProblem(await daniel.send(method, `/api/connections/${id}`), 404, 'not_found');
    }
    expect(await bodyOf(daniel, '/api/connections')).toEqual([]);
  });
});

test('who has left can be reported while their words are there, and not afterwards', async () => {
  const id = await connect();
  await write(rosa, id, 'Send me money');
  await leave();
  const report = () =>
    daniel.send('POST', '/api/reports', {
      memberId: rosa.id,
      reason: 'money',
      words: null,
      attachMessages: true,
      block: false,
    });
  const filed = await report();
  expect(filed.status).toBe(201);
  const [queued] = await storage.reports.queue({
    viewerId: null,
    state: 'open',
    after: null,
    limit: 9,
  });
  clock.advance(14 * DAY);
  await deleteLeavers();
  await daniel.send('POST', '/api/auth/login', { username: 'daniel', password: PASSWORD });
  const kept = await storage.reports.load(queued!.id);
  expect(kept?.value.evidence.messages).toMatchObject([{ content: 'Send me money' }]);
  expectProblem(await report(), 404, 'not_found');
});

test('after 14 days nobody comes back, and the names are free again', async () => {
  await leave();
  clock.advance(14 * DAY);
  expectProblem(await logIn({ comeBack: true }), 401, 'bad_credentials');
  expect(await deleteLeavers()).toBe(1);
  expectProblem(await logIn({ comeBack: true }), 401, 'bad_credentials');
  expectProblem(await logIn({ username: `-${rosa.id}`, password: '-' }), 401, 'bad_credentials');
  const again = await signUp(server.url, 'rosa');
  expect(again.id).toBeGreaterThan(daniel.id);
  expect(await storage.members.findById(toMemberId(rosa.id))).toBe(null);
});

test('a suspension comes before the question whether to come back', async () => {
  await leave();
  const { value, version } = await storage.safety.loadStanding(toMemberId(rosa.id));
  const account = { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } as const;
  const standing = { ...value, account };
  const change = { type: 'put_standing', standing, version } as const;
  await storage.commit({ changes: [change], events: [], actorId: null, at: clock.now() });
  expectProblem(await logIn({ comeBack: true }), 403, 'account_suspended');
  clock.advance(14 * DAY);
  expect(await deleteLeavers()).toBe(1);
});

test('nothing of the member is logged', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const logged = await startTestServer({ clock, logger });
  const member = await signUp(logged.url, 'zqxkanari', { bio: 'zqxkanari', location: 'Zqxkanari' });
  await member.send('POST', '/api/leaving', { proof: { password: PASSWORD } });
  clock.advance(14 * DAY);
  const deleting = makeDeleteLeavers({ ...logged.storage, clock });
  expect(await deleting()).toBe(1);
  await logged.close();
  expect(lines.join('')).toContain('/api/leaving');
  expect(lines.join('').toLowerCase()).not.toContain('zqxkanari');
});

test('letters say how to come back, and that the account is deleted', async () => {
  const own = createMemoryStorage();
  const self = await storeMember(own);
  const password = toTypedPassword(PASSWORD);
  const proveIdentity = () => Promise.resolve(granted(self));
  const leaveOwn = makeLeave({ ...own, clock, proveIdentity });
  const left = await leaveOwn({ callerId: self.id, proof: { type: 'password', password } });
  const until = '2026-12-05T09:00:00.000Z';
  expect(left).toEqual(granted({ until }));
  const hold = async () => {
    const now = clock.now();
    const letters = await own.outbox.hold({ now, until: now, limit: 9 });
    return letters.map(({ letter }) => letter);
  };
  expect(await hold()).toEqual([{ kind: 'leaving_begun', memberId: self.id, until }]);
  clock.advance(14 * DAY);
  expect(await makeDeleteLeavers({ ...own, clock })()).toBe(1);
  expect(await hold()).toEqual([{ kind: 'account_deleted', address: self.email }]);
});
