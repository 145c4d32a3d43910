import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_DAYS } from '#core/connections/days/domain/kept-day.ts';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, talk } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeStanding } from '#tests/support/writes.ts';

/** A Thursday. */
const START = '2026-12-17T09:00:00.000Z';
const TEXT = 'The day zqxtom died';
const DIED = { date: '12-24', meaning: { kind: 'own', text: TEXT, tone: 'quiet' } };
const BIRTHDAY = { date: '12-20', meaning: { kind: 'birthday' } };

let clock: ReturnType<typeof createSettableClock>;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let ada: MemberClient;
let withDaniel: number;
let withAda: number;

beforeEach(async () => {
  clock = createSettableClock(START);
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  ada = await signUp(server.url, 'ada');
  withDaniel = await connectMembers(rosa, daniel);
  withAda = await connectMembers(ada, rosa);
  await talk(daniel, rosa, withDaniel);
  await talk(ada, rosa, withAda);
});
afterEach(() => server.close());

const keep = async (day: object, shownTo: readonly number[]) => {
  const kept = await rosa.send('POST', '/api/days', { ...day, shownTo });
  expect(kept.status).toBe(201);
  return (kept.body as { id: number }).id;
};
const placeOf = (who: MemberClient, id: number) => who.send('GET', `/api/connections/${id}/days`);
const seenBy = async (who: MemberClient, id = withDaniel) =>
  (await placeOf(who, id)).body as { meaning: { kind: string } }[];
const ledBy = async (who: MemberClient) => {
  const { body } = await who.send('GET', '/api/dashboard');
  return (body as { overview: { day: unknown } }).overview.day;
};

async function letDaysGoBy(days: number) {
  clock.advance(days * DAY);
  for (const one of [rosa, daniel, ada]) {
    const credentials = { username: one.self.username, password: PASSWORD };
    expect(await one.send('POST', '/api/auth/login', credentials)).toMatchObject({ status: 200 });
  }
}

test('a day is told a week before to whoever was chosen, and to nobody else', async () => {
  await keep(DIED, [withDaniel]);
  const met = { meaning: { kind: 'met', years: 1 }, daysAway: 365 };
  const seen = { ...DIED, next: '2026-12-24', daysAway: 7 };
  expect(await seenBy(daniel)).toMatchObject([seen, met]);
  expect(await seenBy(ada, withAda)).toMatchObject([met]);
  expect(await seenBy(rosa)).toMatchObject([met]);
  expect(await ledBy(daniel)).toMatchObject({ connection: { id: withDaniel }, day: seen });
  for (const other of [ada, rosa]) expect(await ledBy(other)).toBeNull();
  await letDaysGoBy(7);
  expect(await ledBy(daniel)).toMatchObject({ day: { daysAway: 0 } });
  await letDaysGoBy(1);
  expect(await ledBy(daniel)).toBeNull();
  expect(await seenBy(daniel)).toMatchObject(
    [met.meaning, { kind: 'own' }].map((meaning) => ({ meaning })),
  );
});

test('the one that comes first leads, and the day on which two met after a year, for both', async () => {
  await keep(DIED, [withDaniel]);
  await keep(BIRTHDAY, [withDaniel, withAda]);
  for (const other of [daniel, ada]) {
    expect(await ledBy(other)).toMatchObject({ day: { ...BIRTHDAY, daysAway: 3 } });
  }
  await letDaysGoBy(360);
  for (const other of [rosa, daniel, ada]) {
    const day = { date: '12-17', meaning: { kind: 'met', years: 1 }, daysAway: 5 };
    expect(await ledBy(other)).toMatchObject({ day });
  }
});

test('which day it is depends on the time zone of whoever looks', async () => {
  await keep({ ...BIRTHDAY, date: '12-25' }, [withDaniel]);
  expect(await ledBy(daniel)).toBeNull();
  const preferences = { timeZone: 'Pacific/Kiritimati' };
  await daniel.send('PATCH', `/api/users/${daniel.id}`, { preferences });
  clock.advance(DAY / 8);
  expect(await ledBy(daniel)).toMatchObject({ day: { next: '2026-12-25', daysAway: 7 } });
});

test('nobody sees a day once it is not shown to them any more, and nothing tells of it', async () => {
  const id = await keep(DIED, [withDaniel]);
  const before = await server.storage.feed.newest();
  const changed = { ...DIED, shownTo: [withAda] };
  expect(await rosa.send('PUT', `/api/days/${id}`, changed)).toMatchObject({ status: 200 });
  expect(await ledBy(daniel)).toBeNull();
  expect(JSON.stringify(await seenBy(daniel))).not.toContain('zqxtom');
  expect(await ledBy(ada)).toMatchObject({ day: DIED });
  expectProblem(await daniel.send('PUT', `/api/days/${id}`, changed), 404, 'not_found');
  expectProblem(await daniel.send('DELETE', `/api/days/${id}`), 404, 'not_found');
  expect(await rosa.send('DELETE', `/api/days/${id}`)).toMatchObject({ status: 204 });
  expect(await ledBy(ada)).toBeNull();
  expect(await server.storage.feed.newest()).toBe(before);
});

test('only connections of the member’s own are chosen, and a member has one birthday and twenty days', async () => {
  const third = await connectMembers(daniel, ada);
  const id = await keep(BIRTHDAY, [withDaniel, third, 9_999]);
  const { body } = await rosa.send('GET', '/api/days');
  expect(body).toEqual([{ id, ...BIRTHDAY, shownTo: [withDaniel] }]);
  expect(await ledBy(ada)).toBeNull();
  const again = { ...BIRTHDAY, shownTo: [] };
  expectProblem(await rosa.send('POST', '/api/days', again), 409, 'birthday_kept');
  const one = { ...DIED, shownTo: [] };
  for (let kept = 1; kept < MOST_DAYS; kept += 1) await keep(DIED, []);
  expectProblem(await rosa.send('POST', '/api/days', one), 409, 'too_many_days');
});

test.each([
  ['the connection ends', () => rosa.send('DELETE', `/api/connections/${withDaniel}`), 404],
  ['one is blocked', () => rosa.send('PUT', `/api/blocks/${daniel.id}`), 404],
  ['one blocks', () => daniel.send('PUT', `/api/blocks/${rosa.id}`), 404],
  [
    'one is suspended',
    () => stand({ account: { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } }),
    404,
  ],
  ['one takes a break that is told', () => stand({ onBreak: { since: START, isTold: true } }), 200],
  ['one is leaving', () => stand({ leavesOn: '2999-01-01T00:00:00.000Z' }), 200],
])('when %s, no day is shown', async (_what, happen, status) => {
  await keep(DIED, [withDaniel]);
  expect(await ledBy(daniel)).not.toBeNull();
  await happen();
  expect(await ledBy(daniel)).toBeNull();
  const { body, ...answer } = await placeOf(daniel, withDaniel);
  expect(answer.status).toBe(status);
  if (status === 200) expect(body).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('zqxtom');
});

const stand = (standing: Parameters<typeof storeStanding>[2]) =>
  storeStanding(server.storage, rosa.self.id, standing);

test('a break that nobody is told of changes nothing for the other', async () => {
  await keep(DIED, [withDaniel]);
  await stand({ onBreak: { since: START, isTold: false } });
  expect(await ledBy(daniel)).not.toBeNull();
  expect(await seenBy(daniel)).toHaveLength(2);
});
