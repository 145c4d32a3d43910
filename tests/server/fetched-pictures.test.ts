import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createWebPictureFetcher } from '#adapters/web/web-picture-fetcher.ts';
import { endpoints } from '#core/contract.ts';
import { MAXIMUM_UPLOAD_BYTES, PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { reachOf, startPictureSite, type PictureSite } from '#tests/support/picture-site.ts';
import { plainPictureMaker, UNREADABLE } from '#tests/support/plain-picture-maker.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storePicture } from '#tests/support/writes.ts';

const PATH = '/api/me/pictures/fetched';

/** What is at each path of the other site; nothing at any other. */
const THERE: Readonly<Record<string, string>> = {
  '/face.png': 'a face',
  '/garden.jpg': 'a garden',
  '/page.html': UNREADABLE,
};

let site: PictureSite;
let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  site = await startPictureSite(({ url = '' }, response) => {
    if (url === '/large.png') response.end(Buffer.alloc(MAXIMUM_UPLOAD_BYTES + 1));
    else response.writeHead(url in THERE ? 200 : 404).end(THERE[url]);
  });
  await start();
  rosa = await signUp(server.url, 'rosa');
});
afterEach(async () => {
  await server.close();
  await site.close();
});

async function start(environment = {}) {
  server = await startTestServer({
    storage: createMemoryStorage(),
    fileStore: createMemoryFileStore(createSettableClock()),
    pictureMaker: plainPictureMaker,
    pictureFetcher: createWebPictureFetcher(reachOf(site)),
    environment,
  });
}

const at = (path: string) => site.origin + path;
const ask = (by: MemberClient, address: string) => by.send('POST', PATH, { address });
async function save(by: MemberClient, avatarUrl: string, photos: readonly string[] = []) {
  const profile = { avatarUrl, preferences: { photos } };
  const saved = await by.send('PATCH', `/api/users/${by.id}`, profile);
  expect(saved).toMatchObject({ status: 200 });
}
const listOf = async (by: MemberClient) =>
  endpoints.listPictures.response.parse((await by.send('GET', '/api/me/pictures')).body).pictures;

test('a picture that the profile shows from another site is kept here, and shown once the profile is saved', async () => {
  await save(rosa, at('/face.png'), [at('/garden.jpg')]);
  expect(site.asked).toEqual([]);
  const kept: string[] = [];
  for (const path of ['/face.png', '/garden.jpg']) {
    const answer = await ask(rosa, at(path));
    expect(answer.status).toBe(201);
    kept.push(endpoints.fetchPicture.response.parse(answer.body).picture.address);
  }
  expect(site.asked).toEqual(['/face.png', '/garden.jpg']);
  expect((await listOf(rosa)).map(({ address }) => address).reverse()).toEqual(kept);
  const { body } = await rosa.send('GET', `/api/users/${rosa.id}`);
  expect(body).toMatchObject({ avatarUrl: at('/face.png') });
  await save(rosa, kept[0]!, [kept[1]!]);
  expect(site.asked).toHaveLength(2);
});

test('nobody has anything else fetched: not what another’s profile shows, nor their own no longer does', async () => {
  const daniel = await signUp(server.url, 'daniel');
  await save(daniel, at('/face.png'));
  expectProblem(await ask(rosa, at('/face.png')), 404, 'not_found');
  await save(rosa, at('/garden.jpg'), [at('/face.png')]);
  await save(rosa, at('/garden.jpg'));
  expectProblem(await ask(rosa, at('/face.png')), 404, 'not_found');
  expectProblem(await ask(rosa, at('/garden.jpg?')), 404, 'not_found');
  const { body } = await ask(rosa, at('/garden.jpg'));
  const { picture } = endpoints.fetchPicture.response.parse(body);
  await save(rosa, picture.address);
  expectProblem(await ask(rosa, picture.address), 404, 'not_found');
  expectProblem(await rosa.send('POST', PATH, {}), 400, 'invalid_input');
  expect(site.asked).toEqual(['/garden.jpg']);
});

test('what isn’t there, isn’t a picture, is too large or has no room is refused, and nothing is kept', async () => {
  const photos = ['/gone.png', '/page.html', '/large.png', '/garden.jpg'].map(at);
  await save(rosa, 'http://192.168.0.1/camera.jpg', photos);
  expectProblem(await ask(rosa, 'http://192.168.0.1/camera.jpg'), 422, 'picture_unreachable');
  expectProblem(await ask(rosa, at('/gone.png')), 422, 'picture_unreachable');
  expectProblem(await ask(rosa, at('/page.html')), 415, 'picture_unreadable');
  expectProblem(await ask(rosa, at('/large.png')), 413, 'picture_too_large');
  expect(await listOf(rosa)).toEqual([]);
  await storePicture(server.storage, toMemberId(rosa.id), { bytes: PICTURE_ROOM.bytes });
  expectProblem(await ask(rosa, at('/garden.jpg')), 409, 'no_room_for_picture');
  expect(await listOf(rosa)).toHaveLength(1);
});

test('a member has thirty fetched in an hour, whatever comes of them', async () => {
  await server.close();
  await start({ RATE_LIMITS: 'on' });
  rosa = await signUp(server.url, 'rosa');
  await save(rosa, at('/gone.png'));
  for (let time = 0; time < 30; time += 1) {
    expectProblem(await ask(rosa, at('/gone.png')), 422, 'picture_unreachable');
  }
  expectProblem(await ask(rosa, at('/gone.png')), 429, 'too_many_requests');
  expect(site.asked).toHaveLength(30);
});
