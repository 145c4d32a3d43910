import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const OLD = 'rosa@example.org';
const NEW = 'rosa.whitfield@example.org';
const CHANGED = 'Your email address was changed';
const CONFIRM = 'Confirm your email address';

let server: TestServer;
let rosa: MemberClient;
beforeEach(async () => {
  server = await startTestServer({ environment: { CONFIRM_EMAIL: 'optional' } });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

/** Waits for the mail and returns the token of its link. */
async function tokenOf(to: string, subject: string): Promise<string> {
  const find = () => server.mails.find((mail) => mail.to === to && mail.subject === subject);
  await expect.poll(find).toBeDefined();
  return /#token=([\w-]{43})/.exec(find()!.text)![1]!;
}

async function follow(path: string, token: string) {
  return (await createApiClient(server.url).send('POST', path, { token })).status;
}

const write = (email: string) => rosa.send('PATCH', `/api/users/${rosa.id}`, { email });

test('an address written into the profile is to be confirmed, and the old one can take it back', async () => {
  const first = await tokenOf(OLD, CONFIRM);
  expect(await follow('/api/address-confirmation', first)).toBe(204);
  expect(await write(NEW)).toMatchObject({ status: 200, body: { email: NEW, verified: false } });
  expect(await follow('/api/address-confirmation', await tokenOf(NEW, CONFIRM))).toBe(204);
  expect((await rosa.send('GET', '/api/address')).body).toMatchObject({ confirmed: true });
  expect(await follow('/api/address-undo', await tokenOf(OLD, CHANGED))).toBe(200);
  expect((await rosa.send('GET', '/api/auth/current')).status).toBe(401);
});

test('an address that nobody had confirmed is told nothing, for it may be a stranger’s', async () => {
  await tokenOf(OLD, CONFIRM);
  expect((await write(NEW)).status).toBe(200);
  await tokenOf(NEW, CONFIRM);
  expect(server.mails.map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM]);
});

test('links to the old address choose no password any more', async () => {
  const visitor = createApiClient(server.url);
  await visitor.send('POST', '/api/password-recovery', { email: OLD });
  const token = await tokenOf(OLD, 'Choose a new password');
  expect((await write(NEW)).status).toBe(200);
  const body = { token, newPassword: 'a long walk home tonight' };
  expect((await visitor.send('PUT', '/api/password-by-link', body)).status).toBe(404);
});

test('other changes of the profile, and the same address again, bring no mails', async () => {
  await tokenOf(OLD, CONFIRM);
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'Keeps bees.', email: OLD });
  expect((await write(NEW)).status).toBe(200);
  await tokenOf(NEW, CONFIRM);
  expect(server.mails).toHaveLength(2);
});
