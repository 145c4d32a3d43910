import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomRecoveryCodes } from '#adapters/system/random-recovery-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { appCodeAhead } from '#tests/support/app-codes.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { storeSecondFactor } from '#tests/support/writes.ts';

/** It stands still: a code is good for half a minute. */
const clock = createSettableClock();
const proof = { password: PASSWORD };

let storage: Storage;
let server: TestServer;
let rosa: MemberClient;
let client: ApiClient;

beforeEach(async () => {
  storage = createMemoryStorage();
  server = await startTestServer({ storage, clock });
  rosa = await signUp(server.url, 'rosa');
  client = createApiClient(server.url);
});
afterEach(() => server.close());

const logIn = (password: string, code?: string) =>
  client.send('POST', '/api/auth/login', { username: 'rosa', password, code });

async function makeCodes(): Promise<readonly string[]> {
  const made = await rosa.send('POST', '/api/factors/recovery-codes', { proof });
  expect(made.status).toBe(201);
  return (made.body as { readonly codes: readonly string[] }).codes;
}

/** Sets an app up with the code of the last half minute, and returns what it shows now and next. */
async function setUpApp(): Promise<(halfMinutes: number) => string> {
  const begun = await rosa.send('POST', '/api/factors/authenticator', { proof });
  const { secret } = begun.body as { readonly secret: string };
  const shown = (halfMinutes: number) => appCodeAhead(secret, clock, halfMinutes);
  const confirmed = await rosa.send('PUT', '/api/factors/authenticator', { code: shown(-1) });
  expect(confirmed).toMatchObject({ status: 200, body: { hasAuthenticator: true } });
  return shown;
}

test('a member has nothing at first', async () => {
  expect(await rosa.send('GET', '/api/factors')).toMatchObject({
    status: 200,
    body: { hasAuthenticator: false, recoveryCodes: null, passkeys: [], onlyPasskeys: false },
  });
});

test('ten codes are made, each for one log-in, and the next ten take their place', async () => {
  const old = await makeCodes();
  const codes = await makeCodes();
  expect(new Set([...old, ...codes]).size).toBe(20);
  expectProblem(await logIn(old[0]!), 401, 'bad_credentials');
  expect(await logIn(codes[0]!)).toMatchObject({ status: 200, body: { mustChoosePassword: true } });
  expectProblem(await logIn(codes[0]!), 401, 'bad_credentials');
});

test('an app is set up with a code of it, and then asked for; wrong ones say no more than that', async () => {
  const shown = await setUpApp();
  expectProblem(await logIn(PASSWORD), 401, 'second_factor_required');
  expectProblem(await logIn(PASSWORD, '000000'), 401, 'second_factor_wrong');
  expectProblem(await logIn(PASSWORD, shown(-1)), 401, 'second_factor_wrong');
  expectProblem(await logIn('wrong', shown(0)), 401, 'bad_credentials');
  const refused = await client.send('GET', '/api/auth/current');
  expectProblem(refused, 401, 'not_signed_in');
  expect(await logIn(PASSWORD, shown(0))).toMatchObject({ status: 200 });
});

test('a wrong first code is a fault of its field, and nothing is switched on', async () => {
  await rosa.send('POST', '/api/factors/authenticator', { proof });
  const refused = await rosa.send('PUT', '/api/factors/authenticator', { code: '12345' });
  expectProblem(refused, 400, 'invalid_input');
  expect(refused.body).toMatchObject({ errors: [{ path: 'code' }] });
  expect(await logIn(PASSWORD)).toMatchObject({ status: 200 });
});

test('an app is set up once, and switched off by who has the password', async () => {
  await setUpApp();
  const again = await rosa.send('POST', '/api/factors/authenticator', { proof });
  expectProblem(again, 409, 'authenticator_on');
  const removal = '/api/factors/authenticator/removal';
  const wrong = await rosa.send('POST', removal, { proof: { password: 'wrong' } });
  expectProblem(wrong, 400, 'invalid_input');
  expect(await rosa.send('POST', removal, { proof })).toMatchObject({
    status: 200,
    body: { hasAuthenticator: false },
  });
  expectProblem(await rosa.send('POST', removal, { proof }), 409, 'authenticator_off');
  expect(await logIn(PASSWORD)).toMatchObject({ status: 200 });
});

test('every change is followed by one letter', async () => {
  await makeCodes();
  await setUpApp();
  await expect
    .poll(() => server.mails.map(({ subject }) => subject))
    .toContain('Hearthkin: How you log in was changed');
});

test('the password is done without only by who has a passkey and codes', async () => {
  const only = (onlyPasskeys: boolean) =>
    rosa.send('PUT', '/api/factors/only-passkeys', { onlyPasskeys, proof });
  expectProblem(await only(true), 409, 'passkey_and_codes_needed');
  await makeCodes();
  expectProblem(await only(true), 409, 'passkey_and_codes_needed');
  expect(await only(false)).toMatchObject({ status: 200 });
});

test('with passkeys only, a right password is answered as a wrong one, word by word', async () => {
  const { value } = await storage.secondFactors.load(rosa.self.id);
  await storeSecondFactor(storage, { ...value, onlyPasskeys: true });
  const right = await logIn(PASSWORD);
  const wrong = await logIn('wrong');
  expectProblem(right, 401, 'bad_credentials');
  expect(right.body).toEqual(wrong.body);
});

test('ten thousand random codes, other members’ codes and half codes let nobody in', async () => {
  const codes = await makeCodes();
  const { value: factor } = await storage.secondFactors.load(rosa.self.id);
  const source = createRandomRecoveryCodes();
  const hashes = new Set(factor.recoveryCodes?.hashes);
  const tokens = createRandomSessionTokens();
  let accepted = 0;
  for (let tries = 0; tries < 10_000; tries += 1) {
    if (hashes.has(tokens.hash(source.create()))) accepted += 1;
  }
  expect(accepted).toBe(0);
  for (const code of codes) expect(hashes.has(tokens.hash(code))).toBe(true);
  expectProblem(await logIn(codes[0]!.slice(0, -1)), 401, 'bad_credentials');
});

const SIGNED = {
  id: 'abc',
  clientDataJson: 'e30',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
  userHandle: null,
};

test('a challenge is answered once, by what was signed, for what it was made', async () => {
  const begun = await client.send('POST', '/api/auth/passkey-challenge');
  expect(begun).toMatchObject({ status: 200, body: { siteId: new URL(server.url).hostname } });
  const { challenge } = begun.body as { readonly challenge: string };
  const answer = (by: ApiClient | MemberClient, path: string, body: object) =>
    by.send('POST', path, body);
  const login = '/api/auth/passkey-login';
  const made = await answer(rosa, '/api/factors/passkeys', {
    challenge,
    name: 'My phone',
    credential: { id: 'abc', clientDataJson: 'e30', attestationObject: 'AAAA', transports: [] },
  });
  expectProblem(made, 401, 'passkey_not_valid');
  for (const sent of [challenge, 'never made', '']) {
    const refused = await answer(client, login, { challenge: sent, signed: SIGNED });
    expectProblem(refused, 401, 'passkey_not_valid');
  }
});

test('a passkey that is not the member’s is no proof, at its field', async () => {
  const begun = await rosa.send('POST', '/api/factors/proof-challenge');
  const { challenge } = begun.body as { readonly challenge: string };
  const passkey = { challenge, signed: SIGNED };
  const refused = await rosa.send('POST', '/api/factors/recovery-codes', { proof: { passkey } });
  expectProblem(refused, 400, 'invalid_input');
  expect(refused.body).toMatchObject({ errors: [{ path: 'proof.passkey' }] });
});

test('another member’s passkey is not there to be removed', async () => {
  const body = { credentialId: 'of somebody else', proof };
  expectProblem(await rosa.send('POST', '/api/factors/passkeys/removal', body), 404, 'not_found');
});

test('no code and no challenge can be read in the files of the database, but their hashes are there', async () => {
  await server.close();
  const folder = makeTemporaryFolder();
  const file = join(folder, 'site.db');
  storage = openSqliteFile(file);
  server = await startTestServer({ storage, clock });
  rosa = await signUp(server.url, 'rosa');
  const codes = await makeCodes();
  const begun = await rosa.send('POST', '/api/factors/proof-challenge');
  const { challenge } = begun.body as { readonly challenge: string };
  const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const tokens = createRandomSessionTokens();
  for (const secret of [...codes, challenge]) {
    const isThere = (text: string) => stored.some((content) => content.includes(text));
    expect(isThere(secret)).toBe(false);
    expect(isThere(tokens.hash(secret))).toBe(true);
  }
  await storage.close();
});
