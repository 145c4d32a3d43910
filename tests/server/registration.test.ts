import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { selfSchema } from '#core/members/schemas.ts';
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
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeStanding, storeTermsAcceptance } from '#tests/support/writes.ts';

let clock: SettableClock;
let storage: Storage;
let server: TestServer;
/** A member from before the site asked for invitations or approval. */
let rosa: MemberClient;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  server = await startTestServer({ clock, storage });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

async function restartAs(REGISTRATION: string) {
  await server.close();
  server = await startTestServer({ clock, storage, environment: { REGISTRATION } });
  const url = server.url;
  rosa = { ...rosa, ...createApiClient(url, rosa.sessionToken()) };
}

const register = (username: string, fields: object = {}) =>
  createApiClient(server.url).send('POST', '/api/auth/register', {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    name: username,
    ...fields,
  });

const logIn = (username: string) =>
  createApiClient(server.url).send('POST', '/api/auth/login', { username, password: PASSWORD });

const freshInvitationSchema = z.object({ id: z.number(), code: z.string() });

async function invite(client = rosa) {
  const answer = await client.send('POST', '/api/invitations');
  expect(answer.status).toBe(201);
  return freshInvitationSchema.parse(answer.body);
}

describe('where newcomers need an invitation', () => {
  beforeEach(() => restartAs('invitation'));

  test('one without is refused, and the code of a member lets one newcomer in', async () => {
    expectProblem(await register('daniel'), 403, 'invitation_required');
    const { id, code: invitationCode } = await invite();
    const registered = await register('daniel', { invitationCode: ` ${invitationCode} ` });
    expect(registered.status).toBe(201);
    expect(registered.headers.getSetCookie()).toEqual([]);
    expect(await logIn('daniel')).toMatchObject({ status: 200 });
    expectProblem(await register('mia', { invitationCode }), 403, 'invitation_not_valid');
    const { body } = await rosa.send('GET', '/api/invitations');
    expect(body).toMatchObject([{ id, status: 'used' }]);
    expect(JSON.stringify(body)).not.toMatch(/daniel|code|hash/i);
  });

  test('unknown, withdrawn, used and expired invitations get the same answer', async () => {
    const [withdrawn, used, expired] = [await invite(), await invite(), await invite()];
    expect((await rosa.send('DELETE', `/api/invitations/${withdrawn.id}`)).status).toBe(204);
    await register('daniel', { invitationCode: used.code });
    clock.advance(30 * DAY);
    const answers = [];
    for (const invitationCode of ['nonsense', withdrawn.code, used.code, expired.code]) {
      const answer = await register('mia', { invitationCode });
      expectProblem(answer, 403, 'invitation_not_valid');
      answers.push(answer.body);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // Not even the name of a member is told from that of nobody.
    const taken = await register('rosa', { invitationCode: 'nonsense' });
    expect(taken.body).toEqual(answers[0]);
  });

  test('a member sees and withdraws only their own', async () => {
    const { id } = await invite();
    const { code: invitationCode } = await invite();
    await register('daniel', { invitationCode });
    const daniel = createApiClient(server.url);
    await daniel.send('POST', '/api/auth/login', { username: 'daniel', password: PASSWORD });
    expect((await daniel.send('GET', '/api/invitations')).body).toEqual([]);
    const foreign = await daniel.send('DELETE', `/api/invitations/${id}`);
    const missing = await daniel.send('DELETE', '/api/invitations/999');
    expectProblem(foreign, 404, 'not_found');
    expect(missing.body).toEqual(foreign.body);
    expect((await rosa.send('DELETE', `/api/invitations/${id}`)).status).toBe(204);
    expectProblem(await rosa.send('DELETE', `/api/invitations/${id}`), 409, 'invitation_ended');
  });

  test('five are open at the most, and the list is read page by page', async () => {
    for (let made = 0; made < 5; made += 1) await invite();
    expectProblem(await rosa.send('POST', '/api/invitations'), 409, 'too_many_open_invitations');
    const { body, headers } = await rosa.send('GET', '/api/invitations?limit=2');
    expect(body).toMatchObject([{ id: 5 }, { id: 4 }]);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
    expect((await rosa.send('GET', next)).body).toMatchObject([{ id: 3 }, { id: 2 }]);
  });
});

describe('where new members are approved', () => {
  beforeEach(() => restartAs('approval'));

  test('a new account waits: no session, no log-in, and nobody sees it, until it is approved', async () => {
    const registered = await register('daniel');
    expect(registered.status).toBe(201);
    expect(registered.headers.getSetCookie()).toEqual([]);
    const { id } = selfSchema.parse(registered.body);
    expectProblem(await logIn('daniel'), 403, 'awaiting_approval');
    const wrong = { username: 'daniel', password: 'wrong' };
    const unknown = await createApiClient(server.url).send('POST', '/api/auth/login', wrong);
    expectProblem(unknown, 401, 'bad_credentials');
    expectProblem(await rosa.send('GET', `/api/users/${id}`), 404, 'not_found');
    expect((await rosa.send('GET', '/api/discovery')).body).toMatchObject({ total: 0 });
    const measure = { action: 'approve' } as const;
    await makeTakeMeasure({ ...storage, clock })({ memberId: id, measure, words: null });
    expect(await logIn('daniel')).toMatchObject({ status: 200 });
    expect(await rosa.send('GET', `/api/users/${id}`)).toMatchObject({ status: 200 });
    expect((await rosa.send('GET', '/api/discovery')).body).toMatchObject({ total: 1 });
  });
});

test('where anybody may register, an invitation is not asked for and not used', async () => {
  const { code: invitationCode } = await invite();
  expect((await register('daniel', { invitationCode })).status).toBe(201);
  expect((await register('mia', { invitationCode: 'nonsense' })).status).toBe(201);
  expect((await rosa.send('GET', '/api/invitations')).body).toMatchObject([{ status: 'open' }]);
});

describe('the terms', () => {
  const read = async () => (await rosa.send('GET', '/api/terms-acceptance')).body;

  test('are accepted by registering, with the time', async () => {
    const version = '2026-11-22';
    const accepted = { version, at: clock.now() };
    expect(await read()).toEqual({ currentVersion: version, accepted });
  });

  test('are accepted again when there are newer ones', async () => {
    const at = clock.now();
    const older = { memberId: toMemberId(rosa.id), termsVersion: '2026-01-02', at };
    await storeTermsAcceptance(storage, older);
    const accepted = { version: '2026-01-02', at };
    expect(await read()).toEqual({ currentVersion: '2026-11-22', accepted });
    clock.advance(DAY);
    const outdated = await rosa.send('PUT', '/api/terms-acceptance', { version: '2026-01-02' });
    expectProblem(outdated, 409, 'terms_changed');
    const given = { version: '2026-11-22' };
    const { status, body } = await rosa.send('PUT', '/api/terms-acceptance', given);
    expect(status).toBe(200);
    const now = { version: '2026-11-22', at: clock.now() };
    expect(body).toEqual({ currentVersion: '2026-11-22', accepted: now });
    expect(await read()).toEqual(body);
  });
});

test('who says that they are under 18 is out, until those who run the site bring them back', async () => {
  const daniel = await signUp(server.url, 'daniel');
  const elsewhere = createApiClient(server.url);
  await elsewhere.send('POST', '/api/auth/login', { username: 'daniel', password: PASSWORD });
  const said = await daniel.send('POST', '/api/under-age');
  expect(said.status).toBe(204);
  expect(daniel.sessionToken()).toBeNull();
  expectProblem(await elsewhere.send('GET', '/api/auth/current'), 401, 'not_signed_in');
  const age = await elsewhere.send('PATCH', `/api/users/${daniel.id}`, { age: 18 });
  expectProblem(age, 401, 'not_signed_in');
  const refused = await logIn('daniel');
  expectProblem(refused, 403, 'account_under_age');
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('too young') as string });
  expectProblem(await rosa.send('GET', `/api/users/${daniel.id}`), 404, 'not_found');
  await storeStanding(storage, daniel.id, { account: { status: 'active' } });
  expect(await logIn('daniel')).toMatchObject({ status: 200 });
});
