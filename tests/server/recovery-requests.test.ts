import { beforeEach, describe, expect, test } from 'vitest';
import { makeAttendRecoveries } from '#core/accounts/recovery-requests/use-cases/attend-recoveries.ts';
import { linkExpiry, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { surround, type Surroundings } from '#tests/support/recovery-by-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { addLink, storeModerator } from '#tests/support/writes.ts';

const NEW_HOME = 'rosa.new@example.org';
const CHOSEN = 'an old stone bridge';
const PATH = '/api/desk/recovery-requests';

const tokens = createRandomSessionTokens();
let clock: ReturnType<typeof createSettableClock>;
let server: TestServer;
let rosa: MemberClient;
let mo: MemberClient;
let max: MemberClient;
let around: Surroundings;

beforeEach(async () => {
  clock = createSettableClock();
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  [mo, max] = [await signUpModerator('moritz'), await signUpModerator('max')];
  around = await surround(server.storage, rosa.self);
  return () => server.close();
});

async function signUpModerator(name: string): Promise<MemberClient> {
  const client = await signUp(server.url, name);
  await storeModerator(server.storage, client.id);
  return client;
}

const visit = (method: string, path: string, body: unknown) =>
  createApiClient(server.url).send(method, path, body);

const answersOf = ({ address, ...answers }: Surroundings['answers']) => ({
  oldAddress: address,
  ...answers,
});

const askFor = (username: string, email = NEW_HOME) =>
  visit('POST', '/api/recovery-requests', { username, email, ...answersOf(around.answers) });

/** The token of a link that was mailed for that purpose. */
async function mailed(purpose: LinkPurpose, memberId: MemberId | null, address: EmailAddress) {
  const token = tokens.create();
  const expiresAt = linkExpiry(purpose, clock.now());
  await addLink(server.storage, {
    tokenHash: tokens.hash(token),
    purpose,
    memberId,
    address,
    expiresAt,
  });
  return token;
}

/** Asks for Rosa's account, confirms the address, and returns where moderators decide. */
async function ask(): Promise<string> {
  expect((await askFor('rosa')).status).toBe(202);
  const token = await mailed('confirm_recovery', null, toEmailAddress(NEW_HOME));
  const confirmed = await visit('POST', '/api/recovery-requests/confirmation', { token });
  expect(confirmed.status).toBe(204);
  const { body } = await mo.send('GET', PATH);
  const [{ id }] = body as readonly [{ readonly id: number }];
  return `${PATH}/${id}/decision`;
}

async function agree(): Promise<void> {
  const address = await ask();
  for (const moderator of [mo, max]) {
    expect((await moderator.send('POST', address, { decision: 'agree' })).status).toBe(204);
  }
}

describe('asking for an account', () => {
  test('is answered alike for members and strangers', async () => {
    const [known, unknown] = [await askFor('rosa'), await askFor('nobody', 'x@example.org')];
    expect(known.status).toBe(202);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  test('says what is wrong with the answers', async () => {
    const body = { username: '', email: 'x', ...answersOf(around.answers), joinedIn: 'March' };
    const answer = await visit('POST', '/api/recovery-requests', body);
    expectProblem(answer, 400, 'invalid_input');
    expect(JSON.stringify(answer.body)).toContain('Write the month like this: 2025-03');
  });
});

describe('at the desk', () => {
  test('a request shows how the answers compare, and nothing else of them', async () => {
    await ask();
    const { body } = await mo.send('GET', PATH);
    expect(body).toMatchObject([
      {
        member: { id: rosa.id, name: rosa.self.name },
        answers: { joinedIn: 'matches', people: 'matches', lastPerson: 'matches' },
        mayAgree: true,
        agreedBy: null,
        isAgreedByYou: false,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@example|Steve|Mia/);
  });

  test('two moderators have to agree', async () => {
    const address = await ask();
    expect((await mo.send('POST', address, { decision: 'agree' })).status).toBe(204);
    const again = await mo.send('POST', address, { decision: 'agree' });
    expectProblem(again, 409, 'recovery_needs_another');
    expect((await max.send('GET', PATH)).body).toMatchObject([
      { agreedBy: { id: mo.id }, isAgreedByYou: false },
    ]);
    expect((await max.send('POST', address, { decision: 'agree' })).status).toBe(204);
    expect((await max.send('GET', PATH)).body).toEqual([]);
    expectProblem(await max.send('POST', address, { decision: 'agree' }), 404, 'not_found');
  });

  test('declining takes words', async () => {
    const address = await ask();
    expectProblem(await mo.send('POST', address, { decision: 'decline' }), 400, 'invalid_input');
    const words = 'Too much of it is on the profile.';
    expect((await mo.send('POST', address, { decision: 'decline', words })).status).toBe(204);
    const { body } = await mo.send('GET', `/api/desk/log?memberId=${rosa.id}`);
    expect(body).toMatchObject([{ action: 'decline_recovery', words }]);
  });
});

describe('once two have agreed', () => {
  test('the account is won back after three days, and not before', async () => {
    await agree();
    const link = () => mailed('win_account_back', rosa.self.id, toEmailAddress(NEW_HOME));
    const choose = async (token: string) =>
      visit('PUT', '/api/recovery-requests/password', { token, newPassword: CHOSEN });
    expectProblem(await choose(await link()), 404, 'link_not_valid');
    clock.advance(3 * DAY);
    await makeAttendRecoveries({ ...server.storage, clock })();
    expect((await choose(await link())).status).toBe(204);
    expect((await rosa.send('GET', '/api/auth/current')).status).toBe(401);
    const login = { username: NEW_HOME, password: CHOSEN };
    expect((await visit('POST', '/api/auth/login', login)).status).toBe(200);
  });

  test('a signed-in device is told, and stops it', async () => {
    await agree();
    const { body } = await rosa.send('GET', '/api/notices');
    expect(body).toMatchObject([{ kind: 'recovery_begun', mayAppeal: false }]);
    expect((await rosa.send('DELETE', '/api/recovery-requests/own')).status).toBe(204);
    expect(await server.storage.recoveryRequests.listOf(rosa.self.id)).toEqual([]);
  });

  test('the link in the letter stops it, once', async () => {
    await agree();
    const token = await mailed('stop_recovery', rosa.self.id, rosa.self.email);
    const stop = () => visit('POST', '/api/recovery-requests/stop', { token });
    expect((await stop()).status).toBe(204);
    expectProblem(await stop(), 404, 'link_not_valid');
  });
});
