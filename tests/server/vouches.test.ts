import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { vouchEndpoints } from '#core/vouching/schemas.ts';
import { nextDay } from '#core/vouching/domain/vouch.ts';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY, HOUR } from '#tests/support/settable-clock.ts';
import { reportBy } from '#tests/support/stored-records.ts';
import { createReport, handleReport, storeStanding } from '#tests/support/writes.ts';

let clock = createSettableClock();
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let frieda: MemberClient;
/** Of Daniel with Rosa. */
let connection: number;
/** Of Daniel with Frieda. */
let beyond: number;

beforeEach(async () => {
  clock = createSettableClock();
  server = await startTestServer({ storage: createMemoryStorage(), clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  frieda = await signUp(server.url, 'frieda');
  connection = await connectMembers(daniel, rosa);
  beyond = await connectMembers(frieda, daniel);
});
afterEach(() => server.close());

/** Lets days go by; sessions end meanwhile, so all log in again. */
async function waitDays(days: number) {
  clock.advance(days * DAY);
  for (const one of [rosa, daniel, frieda]) {
    const credentials = { username: one.self.username, password: PASSWORD };
    await one.send('POST', '/api/auth/login', credentials);
  }
}

async function writeToEachOther() {
  for (const by of [daniel, rosa]) await writeMessage(by, connection, 'Good evening');
  for (const by of [daniel, frieda]) await writeMessage(by, beyond, 'Good evening');
}

const say = (by: MemberClient, said: unknown, on = connection) =>
  by.send('PUT', `/api/conversations/${on}/vouch`, { said });
const own = (by: MemberClient, on = connection) => by.send('GET', `/api/conversations/${on}/vouch`);
const countOf = async (about: MemberClient, by: MemberClient) =>
  vouchEndpoints.countVouches.response.parse(
    (await by.send('GET', `/api/users/${about.id}/vouches`)).body,
  );

const NOBODY = { people: 0, spoken: 0, met: 0 };
const ONE = { people: 1, spoken: 0, met: 1 };

/** Daniel vouches for Rosa and Frieda for him, and all that counts. */
async function vouchInTime() {
  await writeToEachOther();
  await waitDays(182);
  expect(await say(daniel, 'met')).toMatchObject({ status: 200 });
  expect(await say(frieda, 'spoken', beyond)).toMatchObject({ status: 200 });
  await waitDays(21);
}

/** The beginning of the next day, and the moment before. */
async function countsAround(about: MemberClient, by: MemberClient) {
  const left = Date.parse(nextDay(clock.now())) - Date.parse(clock.now());
  clock.advance(left - 1);
  const before = await countOf(about, by);
  clock.advance(1);
  return [before, await countOf(about, by)];
}

test('nobody vouches before four weeks, nor before both have written', async () => {
  await waitDays(28);
  await writeMessage(daniel, connection, 'Good evening');
  expectProblem(await say(daniel, 'met'), 403, 'may_not_vouch');
  await writeMessage(rosa, connection, 'Good evening');
  expect((await own(daniel)).body).toMatchObject({ said: null, mayVouch: 'yes' });
  expect(await say(daniel, 'met')).toMatchObject({ status: 200, body: { said: 'met' } });
  const late = await connectMembers(rosa, frieda);
  for (const by of [rosa, frieda]) await writeMessage(by, late, 'Good evening');
  clock.advance(28 * DAY - 1);
  const still = [rosa, frieda].map((by) =>
    by.send('POST', '/api/auth/login', { username: by.self.username, password: PASSWORD }),
  );
  await Promise.all(still);
  expectProblem(await say(frieda, 'met', late), 403, 'may_not_vouch');
  clock.advance(1);
  expect(await say(frieda, 'written', late)).toMatchObject({ status: 200 });
  const stranger = await signUp(server.url, 'stranger');
  expectProblem(await say(stranger, 'met'), 404, 'not_found');
});

describe('a vouch', () => {
  beforeEach(vouchInTime);

  test('is the same count for everyone, and nobody but the voucher sees who or when', async () => {
    for (const by of [rosa, daniel, frieda, await signUp(server.url, 'stranger')]) {
      expect(await countOf(rosa, by)).toEqual(ONE);
      // Nobody but Rosa and Daniel has a say about him, and Frieda knows nobody else.
      expect(await countOf(daniel, by)).toEqual(NOBODY);
    }
    // Whoever the voucher blocks still sees the same count.
    const blocked = await signUp(server.url, 'blocked');
    await daniel.send('PUT', `/api/blocks/${blocked.id}`);
    expect(await countOf(rosa, blocked)).toEqual(ONE);
    expect((await own(rosa)).body).toMatchObject({ said: null });
    expect((await own(daniel)).body).toMatchObject({ said: 'met' });
  });

  test('changes nothing that anyone else sees at the moment when it is made, changed or withdrawn', async () => {
    const seen = async () => [
      await readEvents(server.storage),
      await countOf(rosa, rosa),
      ...(await Promise.all(
        ['/api/dashboard', '/api/conversations', `/api/conversations/${connection}/vouch`].map(
          async (path) => (await rosa.send('GET', path)).body,
        ),
      )),
    ];
    const before = await seen();
    for (const said of ['written', 'spoken', null, 'written', null, null]) {
      expect(await say(daniel, said)).toMatchObject({ status: 200, body: { said } });
      expect(await seen()).toEqual(before);
    }
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ['is withdrawn', () => say(daniel, null)],
    ['the connection ends', () => daniel.send('DELETE', `/api/connections/${connection}`)],
    ['the voucher blocks the other', () => daniel.send('PUT', `/api/blocks/${rosa.id}`)],
    ['the other blocks the voucher', () => rosa.send('PUT', `/api/blocks/${daniel.id}`)],
    ['a report of the other is upheld', () => uphold(rosa, daniel)],
    ['a report of the voucher is upheld', () => uphold(daniel, rosa)],
    ['the one who gives it weight withdraws', () => say(frieda, null, beyond)],
  ])('counts until the day is over when %s', async (_what, end) => {
    await end();
    expect(await countsAround(rosa, frieda)).toEqual([ONE, NOBODY]);
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    [
      'is suspended',
      () =>
        storeStanding(server.storage, daniel.id, {
          account: { status: 'suspended', until: '2999-01-01T00:00:00.000Z' },
        }),
    ],
    ['has deleted their account', () => deleteMember(server.storage, toMemberId(daniel.id))],
  ])('isn’t counted once the voucher %s', async (_what, happens) => {
    await happens();
    expect(await countOf(rosa, frieda)).toEqual(NOBODY);
  });

  test('tells whoever was reported nothing, and is over for the one who reported', async () => {
    await say(rosa, 'met');
    const before = (await own(daniel)).body;
    await uphold(rosa, daniel);
    clock.advance(HOUR);
    expect((await own(daniel)).body).toEqual(before);
    expect(await say(daniel, 'spoken')).toMatchObject({ status: 200 });
    expect((await own(rosa)).body).toMatchObject({ said: null, mayVouch: 'reported' });
    expectProblem(await say(rosa, 'met'), 403, 'may_not_vouch');
  });
});

/** A report of the one about the other is upheld now. */
async function uphold(by: MemberClient, about: MemberClient) {
  const member = (await server.storage.members.findById(toMemberId(about.id)))!;
  const id = await createReport(server.storage, reportBy(toMemberId(by.id), member));
  const at = clock.now();
  const decision = { by: toMemberId(frieda.id), at, outcome: 'acted', words: null } as const;
  const handling = { state: 'answered', claim: null, decision } as const;
  await handleReport(server.storage, id, 1, handling);
}
