import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { endpoints } from '#core/contract.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { sizeAddress, voiceAddress } from '#core/media/domain/picture-address.ts';
import { PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import { MAXIMUM_VOICE_BYTES } from '#core/media/domain/voice-limits.ts';
import type { VoiceMaker } from '#core/media/ports/voice-maker.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type ApiAnswer,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { UNREADABLE } from '#tests/support/plain-picture-maker.ts';
import { plainVoiceMaker, TOO_LONG, voiceOf } from '#tests/support/plain-voice-maker.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { storeModerator, storePicture, storeStanding } from '#tests/support/writes.ts';

const WAVEFORM = 'Az09-_'.repeat(15).slice(0, 86);
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: ConnectionId;
let made = 0;

const voiceMaker: VoiceMaker = {
  make: (file) => {
    made += 1;
    return plainVoiceMaker.make(file);
  },
};

beforeEach(async () => {
  made = 0;
  const fileStore = createMemoryFileStore(createSettableClock());
  server = await startTestServer({ storage: createMemoryStorage(), voiceMaker, fileStore });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  ({ id: connectionId } = await storeConnection(
    server.storage,
    toMemberId(rosa.id),
    toMemberId(daniel.id),
  ));
});
afterEach(() => server.close());

const messages = () => `/api/connections/${connectionId}/messages`;
const write = (client: ApiClient, body: Record<string, unknown>) =>
  client.send('POST', messages(), body);

async function attach(
  client: ApiClient,
  body = 'a recording',
  { key, waveform = WAVEFORM }: { readonly key?: string; readonly waveform?: string } = {},
): Promise<ApiAnswer> {
  const headers = { 'Content-Type': 'audio/webm', ...(key && { 'Idempotency-Key': key }) };
  const path = `/api/conversations/${connectionId}/voices?waveform=${waveform}`;
  const response = await client.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function sendVoice(client: ApiClient) {
  const answer = await attach(client);
  expect(answer.status).toBe(201);
  const { attachment } = endpoints.attachVoice.response.parse(answer.body);
  const sent = await write(client, { attachments: [{ key: attachment.key }] });
  expect(sent.status).toBe(201);
  return { attachment, message: endpoints.sendMessage.response.parse(sent.body) };
}

const hear = (client: ApiClient, attachment: Attachment, query = '') =>
  client.fetch(`${voiceAddress(attachment)}${query}`);

describe('a voice message', () => {
  beforeEach(async () => {
    await write(daniel, { content: 'Hello, Rosa' });
  });

  test('says how long it is, and is heard by the two alone', async () => {
    const { attachment, message } = await sendVoice(rosa);
    expect(attachment).toEqual({
      kind: 'voice',
      key: attachment.key,
      seconds: 12.3,
      waveform: WAVEFORM,
    });
    expect(message).toMatchObject({ attachments: [attachment] });
    const listed = await daniel.send('GET', messages());
    expect(listed.body).toMatchObject([{ attachments: [] }, { attachments: [attachment] }]);
    for (const client of [rosa, daniel]) {
      const heard = await hear(client, attachment);
      expect(heard.status).toBe(200);
      expect(new Uint8Array(await heard.arrayBuffer())).toEqual(voiceOf('a recording').file);
      expect(Object.fromEntries(heard.headers)).toMatchObject({
        'content-type': 'audio/mp4',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=60',
      });
    }
    const outsider = await signUp(server.url, 'outsider');
    for (const client of [outsider, createApiClient(server.url)]) {
      expect((await hear(client, attachment)).status).toBe(404);
    }
    expect((await daniel.fetch(sizeAddress(attachment, 960))).status).toBe(404);
  });

  test('is announced in the inbox without being heard', async () => {
    await sendVoice(rosa);
    const { body } = await daniel.send('GET', '/api/conversations');
    expect(JSON.stringify(body)).toContain('"voice"');
    expect(JSON.stringify(body)).not.toContain('/media/');
  });

  test('is sent alone, with words or without', async () => {
    const keys: { key: string }[] = [];
    for (const recording of ['one', 'another']) {
      const { body } = await attach(rosa, recording);
      keys.push({ key: endpoints.attachVoice.response.parse(body).attachment.key });
    }
    expectProblem(await write(rosa, { attachments: keys }), 400, 'attachments_not_together');
    const sent = await write(rosa, { content: 'Listen', attachments: keys.slice(0, 1) });
    expect(sent).toMatchObject({ status: 201, body: { content: 'Listen' } });
  });

  test('is made once under a key', async () => {
    const one = await attach(rosa, 'a recording', { key: 'k' });
    const again = await attach(rosa, 'a recording', { key: 'k' });
    expect(again.body).toEqual(one.body);
    expect(made).toBe(1);
  });

  test('is refused in a sentence where it can’t be read, or is too long', async () => {
    expectProblem(await attach(rosa, UNREADABLE), 415, 'voice_unreadable');
    expectProblem(await attach(rosa, TOO_LONG), 413, 'voice_too_long');
    const large = 'x'.repeat(MAXIMUM_VOICE_BYTES + 1);
    expectProblem(await attach(rosa, large), 413, 'voice_too_long');
  });

  test('is refused in words of its own where there’s no room for it', async () => {
    await storePicture(server.storage, toMemberId(rosa.id), { bytes: PICTURE_ROOM.bytes });
    expectProblem(await attach(rosa, 'a recording'), 409, 'no_room_for_voice');
  });

  test.each([['', 'x'.repeat(85), 'x'.repeat(87), '.'.repeat(86)]].flat())(
    'has no waveform like "%s"',
    async (waveform) => {
      expectProblem(await attach(rosa, 'a recording', { waveform }), 400, 'invalid_input');
      expect(made).toBe(0);
    },
  );

  test('is gone for both once it is taken back', async () => {
    const { attachment, message } = await sendVoice(rosa);
    await rosa.send('DELETE', `/api/messages/${message.id}`);
    for (const client of [rosa, daniel]) expect((await hear(client, attachment)).status).toBe(404);
  });

  const LATER = '2999-01-01T00:00:00.000Z';
  const hide = (account: Parameters<typeof storeStanding>[2]['account']) =>
    storeStanding(server.storage, rosa.id, { ...(account && { account }) });
  const HIDDEN: readonly (readonly [string, () => unknown])[] = [
    ['is blocked by its sender', () => rosa.send('PUT', `/api/blocks/${daniel.id}`)],
    ['blocks its sender', () => daniel.send('PUT', `/api/blocks/${rosa.id}`)],
    ['asks for that of someone suspended', () => hide({ status: 'suspended', until: LATER })],
    ['asks for that of someone removed', () => hide({ status: 'removed' })],
    ['asks for that of someone deleted', () => hide({ status: 'deleted' })],
    ['has ended the connection', () => daniel.send('DELETE', `/api/connections/${connectionId}`)],
  ];
  test.each(HIDDEN)('is not there for one who %s', async (_who, happens) => {
    const { attachment } = await sendVoice(rosa);
    expect((await hear(daniel, attachment)).status).toBe(200);
    await happens();
    expect((await hear(daniel, attachment)).status).toBe(404);
  });

  test('is evidence that moderators hear as long as its report is open', async () => {
    const { attachment, message } = await sendVoice(rosa);
    await rosa.send('DELETE', `/api/messages/${message.id}`);
    const moderator = await signUp(server.url, 'judith');
    await storeModerator(server.storage, moderator.id);
    const report = { memberId: rosa.id, reason: 'sexual', words: null };
    const filed = await daniel.send('POST', '/api/reports', {
      ...{ ...report, attachMessages: true, block: true },
    });
    const reportId = (filed.body as { id: number }).id;
    const query = `?report=${reportId}`;
    expect((await hear(moderator, attachment, query)).status).toBe(200);
    expect((await hear(moderator, attachment)).status).toBe(404);
    for (const client of [rosa, daniel]) {
      expect((await hear(client, attachment, query)).status).toBe(404);
    }
    const decision = { measure: 'dismiss', words: null };
    await moderator.send('POST', `/api/desk/reports/${reportId}/claim`);
    await moderator.send('POST', `/api/desk/reports/${reportId}/decision`, decision);
    expect((await hear(moderator, attachment, query)).status).toBe(404);
  });
});

test('nobody is sent a voice before they have written', async () => {
  expectProblem(await attach(rosa), 409, 'not_written_yet');
  expect(made).toBe(0);
  await write(rosa, { content: 'Hello, Daniel' });
  expectProblem(await attach(rosa), 409, 'not_written_yet');
  expect((await attach(daniel)).status).toBe(201);
});
