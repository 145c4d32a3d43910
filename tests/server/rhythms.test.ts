import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, talk, writeMessage } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';

/** A Saturday. */
const START = '2026-11-21T09:00:00.000Z';
const SUNDAYS = { every: 'weekday', weekday: 'sunday' };

let clock: ReturnType<typeof createSettableClock>;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: number;
let rhythm: string;

beforeEach(async () => {
  clock = createSettableClock(START);
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  connectionId = await connectMembers(rosa, daniel);
  rhythm = `/api/conversations/${connectionId}/rhythm`;
});
afterEach(() => server.close());

const choose = (by: MemberClient, cadence: object = SUNDAYS) => by.send('PUT', rhythm, cadence);
const stop = (by: MemberClient) => by.send('DELETE', rhythm);
const read = async (by: MemberClient) => (await by.send('GET', rhythm)).body;

async function letDaysGoBy(days: number) {
  clock.advance(days * DAY);
  for (const one of [rosa, daniel]) {
    const credentials = { username: one.self.username, password: PASSWORD };
    expect(await one.send('POST', '/api/auth/login', credentials)).toMatchObject({ status: 200 });
  }
}

async function newsTo(member: MemberClient) {
  const { body } = await member.send('GET', '/api/dashboard');
  return (body as { overview: { rhythm: unknown } }).overview.rhythm;
}

test('one proposes, the other agrees, and its day is news to both until one writes', async () => {
  await talk(daniel, rosa, connectionId);
  expect(await read(rosa)).toEqual({ rhythm: null, minutesAhead: null });
  const proposed = { state: 'proposed', cadence: SUNDAYS, day: null };
  expect(await choose(rosa)).toMatchObject({
    status: 200,
    body: { rhythm: { ...proposed, isOwn: true } },
  });
  expect(await read(daniel)).toMatchObject({ rhythm: { ...proposed, isOwn: false } });
  const agreed = { state: 'agreed', cadence: SUNDAYS, isOwn: false, day: '2026-11-22' };
  expect(await choose(daniel)).toMatchObject({ status: 200, body: { rhythm: agreed } });
  expect(await read(rosa)).toMatchObject({ rhythm: agreed });
  expectProblem(await choose(rosa, { every: 'month' }), 409, 'rhythm_agreed');
  expect(await newsTo(rosa)).toBeNull();
  await letDaysGoBy(1);
  for (const member of [rosa, daniel]) {
    expect(await newsTo(member)).toMatchObject({
      connection: { id: connectionId },
      cadence: SUNDAYS,
      news: 'day',
    });
  }
  await writeMessage(rosa, connectionId, 'How was your week?');
  for (const member of [rosa, daniel]) expect(await newsTo(member)).toBeNull();
});

test('proposed by both at one moment, the same is agreed and another is proposed instead', async () => {
  await Promise.all([choose(rosa), choose(daniel)]);
  expect(await read(rosa)).toMatchObject({ rhythm: { state: 'agreed' } });
  await stop(daniel);
  await Promise.all([choose(rosa), choose(daniel, { every: 'month' })]);
  expect(await read(rosa)).toMatchObject({ rhythm: { state: 'proposed' } });
});

test('turned down, withdrawn or stopped by either, there’s none, and the other is told nothing', async () => {
  const none = { rhythm: null, minutesAhead: null };
  for (const prepare of [
    () => choose(rosa),
    async () => {
      await choose(rosa);
      await choose(daniel);
    },
  ]) {
    for (const one of [rosa, daniel]) {
      await prepare();
      expect(await stop(one)).toMatchObject({ status: 200, body: none });
      for (const member of [rosa, daniel]) expect(await read(member)).toEqual(none);
    }
  }
  expect(await stop(rosa)).toMatchObject({ status: 200, body: none });
  await letDaysGoBy(1);
  expect(await newsTo(rosa)).toBeNull();
});

test('says how far apart the clocks are once both have said, and names no time zone', async () => {
  const give = (by: MemberClient, timeZone: string) =>
    by.send('PATCH', `/api/users/${by.id}`, { preferences: { timeZone } });
  expect(await give(rosa, 'Europe/London')).toMatchObject({ status: 200 });
  expect(await read(daniel)).toMatchObject({ minutesAhead: null });
  expect(await give(daniel, 'America/New_York')).toMatchObject({ status: 200 });
  expect(await read(rosa)).toMatchObject({ minutesAhead: -300 });
  expect(await read(daniel)).toMatchObject({ minutesAhead: 300 });
  await choose(daniel);
  const answers = JSON.stringify([await choose(rosa), await read(rosa), await newsTo(rosa)]);
  expect(answers).not.toContain('New_York');
});

test('rests after three Sundays without a word, asks whether to go on, and goes on when both wish it', async () => {
  await choose(rosa);
  await choose(daniel);
  await letDaysGoBy(22);
  for (const member of [rosa, daniel])
    expect(await newsTo(member)).toMatchObject({ news: 'resting' });
  expect(await choose(daniel)).toMatchObject({
    body: { rhythm: { state: 'proposed', isOwn: true } },
  });
  expect(await newsTo(rosa)).toBeNull();
  expect(await choose(rosa)).toMatchObject({ body: { rhythm: { state: 'agreed' } } });
});

test('is between the two alone, and none of it is news on a break, after a block or an end', async () => {
  await choose(rosa);
  await choose(daniel);
  const frieda = await signUp(server.url, 'frieda');
  for (const refusal of [
    await choose(frieda),
    await stop(frieda),
    await frieda.send('GET', rhythm),
  ]) {
    expectProblem(refusal, 404, 'not_found');
  }
  await letDaysGoBy(1);
  await rosa.send('PUT', '/api/break', { isTold: true });
  for (const member of [rosa, daniel]) expect(await newsTo(member)).toBeNull();
  await rosa.send('DELETE', '/api/break');
  expect(await newsTo(daniel)).not.toBeNull();
  await rosa.send('PUT', `/api/blocks/${daniel.id}`);
  for (const member of [rosa, daniel]) expect(await newsTo(member)).toBeNull();
  expectProblem(await daniel.send('GET', rhythm), 404, 'not_found');
});
