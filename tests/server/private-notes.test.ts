import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#core/contract.ts';
import { DAYS_NOTED } from '#core/messaging/domain/private-note.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { makeRemoveExpired } from '#server/composition/expiry.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { connectionSchema } from '#core/connections/schemas.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { reportSchema } from '#core/moderation/reports/schemas.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { createTestWorld } from '#tests/support/world.ts';

const NOTE = 'Her sister is Joan.\nHip operation in March';

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connection: string;
let note: string;

beforeEach(async () => {
  server = await startTestServer({ storage: createMemoryStorage() });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  const body = { userId1: daniel.id, userId2: rosa.id };
  const asked = await daniel.send('POST', '/api/connections', body);
  const { id } = connectionSchema.parse(asked.body);
  connection = `/api/connections/${id}`;
  note = `/api/conversations/${id}/note`;
  await rosa.send('PATCH', connection, { status: 'accepted' });
});
afterEach(() => server.close());

const write = (by: MemberClient, text: unknown) => by.send('PUT', note, { text });
const read = async (by: MemberClient) => (await by.send('GET', note)).body;
const listOf = ({ id }: MemberClient) =>
  server.storage.privateNotes.listOf(toMemberId(id), { before: null, limit: 10 });

describe('PUT /api/conversations/{id}/note', () => {
  test('stores a note for the caller alone, and the last of several stays', async () => {
    expect(await read(rosa)).toEqual({ text: '' });
    expect(await write(rosa, 'First')).toMatchObject({ status: 200, body: { text: 'First' } });
    for (let times = 0; times < 2; times += 1) {
      const answer = await write(rosa, `  ${NOTE.replace('\n', '\r\n')}\t`);
      expect(answer).toMatchObject({ status: 200, body: { text: NOTE } });
    }
    expect(await read(rosa)).toEqual({ text: NOTE });
    expect(await read(daniel)).toEqual({ text: '' });
    await write(daniel, 'His own');
    expect(await read(rosa)).toEqual({ text: NOTE });
  });

  test('removes it where the text is empty or blank', async () => {
    await write(rosa, NOTE);
    expect(await write(rosa, ' \n ')).toMatchObject({ status: 200, body: { text: '' } });
    expect(await read(rosa)).toEqual({ text: '' });
    expect(await listOf(rosa)).toEqual([]);
  });

  test('refuses what is no text, too long or can’t be stored, and changes nothing', async () => {
    await write(rosa, NOTE);
    for (const text of [undefined, null, 7, 'x'.repeat(1_001), '\u0000']) {
      expectProblem(await write(rosa, text), 400, 'invalid_input');
    }
    expect(await write(rosa, '🐝'.repeat(1_000))).toMatchObject({ status: 200 });
  });

  test('says nothing to anybody else: no event, no search, no list of theirs', async () => {
    const before = await readEvents(server.storage);
    await write(rosa, 'zqxnote');
    expect(await readEvents(server.storage)).toEqual(before);
    for (const client of [rosa, daniel]) {
      for (const path of [
        connection,
        '/api/connections',
        '/api/conversations',
        note.replace('/note', ''),
        '/api/messages/search?query=zqxnote',
        `/api/users/${daniel.id}`,
        '/api/dashboard',
      ]) {
        const { status, body } = await client.send('GET', path);
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toContain('zqxnote');
      }
    }
  });

  test('is in no evidence of a report, in no mail and in no sealed copy', async () => {
    await write(rosa, 'zqxnote');
    await write(daniel, 'zqxnote');
    await rosa.send('POST', `${connection}/messages`, { content: 'Good evening' });
    const report = {
      memberId: rosa.id,
      reason: 'money',
      words: null,
      attachMessages: true,
      block: true,
    };
    const filed = await daniel.send('POST', '/api/reports', report);
    expect(filed.status).toBe(201);
    const { storage } = server;
    const [evidence] = await storage.reports.loadAll([reportSchema.parse(filed.body).id]);
    expect(JSON.stringify(evidence)).toContain('Good evening');
    const now = '2026-01-01T00:00:00.000Z';
    const page = { limit: 50, now };
    const [one, other] = [toMemberId(rosa.id), toMemberId(daniel.id)];
    const sealed = await storage.sealedConversations.quote(one, other, page);
    expect(JSON.stringify(sealed)).toContain('Good evening');
    const until = '2999-01-01T00:00:00.000Z';
    const letters = await storage.outbox.hold({ now: until, until, limit: 100 });
    const ended = await storage.sealedConversations.listOf(one, { before: null, ...page });
    expect(JSON.stringify([evidence, sealed, letters, ended])).not.toContain('zqxnote');
    expect(await listOf(rosa)).toMatchObject([{ text: 'zqxnote' }]);
  });

  test('needs a session, and a connection of the caller’s own', async () => {
    const stranger = await signUp(server.url, 'stranger');
    expectProblem(await write(stranger, NOTE), 404, 'not_found');
    expectProblem(await stranger.send('GET', note), 404, 'not_found');
    const visitor = createApiClient(server.url);
    expectProblem(await visitor.send('GET', note), 401, 'not_signed_in');
    expectProblem(await visitor.send('PUT', note, { text: NOTE }), 401, 'not_signed_in');
    expect(endpoints.writePrivateNote.access).toBe('member');
  });
});

test('a note is hidden once the connection has ended, and removed after thirty days', async () => {
  await write(rosa, NOTE);
  await daniel.send('DELETE', connection);
  expectProblem(await rosa.send('GET', note), 404, 'not_found');
  expectProblem(await write(rosa, 'More'), 404, 'not_found');
  const [kept] = await listOf(rosa);
  expect(kept).toMatchObject({ text: NOTE });
  const clock = createSettableClock(kept!.keptUntil!);
  const world = createTestWorld(server.storage, { clock });
  const removeExpired = makeRemoveExpired({ ...world, ...makeUseCases(world) }, []);
  clock.advance(-1);
  await removeExpired(() => false);
  expect(await listOf(rosa)).toHaveLength(1);
  clock.advance(1);
  await removeExpired(() => false);
  expect(await listOf(rosa)).toEqual([]);
  expect(DAYS_NOTED * DAY).toBe(30 * DAY);
});
