import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';

/** A Saturday evening in Europe, when it is Sunday in Japan. */
const START = '2026-11-28T18:00:00.000Z';
const [SATURDAY, SUNDAY, MONDAY] = ['2026-11-28', '2026-11-29', '2026-11-30'];

let clock: ReturnType<typeof createSettableClock>;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let activities: string;

beforeEach(async () => {
  clock = createSettableClock(START);
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  activities = `/api/conversations/${await connectMembers(rosa, daniel)}/activities`;
});
afterEach(() => server.close());

const choose = (by: MemberClient, name = 'same_soup', day = SUNDAY) =>
  by.send('PUT', `${activities}/open`, { name, day });
const drop = (by: MemberClient) => by.send('DELETE', `${activities}/open`);
const finish = (by: MemberClient, name = 'same_soup') =>
  by.send('PUT', `${activities}/done`, { name });
const read = async (by: MemberClient) => (await by.send('GET', activities)).body;

async function liveIn(member: MemberClient, timeZone: string) {
  const { body } = await member.send('GET', '/api/auth/current');
  const { preferences } = body as { preferences: object };
  const change = { preferences: { ...preferences, timeZone } };
  expect(await member.send('PATCH', `/api/users/${member.id}`, change)).toMatchObject({
    status: 200,
  });
}

test('one suggests it, the other agrees, and from its day on it can be done', async () => {
  expect(await read(rosa)).toEqual({ open: null, done: [] });
  const soup = { name: 'same_soup', day: SUNDAY };
  expect(await choose(rosa)).toMatchObject({
    status: 200,
    body: { open: { ...soup, state: 'suggested', isOwn: true }, done: [] },
  });
  expect(await read(daniel)).toMatchObject({ open: { state: 'suggested', isOwn: false } });
  expect(await choose(daniel)).toMatchObject({ body: { open: { ...soup, state: 'agreed' } } });
  expectProblem(await choose(rosa, 'same_song'), 409, 'activity_agreed');
  expectProblem(await finish(rosa), 409, 'activity_not_due');
  clock.advance(DAY);
  for (const one of [rosa, daniel]) {
    await one.send('POST', '/api/auth/login', {
      username: one.self.username,
      password: PASSWORD,
    });
  }
  expect(await finish(daniel)).toMatchObject({ body: { open: null, done: [soup] } });
  expect(await read(rosa)).toEqual({ open: null, done: [soup] });
  expectProblem(await finish(rosa), 409, 'activity_not_due');
});

test('its day comes to each in their own time zone', async () => {
  await liveIn(daniel, 'Asia/Tokyo');
  await liveIn(rosa, 'Europe/Paris');
  await choose(rosa);
  await choose(daniel);
  expectProblem(await finish(rosa), 409, 'activity_not_due');
  expect(await finish(daniel)).toMatchObject({ status: 200, body: { open: null } });
  expectProblem(await choose(daniel, 'same_song', SATURDAY), 400, 'invalid_input');
  expect(await choose(rosa, 'same_song', SATURDAY)).toMatchObject({ status: 200 });
});

test('another suggestion takes the place of the first, and what is dropped leaves nothing', async () => {
  await choose(rosa);
  expect(await choose(daniel, 'same_soup', MONDAY)).toMatchObject({
    body: { open: { day: MONDAY, state: 'suggested', isOwn: true } },
  });
  for (const dropping of [rosa, daniel]) {
    expect(await drop(dropping)).toMatchObject({ status: 200, body: { open: null, done: [] } });
    await choose(rosa);
    await choose(daniel);
  }
  expect(await read(rosa)).toMatchObject({ open: { state: 'agreed' } });
});

test('suggested by both at one moment, the same is agreed and two others are not', async () => {
  await Promise.all([choose(rosa), choose(daniel)]);
  expect(await read(rosa)).toMatchObject({ open: { state: 'agreed' } });
  await drop(rosa);
  await Promise.all([choose(rosa), choose(daniel, 'same_song')]);
  expect(await read(rosa)).toMatchObject({ open: { state: 'suggested' } });
});

test('it is between the two alone, something that there is, and soon', async () => {
  const stranger = await signUp(server.url, 'stranger');
  await choose(rosa);
  for (const refused of [
    await stranger.send('GET', activities),
    await choose(stranger),
    await drop(stranger),
    await finish(stranger),
  ]) {
    expectProblem(refused, 404, 'not_found');
  }
  for (const [name, day] of [
    ['same_soups', SUNDAY],
    ['same_soup', '2026-11-27'],
    ['same_soup', '2027-02-01'],
    ['same_soup', '2026-11-31'],
  ] as const) {
    expectProblem(await choose(rosa, name, day), 400, 'invalid_input');
  }
  expect(await daniel.send('PUT', `/api/blocks/${rosa.id}`)).toMatchObject({ status: 204 });
  expectProblem(await rosa.send('GET', activities), 404, 'not_found');
});
