import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import { noticeSchema } from '#core/moderation/schemas.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import { storeStanding } from '#tests/support/writes.ts';

const UNTIL = '2126-03-05T00:00:00.000Z';
const WORDS = 'You asked for money';

let clock: SettableClock;
let storage: Storage;
let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  server = await startTestServer({ clock, storage });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

async function decide(measure: Measure) {
  const input = { memberId: rosa.self.id, measure, words: toModerationWords(WORDS) };
  valueOf(await makeTakeMeasure({ ...storage, clock })(input));
}

/** Suspends Rosa, and lets her in again. */
async function suspendForAWhile() {
  await decide({ action: 'suspend', until: UNTIL });
  await letIn();
}

/** Ends what was decided without a word, which a restore would be. */
async function letIn() {
  await storeStanding(storage, rosa.id, { account: { status: 'active' } });
  await logIn();
}

const logIn = () => rosa.send('POST', '/api/auth/login', { username: 'rosa', password: PASSWORD });
const readNotices = async (client = rosa, query = '') => {
  const { body } = await client.send('GET', `/api/notices${query}`);
  return noticeSchema.array().parse(body);
};
const appealByPassword = (password = PASSWORD, username = 'rosa') =>
  createApiClient(server.url).send('POST', '/api/appeals', { username, password, words: 'Why?' });

test('a member is told what was decided, until when and why, and not by whom', async () => {
  expect(await readNotices()).toEqual([]);
  await suspendForAWhile();
  const { body } = await rosa.send('GET', '/api/notices');
  expect(body).toEqual([
    {
      id: 1,
      at: clock.now(),
      reportId: null,
      kind: 'suspend',
      until: UNTIL,
      reason: null,
      words: WORDS,
      appeal: null,
      mayAppeal: true,
    },
  ]);
});

test('notices are listed page by page, newest first, and to nobody else', async () => {
  await suspendForAWhile();
  await suspendForAWhile();
  expect((await readNotices()).map(({ id }) => id)).toEqual([2, 1]);
  const { headers } = await rosa.send('GET', '/api/notices?limit=1');
  const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
  expect((await rosa.send('GET', next!)).body).toMatchObject([{ id: 1 }]);
  expect(await readNotices(await signUp(server.url, 'daniel'))).toEqual([]);
  expectProblem(
    await createApiClient(server.url).send('GET', '/api/notices'),
    401,
    'not_signed_in',
  );
});

test('a notice is unread until its member opens it', async () => {
  await suspendForAWhile();
  await decide({ action: 'warn' });
  const unread = async (client = rosa) => {
    const { body } = await client.send('GET', '/api/notices/unread');
    return noticeSchema
      .array()
      .parse(body)
      .map(({ id }) => id);
  };
  const open = (ids: unknown, client = rosa) => client.send('PUT', '/api/notices/read', { ids });
  expect(await unread()).toEqual([2, 1]);
  for (const ids of [['x'], [0], undefined, Array.from({ length: 101 }, () => 1)]) {
    expectProblem(await open(ids), 400, 'invalid_input');
  }
  const daniel = await signUp(server.url, 'daniel');
  expect((await open([1, 2], daniel)).status).toBe(204);
  expect(await unread()).toEqual([2, 1]);
  expect(await open([2, 99])).toMatchObject({ status: 204, body: undefined });
  expect(await unread()).toEqual([1]);
  expect(await unread(daniel)).toEqual([]);
  for (const [method, path] of [
    ['GET', '/api/notices/unread'],
    ['PUT', '/api/notices/read'],
  ] as const) {
    const body = method === 'PUT' ? { ids: [1] } : undefined;
    const answer = await createApiClient(server.url).send(method, path, body);
    expectProblem(answer, 401, 'not_signed_in');
  }
});

test('a member appeals once, in their own words', async () => {
  await suspendForAWhile();
  const appeal = (words?: unknown) => rosa.send('POST', '/api/notices/1/appeal', { words });
  for (const words of ['', '   ', 'x'.repeat(2_001), 7, undefined]) {
    expectProblem(await appeal(words), 400, 'invalid_input');
  }
  const { status, body } = await appeal(' It was not me ');
  expect(status).toBe(200);
  const appealed = { appeal: { words: 'It was not me', at: clock.now() }, mayAppeal: false };
  expect(body).toMatchObject(appealed);
  expectProblem(await appeal('Again'), 409, 'already_appealed');
  expect(await readNotices()).toMatchObject([appealed]);
});

test('two appeals at once are one', async () => {
  await suspendForAWhile();
  const appeals = await Promise.all(
    ['One', 'Other'].map((words) => rosa.send('POST', '/api/notices/1/appeal', { words })),
  );
  expect(appeals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a notice of somebody else is not there', async () => {
  await suspendForAWhile();
  const daniel = await signUp(server.url, 'daniel');
  for (const id of [1, 99]) {
    const answer = await daniel.send('POST', `/api/notices/${id}/appeal`, { words: 'Hello' });
    expectProblem(answer, 404, 'not_found');
  }
  expect(await readNotices()).toMatchObject([{ appeal: null }]);
});

test.each([
  ['suspended', { action: 'suspend', until: UNTIL }],
  ['removed', { action: 'remove' }],
] as const)('a member who is %s appeals by their password, once', async (_what, measure) => {
  await decide(measure);
  expectProblem(await appealByPassword('not the password'), 401, 'bad_credentials');
  expectProblem(await appealByPassword(PASSWORD, 'nobody'), 401, 'bad_credentials');
  const appealed = await appealByPassword();
  expect(appealed).toMatchObject({ status: 204, body: undefined });
  expect(appealed.headers.getSetCookie()).toEqual([]);
  expectProblem(await appealByPassword(), 409, 'already_appealed');
  await letIn();
  expect(await readNotices()).toMatchObject([{ appeal: { words: 'Why?' }, mayAppeal: false }]);
});

test('a member who is suspended reads why by their password, and the answer to their appeal', async () => {
  await decide({ action: 'suspend', until: UNTIL });
  const read = (password: string) =>
    createApiClient(server.url).send('POST', '/api/notices/by-password', {
      username: 'rosa',
      password,
    });
  expectProblem(await read('not the password'), 401, 'bad_credentials');
  const first = await read(PASSWORD);
  expect(first).toMatchObject({ status: 200, body: { kind: 'suspend', mayAppeal: true } });
  expect(first.headers.getSetCookie()).toEqual([]);
  await appealByPassword();
  expect(await read(PASSWORD)).toMatchObject({
    body: { mayAppeal: false, appeal: { words: 'Why?', answer: null } },
  });
});

test('there is nothing to appeal against where nothing was decided', async () => {
  expectProblem(await appealByPassword(), 404, 'not_found');
  const credentials = { username: 'rosa', password: PASSWORD };
  const read = await createApiClient(server.url).send(
    'POST',
    '/api/notices/by-password',
    credentials,
  );
  expectProblem(read, 404, 'not_found');
});

test('passwords are guessed no faster by appeals than by log-ins', async () => {
  const limited = await startTestServer({ clock, environment: { RATE_LIMITS: 'on' } });
  const client = createApiClient(limited.url);
  const guess = (path: string, more: object) =>
    client.send('POST', path, { username: 'mia', password: 'not the password', ...more });
  for (let count = 1; count <= 5; count += 1) {
    expectProblem(await guess('/api/auth/login', {}), 401, 'bad_credentials');
    const path = count % 2 === 0 ? '/api/appeals' : '/api/notices/by-password';
    expectProblem(await guess(path, { words: 'Why?' }), 401, 'bad_credentials');
  }
  expectProblem(await guess('/api/notices/by-password', {}), 429, 'too_many_requests');
  expectProblem(await guess('/api/appeals', { words: 'Why?' }), 429, 'too_many_requests');
  expectProblem(await guess('/api/auth/login', {}), 429, 'too_many_requests');
  await limited.close();
});
