import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { operationsEndpoints } from '#core/operations/schemas.ts';
import { createLogger } from '#server/logger.ts';
import { RecentFailures } from '#server/recent-failures.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator, storeStanding } from '#tests/support/writes.ts';

let server: TestServer;
let olive: MemberClient;
let mo: MemberClient;

beforeAll(async () => {
  const failures = new RecentFailures();
  failures.note(
    [{ err: new Error('the disk is full') }, 'a backup failed'],
    new Date(0).toISOString(),
  );
  server = await startTestServer({ failures, environment: { SECRETS_KEY: 'a'.repeat(64) } });
  [olive, mo] = [await signUp(server.url, 'olive'), await signUp(server.url, 'moritz')];
  await storeModerator(server.storage, mo.id);
  await storeModerator(server.storage, olive.id);
  await storeStanding(server.storage, olive.id, { role: 'operator' });
});
afterAll(() => server.close());

const CALLS = [
  ['GET', '/api/desk/site'],
  ['POST', '/api/desk/site/test-mail'],
] as const;

test.each(CALLS)('%s %s is for operators alone', async (method, path) => {
  const visitor = createApiClient(server.url);
  expectProblem(await visitor.send(method, path), 401, 'not_signed_in');
  expectProblem(await mo.send(method, path), 403, 'forbidden');
  expect((await olive.send(method, path)).status).toBe(200);
});

test('an operator sees how the site is, and nothing secret', async () => {
  const { body } = await olive.send('GET', '/api/desk/site');
  const site = operationsEndpoints.showSite.response.parse(body);
  expect(site).toEqual(body);
  expect(site.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(site.counts).toEqual({ members: 2, newcomers: 2, openRequests: 0, messages: 0 });
  const names = ['database', 'disk', 'clock', 'events', 'mail server', 'mails', 'backups'];
  expect(site.findings.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(site.failures).toEqual([
    { says: 'a backup failed: the disk is full', count: 1, lastAt: '1970-01-01T00:00:00.000Z' },
  ]);
  expect(site.settings.map(({ name }) => name)).toContain('DATABASE_URL');
  expect(JSON.stringify(site)).not.toContain('a'.repeat(64));
});

test('a test mail goes to the operator alone', async () => {
  const { body } = await olive.send('POST', '/api/desk/site/test-mail');
  expect(body).toMatchObject({ state: 'good' });
  expect(server.mails.at(-1)).toMatchObject({
    to: 'olive@example.org',
    subject: 'A test mail from Hearthkin',
  });
});

test('the link that a site prints makes its first operator, who sees what needs doing first, and nobody after that', async () => {
  const fresh = await startTestServer({
    environment: {
      DATABASE_URL: `sqlite:${join(tmpdir(), 'site.db')}`,
      SECRETS_KEY: 'a'.repeat(64),
    },
  });
  const [first, second] = [await signUp(fresh.url, 'mia'), await signUp(fresh.url, 'jonas')];
  const token = new URL(fresh.operatorUrl!).hash.replace('#token=', '');
  const path = '/api/desk/operator';
  expectProblem(
    await createApiClient(fresh.url).send('POST', path, { token }),
    401,
    'not_signed_in',
  );
  expectProblem(await first.send('POST', path, { token: 'x' }), 404, 'link_not_valid');
  expect((await first.send('POST', path, { token })).status).toBe(204);
  expectProblem(await second.send('POST', path, { token }), 404, 'link_not_valid');
  const access = { isModerator: true, isOperator: false, needsSecondStep: true, waiting: 0 };
  expect((await first.send('GET', '/api/desk/access')).body).toMatchObject(access);
  await storeModerator(fresh.storage, first.id);
  await storeStanding(fresh.storage, first.id, { role: 'operator' });
  expect((await first.send('GET', '/api/desk/access')).body).toMatchObject({ isOperator: true });
  const { body } = await first.send('GET', '/api/desk/site');
  const { findings } = operationsEndpoints.showSite.response.parse(body);
  expect(findings[0]).toMatchObject({ name: 'backups', state: 'attention' });
  await fresh.close();
});

test('a server whose storage cannot say who runs it goes on answering', async () => {
  const { moderation, ...storage } = createMemoryStorage();
  const listOperators = () => Promise.reject(new StorageUnavailable('Too many clients.'));
  const fresh = await startTestServer({
    storage: { ...storage, moderation: { ...moderation, listOperators } },
  });
  expect(fresh.operatorUrl).toBeNull();
  expect((await createApiClient(fresh.url).send('GET', '/api/readyz')).status).toBe(200);
  await fresh.close();
});

test('what is logged as an error is noted, and nothing else', async () => {
  const failures = new RecentFailures();
  const logger = await createLogger({ logLevel: 'fatal', production: true }, false, failures);
  logger.level = 'error';
  logger.warn('slow');
  expect(failures.list()).toEqual([]);
  logger.child({ part: 'mails' }).error(new Error('no answer'), 'a mail failed');
  failures.note(['x'.repeat(400)], new Date(0).toISOString());
  expect(failures.list().map(({ says }) => says)).toEqual([
    'x'.repeat(300),
    'a mail failed: no answer',
  ]);
});
