import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createApiClient, expectProblem, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { appCodeAhead } from '#tests/support/app-codes.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { storeSecondFactor } from '#tests/support/writes.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';

const [OLD, NEW, LOST] = ['11', '22', '33'].map((byte) => byte.repeat(32));
/** It stands still: a code is good for half a minute. */
const clock = createSettableClock();

let server: TestServer;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const startWith = (keys: string, options: Parameters<typeof startTestServer>[0] = {}) =>
  startTestServer({ ...options, clock, environment: { SECRETS_KEY: keys } });

/** Sets an app up for a new member, and returns its secret. */
async function setUpApp(): Promise<string> {
  const rosa = await signUp(server.url, 'rosa');
  const proof = { password: PASSWORD };
  const begun = await rosa.send('POST', '/api/factors/authenticator', { proof });
  const { secret } = begun.body as { readonly secret: string };
  const code = codeOf(secret, -1);
  const confirmed = await rosa.send('PUT', '/api/factors/authenticator', { code });
  expect(confirmed).toMatchObject({ status: 200, body: { hasAuthenticator: true } });
  return secret;
}

const codeOf = (secret: string, halfMinutes: number) => appCodeAhead(secret, clock, halfMinutes);

const logIn = (code?: string) =>
  createApiClient(server.url).send('POST', '/api/auth/login', {
    username: 'rosa',
    password: PASSWORD,
    code,
  });

async function readStored(secondFactors: SecondFactorRepository): Promise<string> {
  const { authenticator } = (await secondFactors.load(toMemberId(1))).value;
  return authenticator.status === 'off' ? '' : authenticator.secret;
}

test('no storage learns the secret of an app, and its codes are good', async () => {
  server = await startWith(OLD!);
  const secret = await setUpApp();
  const stored = await readStored(server.storage.secondFactors);
  expect(stored).toMatch(/^sealed:[\da-f]{16}:[\w-]+$/);
  expect(stored).not.toContain(secret);
  expectProblem(await logIn(), 401, 'second_factor_required');
  expect(await logIn(codeOf(secret, 0))).toMatchObject({ status: 200 });
});

test('what was stored before there were keys is sealed when the server starts', async () => {
  const storage = createMemoryStorage();
  server = await startWith(OLD!, { storage });
  const secret = await setUpApp();
  await server.close();
  const { value } = await storage.secondFactors.load(toMemberId(1));
  if (value.authenticator.status === 'off') throw new Error('There is no app.');
  await storeSecondFactor(storage, {
    ...value,
    authenticator: { ...value.authenticator, secret },
  });
  server = await startWith(OLD!, { storage });
  expect(await readStored(storage.secondFactors)).toMatch(/^sealed:/);
  expect(await logIn(codeOf(secret, 0))).toMatchObject({ status: 200 });
});

test('keys are replaced: the older opens what it sealed until the command has sealed it again', async () => {
  const file = `${makeTemporaryFolder()}/site.db`;
  const open = () => openSqliteFile(file);
  server = await startWith(OLD!, { storage: open() });
  const secret = await setUpApp();
  const first = await readStored(server.storage.secondFactors);
  await server.close();

  vi.stubEnv('DATABASE_URL', `sqlite:${file}`);
  vi.stubEnv('SECRETS_KEY', LOST);
  const failed = await runCommandHere(createStorageCommand, ['rotate-secrets']);
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain('Keys of 1 secrets are missing');
  vi.stubEnv('SECRETS_KEY', `${NEW},${OLD}`);
  const { code, output } = await runCommandHere(createStorageCommand, ['rotate-secrets']);
  expect({ code, output }).toEqual({ code: 0, output: 'Sealed with the newest key: 1.\n' });

  server = await startWith(NEW!, { storage: open() });
  expect(await readStored(server.storage.secondFactors)).not.toBe(first);
  expect(await logIn(codeOf(secret, 0))).toMatchObject({ status: 200 });
});

test('a key that is missing is in the log, and lets no code in', async () => {
  const storage = createMemoryStorage();
  server = await startWith(OLD!, { storage });
  const secret = await setUpApp();
  await server.close();
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  server = await startWith(LOST!, { storage, logger: pino({ level: 'error' }, stream) });
  expect(log).toContain('the keys of 1 secrets of authenticator apps are missing in SECRETS_KEY');
  const answer = await logIn(codeOf(secret, 0));
  expect(answer.status).toBe(500);
  expect(log).not.toContain(secret);
});
