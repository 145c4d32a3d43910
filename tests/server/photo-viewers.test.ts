import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { endpoints } from '#core/contract.ts';
import { parsePictureAddress, sizeAddress } from '#core/media/domain/picture-address.ts';
import { PICTURE_SIZES } from '#core/media/domain/picture-sizes.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { askToConnect, connectMembers } from '#tests/support/correspondents.ts';
import { plainPictureMaker } from '#tests/support/plain-picture-maker.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator, storeStanding, updateMember } from '#tests/support/writes.ts';
import { VISIBILITY_ROWS } from './visibility-rows.ts';

const PROFILE = { age: 40, location: 'Leeds', preferences: { interests: ['Knots'] } };
const DRAWN = '/pictures/fern.svg';
const ELSEWHERE = 'https://photos.example.org/rosa.png';

let server: TestServer;
let rosa: MemberClient;
let viewer: MemberClient;
/** Rosa's profile photo, and another photo of hers. */
let addresses: readonly [string, string];

beforeEach(async () => {
  server = await startTestServer({
    storage: createMemoryStorage(),
    pictureMaker: plainPictureMaker,
  });
  rosa = await signUp(server.url, 'rosa', PROFILE);
  viewer = await signUp(server.url, 'viewer', PROFILE);
  addresses = [await keep('a portrait'), await keep('a garden')];
  const [avatarUrl, photo] = addresses;
  await change({ avatarUrl, preferences: { photos: [photo, ELSEWHERE] } });
});
afterEach(() => server.close());

async function keep(body: string): Promise<string> {
  const headers = { 'Content-Type': 'image/png' };
  const answer = await rosa.fetch('/api/me/pictures', { method: 'POST', headers, body });
  return endpoints.keepPicture.response.parse(await answer.json()).picture.address;
}

const change = (changes: object) => rosa.send('PATCH', `/api/users/${rosa.id}`, changes);
const asks = (one: MemberClient, other: MemberClient) => askToConnect(one, other);
const parts = async () => {
  const id = await connectMembers(rosa, viewer);
  await viewer.send('DELETE', `/api/connections/${id}`);
};

/** Introduces the two, who are both connected with the third. */
async function introduces(third: MemberClient) {
  await connectMembers(rosa, third);
  await connectMembers(viewer, third);
  const note = 'You both keep bees, and neither of you runs out of stories.';
  const sides = { memberId1: rosa.id, note1: note, memberId2: viewer.id, note2: note };
  expect(await third.send('POST', '/api/introductions', sides)).toMatchObject({ status: 201 });
}

const suspended = { account: { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } } as const;

/** Who looks, what has happened before, and whether they see photos that are for everyone, and for connections. */
const VIEWERS: readonly (readonly [string, () => Promise<unknown>, boolean, boolean])[] = [
  ['a stranger', () => Promise.resolve(), true, false],
  ['one who asks her', () => asks(viewer, rosa), true, false],
  ['one whom she asks', () => asks(rosa, viewer), true, false],
  ['one introduced', async () => introduces(await signUp(server.url, 'mia')), true, false],
  ['a connection', () => connectMembers(rosa, viewer), true, true],
  ['a former connection', () => parts(), true, false],
  [
    'a connection while she is on a break',
    async () => {
      await connectMembers(viewer, rosa);
      await rosa.send('PUT', '/api/break', { isTold: true });
    },
    true,
    true,
  ],
  [
    'a stranger while she is on a break',
    () => rosa.send('PUT', '/api/break', { isTold: true }),
    false,
    false,
  ],
  [
    'a connection she blocks',
    async () => {
      await connectMembers(viewer, rosa);
      await rosa.send('PUT', `/api/blocks/${viewer.id}`);
    },
    false,
    false,
  ],
  [
    'a connection who blocks her',
    async () => {
      await connectMembers(viewer, rosa);
      await viewer.send('PUT', `/api/blocks/${rosa.id}`);
    },
    false,
    false,
  ],
  [
    'a connection while she is suspended',
    async () => {
      await connectMembers(viewer, rosa);
      await storeStanding(server.storage, rosa.id, suspended);
    },
    false,
    false,
  ],
];

/** Everything that members read in which another may show, as text. */
async function readAll(client: MemberClient): Promise<readonly string[]> {
  const lists = Object.values(VISIBILITY_ROWS).flatMap((row) => ('shows' in row ? row.shows : []));
  const between = `/api/connections/between?userId1=${client.id}&userId2=${rosa.id}`;
  const texts: string[] = [];
  for (const path of [...lists, `/api/users/${rosa.id}`, between]) {
    texts.push(JSON.stringify((await client.send('GET', path)).body));
  }
  return texts;
}

const keys = () => addresses.map((address) => parsePictureAddress(address)!.key);
const files = () =>
  addresses.flatMap((address) => [
    address,
    ...PICTURE_SIZES.map((size) => sizeAddress(parsePictureAddress(address)!, size)),
  ]);

/** What a client is told of the address of a picture, but for what differs in every answer. */
async function told(client: ApiClient, address: string, etag?: string) {
  const headers = etag === undefined ? {} : { 'If-None-Match': etag };
  const answer = await client.fetch(address, { headers });
  const names = [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  return { status: answer.status, headers: Object.fromEntries(names) };
}

describe('photos that a member lets everyone see, or connections alone', () => {
  test.each(VIEWERS)('%s', async (_who, happens, ofEveryone, ofConnections) => {
    await happens();
    for (const [photosSeenBy, isShown] of [
      ['everyone', ofEveryone],
      ['connections', ofConnections],
      ['everyone', ofEveryone],
    ] as const) {
      await updateMember(server.storage, rosa.id, { photosSeenBy });
      const texts = await readAll(viewer);
      for (const shown of [...keys(), ELSEWHERE]) {
        expect(texts.some((text) => text.includes(shown))).toBe(isShown);
      }
      const none = `/media/${'x'.repeat(43)}/320`;
      for (const address of files()) {
        const answer = await told(viewer, address);
        if (isShown) expect(answer.status).toBe(200);
        else expect(answer).toEqual(await told(viewer, none));
      }
    }
  });

  test('she sees them herself, and no visitor does, whatever she has chosen', async () => {
    await change({ photosSeenBy: 'connections' });
    const texts = await readAll(rosa);
    for (const key of keys()) expect(texts.filter((text) => text.includes(key))).toHaveLength(4);
    const visitor = createApiClient(server.url);
    for (const address of files()) {
      expect((await told(rosa, address)).status).toBe(200);
      expect((await told(visitor, address)).status).toBe(404);
    }
  });

  test('a browser that has a file already is told no more of it', async () => {
    const [, file = ''] = files();
    const { headers } = await told(viewer, file);
    expect(headers['cache-control']).toBe('private, max-age=60');
    await change({ photosSeenBy: 'connections' });
    expect(await told(viewer, file, headers['etag'])).toMatchObject({ status: 404 });
  });

  test('a drawn picture shows nobody, and stays', async () => {
    await change({ photosSeenBy: 'connections', avatarUrl: DRAWN });
    const { body } = await viewer.send('GET', `/api/users/${rosa.id}`);
    expect(body).toMatchObject({ avatarUrl: DRAWN, preferences: { photos: [] } });
    expect(body).not.toHaveProperty('photosSeenBy');
  });

  test('moderators see them at the desk, once they have a second step', async () => {
    await change({ photosSeenBy: 'connections' });
    await storeStanding(server.storage, viewer.id, { role: 'moderator' });
    for (const address of files()) expect((await told(viewer, address)).status).toBe(404);
    await storeModerator(server.storage, viewer.id);
    const { body } = await viewer.send('GET', `/api/desk/members/${rosa.id}`);
    expect(body).toMatchObject({ profile: { avatarUrl: addresses[0] } });
    for (const address of files()) expect((await told(viewer, address)).status).toBe(200);
    await change({ avatarUrl: null });
    expect((await told(viewer, addresses[0])).status).toBe(404);
  });

  test('the answers to a request and to a yes show them to none but a connection', async () => {
    await change({ photosSeenBy: 'connections' });
    const asked = await viewer.send('POST', '/api/connections', {
      ...{ userId1: viewer.id, userId2: rosa.id },
    });
    expect(asked.body).toMatchObject({ member: { avatarUrl: null } });
    const { id } = asked.body as { readonly id: number };
    await rosa.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
    const { body } = await viewer.send('GET', `/api/connections/${id}`);
    expect(body).toMatchObject({ member: { avatarUrl: addresses[0] } });
  });

  test('takes one of the two choices', async () => {
    expectProblem(await change({ photosSeenBy: 'nobody' }), 400, 'invalid_input');
  });
});
