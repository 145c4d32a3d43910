import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let stranger: MemberClient;

const PROFILE = { age: 40, location: 'Leeds', preferences: { interests: ['Knots'] } };

beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa', PROFILE);
  daniel = await signUp(server.url, 'daniel', PROFILE);
  stranger = await signUp(server.url, 'stranger', PROFILE);
});
afterEach(() => server.close());

async function ask(asking: MemberClient, asked: MemberClient): Promise<number> {
  const { body } = await asking.send('POST', '/api/connections', {
    userId1: asking.id,
    userId2: asked.id,
  });
  return connectionSchema.parse(body).id;
}

async function connect(): Promise<number> {
  const id = await ask(daniel, rosa);
  await rosa.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  return id;
}

const bodyOf = async (client: MemberClient, path: string) => (await client.send('GET', path)).body;

test('a break is there until it ends, and begins once', async () => {
  expect(await bodyOf(rosa, '/api/break')).toBe(null);
  const taken = await rosa.send('PUT', '/api/break', { isTold: false });
  expect(taken).toMatchObject({ status: 200, body: { isTold: false } });
  const again = await rosa.send('PUT', '/api/break', { isTold: true });
  expect(again.body).toEqual({ ...(taken.body as object), isTold: true });
  expect(await bodyOf(rosa, '/api/break')).toEqual(again.body);
  expect((await rosa.send('DELETE', '/api/break')).status).toBe(204);
  expect((await rosa.send('DELETE', '/api/break')).status).toBe(204);
  expect(await bodyOf(rosa, '/api/break')).toBe(null);
});

test('a break without the choice whether connections are told is refused', async () => {
  const { status, body } = await rosa.send('PUT', '/api/break', {});
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'isTold', message: 'Say whether your connections are told' }] },
  });
});

describe('of two who are connected', () => {
  const PATHS = (id: number) => [
    '/api/connections',
    '/api/connections?status=accepted&direction=sent',
    `/api/connections/${id}`,
    '/api/connections/overview',
    '/api/connections/counts',
    `/api/connections/status?userId1=${daniel.id}&userId2=${rosa.id}`,
    `/api/connections/${id}/messages`,
    `/api/users/${rosa.id}`,
    '/api/users',
    '/api/messages/unread-count',
  ];

  test('the other sees what they saw before, and is told only if the member wishes', async () => {
    const id = await connect();
    await rosa.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
    const seen = () => Promise.all(PATHS(id).map((path) => bodyOf(daniel, path)));
    const before = await seen();
    await rosa.send('PUT', '/api/break', { isTold: false });
    expect(await seen()).toEqual(before);
    await rosa.send('PUT', '/api/break', { isTold: true });
    const told = JSON.parse(JSON.stringify(before).replaceAll('"here"', '"on_break"')) as unknown;
    expect(told).not.toEqual(before);
    expect(await seen()).toEqual(told);
    const sent = await daniel.send('POST', `/api/connections/${id}/messages`, { content: 'Hi' });
    expect(sent.status).toBe(201);
  });
});

test('requests are hidden from the others while it lasts, and come back afterwards', async () => {
  const sent = await ask(rosa, daniel);
  const received = await ask(stranger, rosa);
  const seen = async () => ({
    daniel: await bodyOf(daniel, '/api/connections'),
    stranger: await bodyOf(stranger, '/api/connections'),
    counts: await bodyOf(daniel, '/api/connections/counts'),
    one: (await daniel.send('GET', `/api/connections/${sent}`)).status,
    other: (await stranger.send('GET', `/api/connections/${received}`)).status,
  });
  const before = await seen();
  await rosa.send('PUT', '/api/break', { isTold: true });
  expect(await seen()).toEqual({
    daniel: [],
    stranger: [],
    counts: { accepted: 0, sent: 0, received: 0 },
    one: 404,
    other: 404,
  });
  await rosa.send('DELETE', '/api/break');
  expect(await seen()).toEqual(before);
});

test('the member goes on to see everyone, may answer, and asks nobody', async () => {
  const received = await ask(stranger, rosa);
  const paths = ['/api/discovery', '/api/users', '/api/connections', `/api/users/${daniel.id}`];
  const seen = () => Promise.all(paths.map((path) => bodyOf(rosa, path)));
  const before = await seen();
  await rosa.send('PUT', '/api/break', { isTold: true });
  expect(await seen()).toEqual(before);
  const asked = await rosa.send('POST', '/api/connections', {
    userId1: rosa.id,
    userId2: daniel.id,
  });
  expect(asked).toMatchObject({ status: 409, body: { code: 'on_break' } });
  const accepted = await rosa.send('PATCH', `/api/connections/${received}`, { status: 'accepted' });
  expect(accepted.status).toBe(200);
  expect(await bodyOf(stranger, `/api/connections/${received}`)).toMatchObject({
    presence: 'on_break',
    member: { id: rosa.id },
  });
});
