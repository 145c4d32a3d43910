import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const OLD = 'rosa@example.org';
const NEW = 'rosa.whitfield@example.org';
const CHANGED = 'Hearthkin: Your email address was changed';
const CONFIRM = 'Hearthkin: Confirm your email address';
const CONFIRM_NEW = 'Hearthkin: Confirm your new email address';
const REMOVED = 'Hearthkin: This address was removed from an account';

let server: TestServer;
let rosa: MemberClient;
beforeEach(async () => {
  server = await startTestServer({ environment: { CONFIRM_EMAIL: 'optional' } });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

/** Waits for the mail. */
async function mailOf(to: string, subject: string) {
  const find = () => server.mails.find((mail) => mail.to === to && mail.subject === subject);
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** Waits for the mail and returns the token of its link. */
async function tokenOf(to: string, subject: string): Promise<string> {
  const { text } = await mailOf(to, subject);
  return /#token=([\w-]{43})/.exec(text)![1]!;
}

async function follow(path: string, token: string) {
  return (await createApiClient(server.url).send('POST', path, { token })).status;
}

/** Asks for the address in the settings, and follows the link that is sent there. */
async function moveTo(email: string): Promise<void> {
  const proof = { password: PASSWORD };
  expect((await rosa.send('PUT', '/api/address', { email, proof })).status).toBe(202);
  expect(await follow('/api/address-confirmation', await tokenOf(email, CONFIRM_NEW))).toBe(204);
}

test('a session alone does not move the account to another address', async () => {
  await tokenOf(OLD, CONFIRM);
  const written = await rosa.send('PATCH', `/api/users/${rosa.id}`, { email: NEW });
  expect(written).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'email', message: 'Change your email address in settings' }] },
  });
  expect((await rosa.send('GET', '/api/address')).body).toMatchObject({ email: OLD });
  expect(server.mails).toHaveLength(1);
});

test('an address that was confirmed can take a change back', async () => {
  const first = await tokenOf(OLD, CONFIRM);
  expect(await follow('/api/address-confirmation', first)).toBe(204);
  await moveTo(NEW);
  expect((await rosa.send('GET', '/api/address')).body).toMatchObject({ confirmed: true });
  expect(await follow('/api/address-undo', await tokenOf(OLD, CHANGED))).toBe(200);
  expect((await rosa.send('GET', '/api/auth/current')).status).toBe(401);
});

test('an address that was never confirmed is sent no link to undo the change, for it may be a stranger’s', async () => {
  await tokenOf(OLD, CONFIRM);
  await moveTo(NEW);
  const { text } = await mailOf(OLD, REMOVED);
  expect(text).not.toContain('#token=');
  expect(server.mails.map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM_NEW, REMOVED]);
});

test('links to the old address choose no password any more', async () => {
  const visitor = createApiClient(server.url);
  await visitor.send('POST', '/api/password-recovery', { email: OLD });
  const token = await tokenOf(OLD, 'Hearthkin: Choose a new password');
  await moveTo(NEW);
  const body = { token, newPassword: 'a long walk home tonight' };
  expect((await visitor.send('PUT', '/api/password-by-link', body)).status).toBe(404);
});

test('other changes of the profile, and the same address again, bring no mails', async () => {
  await tokenOf(OLD, CONFIRM);
  const changes = { bio: 'Keeps bees.', email: OLD.toUpperCase() };
  expect((await rosa.send('PATCH', `/api/users/${rosa.id}`, changes)).status).toBe(200);
  await moveTo(NEW);
  await mailOf(OLD, REMOVED);
  expect(server.mails.map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM_NEW, REMOVED]);
});
