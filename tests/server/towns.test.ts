import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;
let rosa: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'Rosa');
});
afterAll(() => server.close());

test('larger towns of a country are suggested for what is typed', async () => {
  const { body } = await rosa.send('GET', '/api/towns?country=GB&text=manch');
  expect(body).toEqual(['Manchester']);
  const largest = await rosa.send('GET', '/api/towns?country=GB');
  expect(largest.body).toHaveLength(10);
});

test('a profile has a listed town of its country, and none of another', async () => {
  const change = (preferences: object) =>
    rosa.send('PATCH', `/api/users/${rosa.id}`, { preferences });
  expectProblem(await change({ country: 'GB', town: 'Cairo' }), 400, 'invalid_input');
  expect(await change({ country: 'GB', town: 'Leeds' })).toMatchObject({ status: 200 });
  expect(await change({ country: 'EG' })).toMatchObject({
    body: { preferences: { country: 'EG', town: null } },
  });
});
