import { NOTHING_WAITS } from '#core/moderation/domain/waiting-cases.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { storeSecondFactor } from '#tests/support/writes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('members learn whether they are moderators, from one call to the next', async () => {
  const { send, self } = await signUp(server.url, 'rosa');
  const takeMeasure = makeTakeMeasure({ ...server.storage, clock: createSystemClock() });
  const take = async (action: Exclude<Measure['action'], 'suspend'>) => {
    valueOf(await takeMeasure({ memberId: self.id, measure: { action }, words: null }));
  };
  const read = async () => (await send('GET', '/api/desk/access')).body;
  expect(await read()).toEqual({
    isModerator: false,
    isOperator: false,
    needsSecondStep: false,
    ...{ waiting: 0, cases: NOTHING_WAITS },
  });
  await take('make_moderator');
  expect(await read()).toEqual({
    isModerator: true,
    isOperator: false,
    needsSecondStep: true,
    ...{ waiting: 0, cases: NOTHING_WAITS },
  });
  await storeSecondFactor(server.storage, { ...noSecondFactor(self.id), onlyPasskeys: true });
  expect(await read()).toEqual({
    isModerator: true,
    isOperator: false,
    needsSecondStep: false,
    ...{ waiting: 0, cases: NOTHING_WAITS },
  });
  const [daniel, steve] = await Promise.all(
    ['daniel', 'steve'].map((name) => signUp(server.url, name)),
  );
  const report = { memberId: steve!.id, reason: 'money', words: null };
  await daniel!.send('POST', '/api/reports', { ...report, attachMessages: false, block: false });
  expect(await read()).toMatchObject({ waiting: 1, cases: { ...NOTHING_WAITS, reports: 1 } });
  expect((await daniel!.send('GET', '/api/desk/access')).body).toMatchObject({ waiting: 0 });
  await take('make_member');
  expect(await read()).toEqual({
    isModerator: false,
    isOperator: false,
    needsSecondStep: false,
    ...{ waiting: 0, cases: NOTHING_WAITS },
  });
});

test('visitors learn nothing', async () => {
  const visitor = createApiClient(server.url);
  expectProblem(await visitor.send('GET', '/api/desk/access'), 401, 'not_signed_in');
});
