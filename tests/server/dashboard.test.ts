import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const clock = createSettableClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

test('the dashboard has what the calls for its parts answer', async () => {
  const interests = {
    bio: 'I tie knots.',
    age: 40,
    preferences: { interests: ['Knots'], relationshipTypes: [1] },
  };
  const rosa = await signUp(server.url, 'rosa', interests);
  const daniel = await signUp(server.url, 'daniel', interests);
  await signUp(server.url, 'ines', interests);
  clock.advance(8 * DAY);
  await writeMessage(daniel, await connectMembers(daniel, rosa), 'Good evening.');
  const answers = await Promise.all(
    [
      'dashboard',
      'connections/overview',
      'introductions',
      'recommendations',
      'messages/unread-count',
    ].map((path) => rosa.send('GET', `/api/${path}`)),
  );
  const [dashboard, overview, introductions, recommendations, unread] = answers.map(
    ({ body }) => body,
  );
  expect(dashboard).toEqual({ overview, introductions, recommendations, unread });
  expect(dashboard).toMatchObject({
    overview: { counts: { accepted: 1 } },
    recommendations: [{ member: { username: 'ines' } }],
    unread: { count: 1 },
  });
});

test('it is not for visitors', async () => {
  const answer = await createApiClient(server.url).send('GET', '/api/dashboard');
  expectProblem(answer, 401, 'not_signed_in');
});
