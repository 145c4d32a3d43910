import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
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
  const names = [
    'database',
    'files',
    'disk',
    'clock',
    'events',
    'mail server',
    'mails',
    'backups',
    'operator',
    'proxy',
  ];
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
  const tests = server.mails.filter(({ subject }) => subject === 'A test mail from Hearthkin');
  expect([...new Set(tests.map(({ to }) => to))]).toEqual(['olive@example.org']);
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

test('an operator changes settings while the site runs, and every process of it takes them in', async () => {
  const storage = createMemoryStorage();
  const bus = createInProcessEventBus(() => undefined);
  const one = await startTestServer({ storage, bus });
  const other = await startTestServer({ storage, bus, environment: { SITE_NAME: 'Hearth' } });
  const oda = await signUp(one.url, 'oda');
  await storeModerator(storage, oda.id);
  const path = '/api/desk/site/settings';
  expectProblem(await oda.send('PATCH', path, { REGISTRATION: 'invitation' }), 403, 'forbidden');
  await storeStanding(storage, oda.id, { role: 'operator' });
  const { body: refused } = await oda.send('PATCH', path, { REGISTRATION: 'closed' });
  expect(refused).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'REGISTRATION', message: 'It must be open, invitation or approval' }],
  });
  const named = {
    OPERATOR_NAME: 'Oak Street <b>',
    CONTACT_EMAIL: 'oak@kin.example',
    COUNTRY: 'DE',
    SITE_NAME: 'Oak & Ash',
  };
  const changed = await oda.send('PATCH', path, { REGISTRATION: 'invitation', ...named });
  expect(changed.status).toBe(204);
  const newcomer = { username: 'ida', email: 'ida@example.org', name: 'Ida' };
  for (const { url } of [one, other]) {
    await expect
      .poll(async () => {
        const answer = await createApiClient(url).send('POST', '/api/auth/register', {
          ...newcomer,
          password: 'correct horse battery',
        });
        return (answer.body as { code?: string }).code;
      })
      .toBe('invitation_required');
    const contact = await fetch(`${url}/.well-known/security.txt`);
    expect(await contact.text()).toContain('mailto:oak@kin.example');
  }
  await oda.send('POST', '/api/desk/site/test-mail');
  expect(one.mails.map(({ subject }) => subject)).toContain('A test mail from Oak & Ash');
  const site = operationsEndpoints.showSite.response.parse(
    (await oda.send('GET', '/api/desk/site')).body,
  );
  expect(site.siteSettings).toContainEqual({
    name: 'REGISTRATION',
    value: 'invitation',
    from: 'page',
  });
  const { body: log } = await oda.send('GET', '/api/desk/security-log');
  expect((log as { fact: string }[]).map(({ fact }) => fact)).toEqual(
    expect.arrayContaining(['site_operator_changed', 'site_registration_changed']),
  );
  await Promise.all([one.close(), other.close()]);
});

test('what the environment sets is shown as set there, and cannot be changed', async () => {
  const fresh = await startTestServer({ environment: { REGISTRATION: 'open' } });
  const oda = await signUp(fresh.url, 'oda');
  await storeModerator(fresh.storage, oda.id);
  await storeStanding(fresh.storage, oda.id, { role: 'operator' });
  const { body } = await oda.send('GET', '/api/desk/site');
  expect(operationsEndpoints.showSite.response.parse(body).siteSettings).toContainEqual({
    name: 'REGISTRATION',
    value: 'open',
    from: 'environment',
  });
  const change = await oda.send('PATCH', '/api/desk/site/settings', { REGISTRATION: 'approval' });
  expectProblem(change, 409, 'setting_fixed');
  await fresh.close();
});

test('a live site that does not say who runs it lets only its first member register', async () => {
  const environment = {
    NODE_ENV: 'production',
    ALLOW_HTTP: 'yes',
    RATE_LIMITS: 'on',
    CONFIRM_EMAIL: 'optional',
  };
  const fresh = await startTestServer({ environment });
  const first = await signUp(fresh.url, 'oda');
  const register = (username: string) =>
    createApiClient(fresh.url).send('POST', '/api/auth/register', {
      username,
      email: `${username}@example.org`,
      name: username,
      password: 'correct horse battery',
    });
  expectProblem(await register('ida'), 403, 'not_open_yet');
  await storeModerator(fresh.storage, first.id);
  await storeStanding(fresh.storage, first.id, { role: 'operator' });
  const { body } = await first.send('GET', '/api/desk/site');
  expect(operationsEndpoints.showSite.response.parse(body).findings[0]).toMatchObject({
    name: 'operator',
    state: 'bad',
  });
  const named = { OPERATOR_NAME: 'Oda', CONTACT_EMAIL: 'oda@kin.example', COUNTRY: 'NO' };
  expect((await first.send('PATCH', '/api/desk/site/settings', named)).status).toBe(204);
  expect((await register('ida')).status).toBe(201);
  await fresh.close();
});
