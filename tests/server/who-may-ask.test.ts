import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const NOTE = 'We both keep bees. May I ask how you started?';
const EVERYONE = { relationshipTypes: [], ageRange: null, onlyWithNote: false };

let server: TestServer;
let round = 0;
let rosa: MemberClient;
let daniel: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`);
  daniel = await signUp(server.url, `daniel${round}`);
});

const change = (member: MemberClient, body: object) =>
  member.send('PATCH', `/api/users/${member.id}`, body);
const ask = (fields: object = {}) =>
  rosa.send('POST', '/api/connections', { userId1: rosa.id, userId2: daniel.id, ...fields });
const profile = (viewer = rosa, member = daniel) => viewer.send('GET', `/api/users/${member.id}`);

describe('who may ask a member', () => {
  test('is everyone, until they say otherwise, and they alone are told', async () => {
    expect(await profile(daniel, daniel)).toMatchObject({ body: { whoMayAsk: EVERYONE } });
    const whoMayAsk = {
      relationshipTypes: [4],
      ageRange: { min: 30, max: 50 },
      onlyWithNote: true,
    };
    const { status, body } = await change(daniel, { whoMayAsk });
    expect(status).toBe(200);
    expect(body).toMatchObject({ whoMayAsk });
    expect(await profile(daniel, daniel)).toMatchObject({ body: { whoMayAsk } });
    for (const path of [`/api/users/${daniel.id}`, '/api/users', '/api/discovery']) {
      const { body: seen } = await rosa.send('GET', path);
      expect(JSON.stringify(seen)).toContain(daniel.self.name);
      expect(JSON.stringify(seen)).not.toContain('whoMayAsk');
    }
    expect(await change(daniel, { bio: 'Bees' })).toMatchObject({ body: { whoMayAsk } });
  });

  test.each([
    null,
    {},
    { ...EVERYONE, ageRange: undefined },
    { ...EVERYONE, ageRange: { min: 40, max: 30 } },
    { ...EVERYONE, ageRange: { min: 17, max: 30 } },
    { ...EVERYONE, relationshipTypes: [5] },
    { ...EVERYONE, relationshipTypes: [1, 1] },
    { ...EVERYONE, onlyWithNote: 'yes' },
  ])('is not changed by %j', async (whoMayAsk) => {
    expectProblem(await change(daniel, { whoMayAsk }), 400, 'invalid_input');
    expect(await profile(daniel, daniel)).toMatchObject({ body: { whoMayAsk: EVERYONE } });
  });

  test('keeps out those of another age, who learn no more than that', async () => {
    const ageRange = { min: 30, max: 50 };
    await change(daniel, { whoMayAsk: { ...EVERYONE, relationshipTypes: [2], ageRange } });
    for (const age of [null, 29, 51]) {
      await change(rosa, { age });
      expect(await profile()).toMatchObject({
        body: { asking: { status: 'closed', relationshipTypes: [] } },
      });
      const answer = await ask({ relationshipTypeId: 2 });
      expectProblem(answer, 403, 'takes_no_requests');
      expect(answer.body).toMatchObject({ detail: 'They aren’t taking requests at the moment.' });
    }
    await change(rosa, { age: 50 });
    expect(await ask({ relationshipTypeId: 2 })).toMatchObject({ status: 201 });
  });

  test('keeps out requests for other bonds', async () => {
    await change(daniel, { whoMayAsk: { ...EVERYONE, relationshipTypes: [2, 4] } });
    expect(await profile()).toMatchObject({
      body: { asking: { status: 'open', relationshipTypes: [2, 4] } },
    });
    expectProblem(await ask(), 403, 'bond_needed');
    expectProblem(await ask({ relationshipTypeId: 3 }), 403, 'bond_needed');
    expect(await ask({ relationshipTypeId: 4 })).toMatchObject({ status: 201 });
  });

  test('keeps out requests without a note, and shows it to both', async () => {
    await change(daniel, { whoMayAsk: { ...EVERYONE, onlyWithNote: true } });
    expect(await profile()).toMatchObject({ body: { asking: { status: 'with_note' } } });
    expectProblem(await ask(), 403, 'note_needed');
    expectProblem(await ask({ note: '  ' }), 403, 'note_needed');
    expect(await ask({ note: ` ${NOTE}\r\n` })).toMatchObject({
      status: 201,
      body: { note: NOTE },
    });
    const { body } = await daniel.send('GET', '/api/connections/overview');
    expect(body).toMatchObject({ received: [{ note: NOTE }] });
  });

  test('keeps nobody from answering', async () => {
    const { body } = await ask();
    const { id } = body as { id: number };
    const whoMayAsk = { ...EVERYONE, ageRange: { min: 100, max: 120 }, onlyWithNote: true };
    await change(rosa, { whoMayAsk });
    const accepted = await daniel.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } });
  });
});

describe('a note', () => {
  test.each([
    'n'.repeat(39),
    `${'n'.repeat(39)}   `,
    'n'.repeat(301),
    '\u200b'.repeat(50),
    `${NOTE}\u0000`,
    7,
  ])('is refused as %j', async (note) => {
    const answer = await ask({ note });
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path: 'note' }] });
  });

  test.each([null, '', undefined])('may be left out as %j', async (note) => {
    expect(await ask({ note })).toMatchObject({ status: 201, body: { note: null } });
  });

  test('comes back with a request whose decline is undone', async () => {
    const { body } = await ask({ note: NOTE });
    await daniel.send('DELETE', `/api/connections/${(body as { id: number }).id}`);
    expect(await daniel.send('DELETE', `/api/declines/${rosa.id}`)).toMatchObject({
      status: 200,
      body: { note: NOTE },
    });
  });
});
