import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { startLiftingSuspensions } from '#server/jobs/suspension-lifting.ts';
import { createApiClient, expectProblem, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeStanding } from '#tests/support/writes.ts';

const MINUTE = 60_000;
let errors: unknown[];
const logger = { error: (...line: unknown[]) => void errors.push(line) };

beforeEach(() => {
  errors = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('suspensions are lifted at the start and within every minute, until it is stopped', async () => {
  let lifted = 0;
  const stop = startLiftingSuspensions(() => Promise.resolve(void (lifted += 1)), logger);
  expect(lifted).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(lifted).toBeGreaterThanOrEqual(2);
  await stop();
  const before = lifted;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(lifted).toBe(before);
});

test('a failure is logged and tried again, and stopping waits for what is under way', async () => {
  const error = new Error('The storage is away.');
  let finish: (() => void) | undefined;
  const answers = [
    () => Promise.reject(error),
    () => new Promise<void>((resolve) => void (finish = resolve)),
  ];
  const stop = startLiftingSuspensions(() => answers.shift()!(), logger);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(errors).toEqual([[{ err: error }, 'suspensions that are over were not lifted']]);
  let isStopped = false;
  const stopped = stop().then(() => void (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish!();
  await stopped;
});

test('a member logs in again once a server has seen that the suspension is over', async () => {
  const clock = createSettableClock();
  const storage = createMemoryStorage();
  const server = await startTestServer({ clock, storage });
  const { id } = await signUp(server.url, 'rosa');
  const until = new Date(Date.parse(clock.now()) + DAY).toISOString();
  await storeStanding(storage, toMemberId(id), { account: { status: 'suspended', until } });
  const client = createApiClient(server.url);
  const logIn = (password = PASSWORD) =>
    client.send('POST', '/api/auth/login', { username: 'rosa', password });
  const refusal = await logIn();
  expectProblem(refusal, 403, 'account_suspended');
  expect(refusal.body).toMatchObject({
    detail: expect.stringMatching(/ until \d+ \w+ \d{4}\.$/) as string,
  });
  expectProblem(await logIn('not the password'), 401, 'bad_credentials');
  clock.advance(DAY);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(async () => (await logIn()).status).toBe(200);
  await server.close();
});
