import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const MENTOR = { relationshipTypeId: 3, side: 'offer' };
const LEARNER = { relationshipTypeId: 3, side: 'seek' };
const SIBLINGS = { relationshipTypeId: 2, side: null };

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: number;
let bond: string;

beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  connectionId = await connectMembers(rosa, daniel);
  bond = `/api/conversations/${connectionId}/bond`;
});
afterEach(() => server.close());

const choose = (by: MemberClient, wish: object) => by.send('PUT', bond, wish);
const drop = (by: MemberClient) => by.send('DELETE', bond);
const read = async (by: MemberClient) => (await by.send('GET', bond)).body;
const connectionOf = async (by: MemberClient) =>
  (await by.send('GET', `/api/connections/${connectionId}`)).body;

test('one suggests a bond, which changes nothing until the other chooses the same', async () => {
  const before = await connectionOf(rosa);
  const { bond: own } = (await read(rosa)) as { bond: object };
  expect(await choose(rosa, MENTOR)).toMatchObject({
    status: 200,
    body: { bond: own, suggested: { ...MENTOR, isOwn: true } },
  });
  expect(await read(daniel)).toMatchObject({ suggested: { ...LEARNER, isOwn: false } });
  expect(await connectionOf(rosa)).toEqual(before);
  const questions = `/api/conversations/${connectionId}/questions`;
  expect(await rosa.send('GET', questions)).toMatchObject({ body: { hasSuggestion: false } });
  expect(await daniel.send('GET', questions)).toMatchObject({ body: { hasSuggestion: true } });
  const agreed = { bond: LEARNER, suggested: null };
  expect(await choose(daniel, LEARNER)).toMatchObject({ status: 200, body: agreed });
  expect(await read(rosa)).toEqual({ bond: MENTOR, suggested: null });
  const { userId1 } = before as { userId1: number };
  const side = userId1 === rosa.id ? 'offer' : 'seek';
  for (const member of [rosa, daniel]) {
    expect(await connectionOf(member)).toMatchObject({ relationshipTypeId: 3, side });
  }
});

test('what is dropped leaves nothing, whoever drops it', async () => {
  const before = await read(rosa);
  for (const dropping of [rosa, daniel]) {
    await choose(rosa, MENTOR);
    expect(await drop(dropping)).toMatchObject({ status: 200, body: { suggested: null } });
    expect(await read(rosa)).toEqual(before);
    expect(await drop(dropping)).toMatchObject({ status: 200 });
  }
  await choose(daniel, LEARNER);
  expect(await read(rosa)).toMatchObject({ suggested: { ...MENTOR, isOwn: false } });
});

test('another suggestion takes the place of the first, and is nobody’s yes to it', async () => {
  await choose(rosa, MENTOR);
  expect(await choose(daniel, SIBLINGS)).toMatchObject({
    body: { suggested: { ...SIBLINGS, isOwn: true } },
  });
  expect(await read(rosa)).toMatchObject({ suggested: { ...SIBLINGS, isOwn: false } });
  expect(await choose(daniel, LEARNER)).toMatchObject({
    body: { suggested: { ...LEARNER, isOwn: true } },
  });
  expect(await choose(rosa, SIBLINGS)).toMatchObject({
    body: { suggested: { ...SIBLINGS, isOwn: true } },
  });
});

test('suggested by both at one moment, the same is agreed and two others are not', async () => {
  await Promise.all([choose(rosa, MENTOR), choose(daniel, LEARNER)]);
  expect(await read(rosa)).toEqual({ bond: MENTOR, suggested: null });
  await Promise.all([choose(rosa, LEARNER), choose(daniel, SIBLINGS)]);
  expect(await read(rosa)).toMatchObject({ bond: MENTOR });
  expect(await read(rosa)).not.toMatchObject({ suggested: null });
});

test('it goes with what else two keep together, and neither loses the other', async () => {
  const rhythm = `/api/conversations/${connectionId}/rhythm`;
  await choose(rosa, MENTOR);
  await rosa.send('PUT', rhythm, { every: 'week' });
  await daniel.send('POST', `/api/conversations/${connectionId}/questions`, { name: 'old_object' });
  await writeMessage(rosa, connectionId, 'Good evening');
  expect(await read(daniel)).toMatchObject({ suggested: { ...LEARNER, isOwn: false } });
  await choose(daniel, LEARNER);
  expect(await rosa.send('GET', rhythm)).toMatchObject({ body: { rhythm: { isOwn: true } } });
  expect(await rosa.send('GET', `/api/conversations/${connectionId}/questions`)).toMatchObject({
    body: { open: { name: 'old_object' } },
  });
});

test('it is between the two alone, and there must be such a bond', async () => {
  const stranger = await signUp(server.url, 'stranger');
  await choose(rosa, MENTOR);
  for (const refused of [
    await stranger.send('GET', bond),
    await choose(stranger, LEARNER),
    await drop(stranger),
    await choose(rosa, { relationshipTypeId: 99 }),
  ]) {
    expectProblem(refused, 404, 'not_found');
  }
  expectProblem(await choose(rosa, { relationshipTypeId: 2, side: 'seek' }), 400, 'invalid_input');
  expect(await daniel.send('PUT', `/api/blocks/${rosa.id}`)).toMatchObject({ status: 204 });
  expectProblem(await rosa.send('GET', bond), 404, 'not_found');
});

test('nobody suggests or agrees before the two are connected', async () => {
  const ruth = await signUp(server.url, 'ruth');
  const request = { userId1: ruth.id, userId2: rosa.id, relationshipTypeId: 2, status: 'pending' };
  const { body } = await ruth.send('POST', '/api/connections', request);
  const address = `/api/conversations/${(body as { id: number }).id}/bond`;
  expectProblem(await rosa.send('PUT', address, MENTOR), 403, 'not_accepted');
  expectProblem(await ruth.send('GET', address), 403, 'not_accepted');
});
