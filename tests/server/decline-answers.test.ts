import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

const clock = createSettableClock();
let server: TestServer;
let round = 0;
let rosa: MemberClient;
let daniel: MemberClient;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`);
  daniel = await signUp(server.url, `daniel${round}`);
  const asked = await rosa.send('POST', '/api/connections', {
    userId1: rosa.id,
    userId2: daniel.id,
  });
  id = (asked.body as { id: number }).id;
});

const decline = (query: string, by = daniel) =>
  by.send('DELETE', `/api/connections/${id}?status=pending${query}`);
const answers = async (member = rosa) => (await member.send('GET', '/api/answers')).body;
const laterOn = () => {
  clock.advance(31_000);
};

test('a kind sentence reaches the one who asked, and stays until it is put away', async () => {
  expect(await decline('&answer=too_busy')).toMatchObject({ status: 204 });
  const answeredAt = clock.now();
  laterOn();
  const delivered = await answers();
  expect(delivered).toMatchObject([
    { member: { id: daniel.id }, sentence: 'too_busy', answeredAt },
  ]);
  expect(delivered).toHaveLength(1);
  expect(await answers(daniel)).toEqual([]);
  const path = `/api/answers/${daniel.id}`;
  expectProblem(await daniel.send('DELETE', path), 404, 'not_found');
  expect(await rosa.send('DELETE', path)).toMatchObject({ status: 204 });
  expect(await answers()).toEqual([]);
  expectProblem(await rosa.send('DELETE', path), 404, 'not_found');
});

test('a decline in silence tells nothing', async () => {
  expect(await decline('')).toMatchObject({ status: 204 });
  laterOn();
  expect(await answers()).toEqual([]);
});

test('an answer is not delivered while the decline can be undone, and never once it was', async () => {
  await decline('&answer=not_a_match');
  expect(await answers()).toEqual([]);
  expectProblem(await rosa.send('DELETE', `/api/answers/${daniel.id}`), 404, 'not_found');
  expect(await daniel.send('DELETE', `/api/declines/${rosa.id}`)).toMatchObject({ status: 200 });
  laterOn();
  expect(await answers()).toEqual([]);
});

test.each(['rosa', 'daniel'])(
  'after a block by %s nothing is delivered, nor later',
  async (who) => {
    await decline('&answer=already_found');
    const [by, about] = who === 'rosa' ? [rosa, daniel] : [daniel, rosa];
    await by.send('PUT', `/api/blocks/${about.id}`);
    laterOn();
    expect(await answers()).toEqual([]);
    await by.send('DELETE', `/api/blocks/${about.id}`);
    expect(await answers()).toEqual([]);
  },
);

test('a new request between the two leaves the answer behind', async () => {
  await decline('&answer=too_busy');
  laterOn();
  await daniel.send('POST', '/api/connections', { userId1: daniel.id, userId2: rosa.id });
  expect(await answers()).toEqual([]);
});

test('no other words are sent, and only with a decline', async () => {
  for (const words of ['none', 'Go%20away', '']) {
    expectProblem(await decline(`&answer=${words}`), 400, 'invalid_input');
  }
  const refusal = await decline('&answer=too_busy', rosa);
  expectProblem(refusal, 400, 'invalid_input');
  expect(refusal.body).toMatchObject({
    errors: [{ path: 'answer', message: 'You can only answer a request that you decline' }],
  });
  await daniel.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  expectProblem(await decline('&answer=too_busy'), 409, 'already_accepted');
  const end = await daniel.send('DELETE', `/api/connections/${id}?status=accepted&answer=too_busy`);
  expectProblem(end, 400, 'invalid_input');
  expect(await daniel.send('GET', `/api/connections/${id}`)).toMatchObject({ status: 200 });
});
