import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { endpoints } from '#core/contract.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { sizeAddress } from '#core/media/domain/picture-address.ts';
import { PICTURE_SIZES } from '#core/media/domain/picture-sizes.ts';
import { MOST_PICTURES, type Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type ApiAnswer,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { madeOf, plainPictureMaker } from '#tests/support/plain-picture-maker.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { storeModerator, storeStanding } from '#tests/support/writes.ts';

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: ConnectionId;

beforeEach(async () => {
  const fileStore = createMemoryFileStore(createSettableClock());
  const storage = createMemoryStorage();
  server = await startTestServer({ storage, pictureMaker: plainPictureMaker, fileStore });
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
const write = (client: ApiClient, body: Record<string, unknown>, key?: string) =>
  client.send('POST', messages(), body, key === undefined ? {} : { 'Idempotency-Key': key });

async function attach(client: ApiClient, body = 'a picture', key?: string): Promise<ApiAnswer> {
  const headers = { 'Content-Type': 'image/jpeg', ...(key && { 'Idempotency-Key': key }) };
  const path = `/api/conversations/${connectionId}/pictures`;
  const response = await client.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function attached(client: ApiClient, body?: string): Promise<Attachment> {
  const answer = await attach(client, body);
  expect(answer.status).toBe(201);
  return endpoints.attachPicture.response.parse(answer.body).attachment;
}

async function sendPicture(client: ApiClient, description: string | null = null) {
  const { key } = await attached(client);
  const answer = await write(client, { attachments: [{ key, description }] });
  expect(answer.status).toBe(201);
  return endpoints.sendMessage.response.parse(answer.body);
}

const load = (client: ApiClient, { key }: Attachment, query = '') =>
  client.fetch(`${sizeAddress({ key }, 320)}${query}`, { headers: { Accept: 'image/webp' } });

describe('a picture in a conversation', () => {
  beforeEach(async () => {
    await write(daniel, { content: 'Hello, Rosa' });
  });

  test('is sent without words, described, and shown to the two alone', async () => {
    const { key } = await attached(rosa);
    const description = 'Our pear tree';
    const answer = await write(rosa, { attachments: [{ key, description }] });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        content: '',
        takenBack: false,
        attachments: [{ kind: 'picture', key, width: 960, height: 720, description }],
      },
    });
    const listed = await daniel.send('GET', messages());
    expect(listed.body).toMatchObject([{ attachments: [] }, answer.body]);
    const outsider = await signUp(server.url, 'outsider');
    const picture = { key } as Attachment;
    for (const client of [rosa, daniel]) {
      const shown = await load(client, picture);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('Content-Type')).toBe('image/webp');
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(
        madeOf('a picture').files[320].webp,
      );
    }
    for (const client of [outsider, createApiClient(server.url)]) {
      expect((await load(client, picture)).status).toBe(404);
    }
  });

  test('is for its sender alone before it is sent, and is sent once', async () => {
    const picture = await attached(rosa);
    expect((await load(rosa, picture)).status).toBe(200);
    expect((await load(daniel, picture)).status).toBe(404);
    const { key } = picture;
    expectProblem(await write(daniel, { attachments: [{ key }] }), 409, 'not_written_yet');
    await write(rosa, { content: 'Here' });
    expectProblem(await write(daniel, { attachments: [{ key }] }), 404, 'not_found');
    expect((await write(rosa, { attachments: [{ key }] }, 'k')).status).toBe(201);
    const again = await write(rosa, { attachments: [{ key }] }, 'k');
    expect(again.status).toBe(201);
    expectProblem(await write(rosa, { content: 'Other' }, 'k'), 409, 'idempotency_key_reused');
    expectProblem(await write(rosa, { attachments: [{ key }] }), 404, 'not_found');
  });

  test('comes with up to five others, each once', async () => {
    const keys: { key: string }[] = [];
    for (let number = 0; number <= MOST_PICTURES; number += 1) {
      keys.push({ key: (await attached(rosa, `picture ${number}`)).key });
    }
    expectProblem(await write(rosa, { attachments: keys }), 400, 'invalid_input');
    const twice = [keys[0], keys[0]];
    expectProblem(await write(rosa, { attachments: twice }), 400, 'attachments_not_together');
    const some = keys.slice(0, MOST_PICTURES);
    const sent = await write(rosa, { content: 'Our week', attachments: some });
    expect(sent).toMatchObject({ status: 201, body: { content: 'Our week', attachments: some } });
    const answer = await write(daniel, {
      content: 'Lovely',
      replyTo: (sent.body as { id: number }).id,
    });
    expect(answer.body).toMatchObject({
      replyTo: { content: 'Our week', attachments: some.map(() => 'picture') },
    });
  });

  test('is gone for both once it is taken back', async () => {
    const { id, attachments } = await sendPicture(rosa);
    const [picture] = attachments;
    expect((await load(daniel, picture!)).status).toBe(200);
    const taken = await rosa.send('DELETE', `/api/messages/${id}`);
    expect(taken.body).toMatchObject({ takenBack: true, attachments: [], content: '' });
    for (const client of [rosa, daniel]) expect((await load(client, picture!)).status).toBe(404);
  });

  test('keeps its place while its words change', async () => {
    const { key } = await attached(rosa);
    const sent = await write(rosa, { content: 'Perr', attachments: [{ key }] });
    const { id } = sent.body as { id: number };
    const changed = await rosa.send('PATCH', `/api/messages/${id}`, { content: 'Pear' });
    expect(changed.body).toMatchObject({ content: 'Pear', edited: true, attachments: [{ key }] });
  });

  const LATER = '2999-01-01T00:00:00.000Z';
  const hide = (account: Parameters<typeof storeStanding>[2]['account']) =>
    storeStanding(server.storage, rosa.id, { ...(account && { account }) });
  const HIDDEN: readonly (readonly [string, () => unknown])[] = [
    ['is blocked by its sender', () => rosa.send('PUT', `/api/blocks/${daniel.id}`)],
    ['blocks its sender', () => daniel.send('PUT', `/api/blocks/${rosa.id}`)],
    ['looks for that of someone suspended', () => hide({ status: 'suspended', until: LATER })],
    ['looks for that of someone removed', () => hide({ status: 'removed' })],
    ['looks for that of someone deleted', () => hide({ status: 'deleted' })],
    ['has ended the connection', () => daniel.send('DELETE', `/api/connections/${connectionId}`)],
    ['is not connected any more', () => rosa.send('DELETE', `/api/connections/${connectionId}`)],
  ];
  test.each(HIDDEN)('is not there for one who %s, in any size', async (_who, happens) => {
    const [picture] = (await sendPicture(rosa)).attachments;
    const { key } = picture!;
    const sizes = PICTURE_SIZES.map((size) => sizeAddress({ key }, size));
    for (const address of sizes) expect((await daniel.fetch(address)).status).toBe(200);
    await happens();
    for (const address of sizes) expect((await daniel.fetch(address)).status).toBe(404);
  });

  test('is shown on while its sender is on a break', async () => {
    const [picture] = (await sendPicture(rosa)).attachments;
    await rosa.send('PUT', '/api/break', { isTold: true });
    expect((await load(daniel, picture!)).status).toBe(200);
  });

  test('is evidence for moderators as long as its report is open, also once it is taken back', async () => {
    const { id, attachments } = await sendPicture(rosa);
    const [picture] = attachments;
    await rosa.send('DELETE', `/api/messages/${id}`);
    const moderator = await signUp(server.url, 'judith');
    const report = { memberId: rosa.id, reason: 'sexual', words: null };
    const filed = await daniel.send('POST', '/api/reports', {
      ...{ ...report, attachMessages: true, block: true },
    });
    expect(filed.status).toBe(201);
    const reportId = (filed.body as { id: number }).id;
    const query = `?report=${reportId}`;
    await storeStanding(server.storage, moderator.id, { role: 'moderator' });
    expect((await load(moderator, picture!, query)).status).toBe(404);
    await storeModerator(server.storage, moderator.id);
    const facts = async () =>
      JSON.stringify((await moderator.send('GET', '/api/security-log')).body);
    expect(await facts()).not.toContain('desk_opened');
    expect((await load(moderator, picture!, query)).status).toBe(200);
    expect(await facts()).toContain('desk_opened');
    const shown = await moderator.send('GET', `/api/desk/reports/${reportId}`);
    expect(shown.body).toMatchObject({
      evidence: { messages: [{}, { content: null, earlier: [{ attachments }] }] },
    });
    expect((await load(moderator, picture!, query)).status).toBe(200);
    expect((await load(moderator, picture!)).status).toBe(404);
    for (const client of [rosa, daniel]) {
      expect((await load(client, picture!, query)).status).toBe(404);
    }
    const decision = { measure: 'dismiss', words: null };
    await moderator.send('POST', `/api/desk/reports/${reportId}/claim`);
    await moderator.send('POST', `/api/desk/reports/${reportId}/decision`, decision);
    expect((await load(moderator, picture!, query)).status).toBe(404);
  });
});

test('nobody is sent a picture before they have written', async () => {
  expectProblem(await attach(rosa), 409, 'not_written_yet');
  await write(rosa, { content: 'Hello, Daniel' });
  expectProblem(await attach(rosa), 409, 'not_written_yet');
  expect((await attach(daniel)).status).toBe(201);
});

test('a picture is made once under a key, and takes room beside those of the profile', async () => {
  await write(daniel, { content: 'Hello, Rosa' });
  const one = await attach(rosa, 'a picture', 'k');
  expect((await attach(rosa, 'a picture', 'k')).body).toEqual(one.body);
  const { body } = await rosa.send('GET', '/api/me/pictures');
  const { bytesUsed } = endpoints.listPictures.response.parse(body);
  const { files } = madeOf('a picture');
  const sizes = Object.values(files).flatMap(({ webp, jpeg }) => [webp, jpeg]);
  expect(bytesUsed).toBe(sizes.reduce((sum, { byteLength }) => sum + byteLength, 0));
});
