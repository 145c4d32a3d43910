import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { endpoints } from '#core/contract.ts';
import { countFileBytes } from '#core/media/steps/count-file-bytes.ts';
import { limitFiles } from '#core/media/steps/limit-files.ts';
import { parsePictureAddress, sizeAddress } from '#core/media/domain/picture-address.ts';
import { MAXIMUM_UPLOAD_BYTES, PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import { PICTURE_SIZES, type PictureSize } from '#core/media/domain/picture-sizes.ts';
import type { PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { WirePicture } from '#core/media/schemas.ts';
import { toMemberId } from '#tests/support/ids.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type ApiAnswer,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import {
  madeOf,
  plainPictureMaker,
  TOO_LARGE,
  UNREADABLE,
} from '#tests/support/plain-picture-maker.ts';
import { createUploads } from '#server/http/uploads.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { storePicture, storeStanding } from '#tests/support/writes.ts';

const PATH = '/api/me/pictures';
const JPEG = { 'Content-Type': 'image/jpeg' };

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
/** What is done while a picture is made. */
let meanwhile: () => Promise<unknown>;
/** The files that were there to make pictures of. */
let seen: string[];

const pictureMaker: PictureMaker = {
  make: async (file, crop) => {
    seen.push(file);
    await meanwhile();
    return plainPictureMaker.make(file, crop);
  },
};

beforeEach(async () => {
  seen = [];
  meanwhile = () => Promise.resolve();
  const fileStore = createMemoryFileStore(createSettableClock());
  server = await startTestServer({ storage: createMemoryStorage(), pictureMaker, fileStore });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
});
afterEach(() => server.close());

async function upload(
  client: ApiClient,
  body: RequestInit['body'] = 'a picture',
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<ApiAnswer> {
  const init = { method: 'POST', headers: { ...JPEG, ...headers }, body, duplex: 'half' };
  const response = await client.fetch(`${PATH}${query}`, init);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as unknown,
  };
}

async function keep(client: ApiClient, body = 'a picture', key?: string): Promise<WirePicture> {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const answer = await upload(client, body, { headers });
  expect(answer.status).toBe(201);
  return endpoints.keepPicture.response.parse(answer.body).picture;
}

async function list(client: ApiClient) {
  return endpoints.listPictures.response.parse((await client.send('GET', PATH)).body);
}

const show = (client: MemberClient, avatarUrl: string | null) =>
  client.send('PATCH', `/api/users/${client.id}`, { avatarUrl });
const addressOf = ({ address }: WirePicture, size: PictureSize = 320) =>
  sizeAddress(parsePictureAddress(address)!, size);
const load = (client: ApiClient, address: string, headers: Record<string, string> = {}) =>
  client.fetch(address, { headers });
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const gone = async () => {
  for (const file of seen) await expect(readdir(file)).rejects.toThrow(/ENOENT/);
};

describe('POST /api/me/pictures', () => {
  test('keeps a picture for the caller, and the file that was sent is gone', async () => {
    const query = '?turn=90&left=0.25&top=0&width=0.5&height=1';
    const answer = await upload(rosa, 'a picture', { query });
    expect(answer).toMatchObject({
      status: 201,
      body: { picture: { width: 960, height: 720, description: null } },
    });
    const { pictures, bytesUsed, bytesAllowed } = await list(rosa);
    expect(answer.body).toEqual({ picture: pictures[0] });
    expect(bytesUsed).toBeGreaterThan(0);
    expect(bytesAllowed).toBe(PICTURE_ROOM.bytes);
    expect((await list(daniel)).pictures).toEqual([]);
    expect(seen).toHaveLength(1);
    await gone();
  });

  test('keeps one under a key, also where two are sent at once', async () => {
    const first = await keep(rosa, 'a picture', 'k');
    expect(await keep(rosa, 'another', 'k')).toEqual(first);
    const [one, two] = await Promise.all([keep(rosa, 'a', 'l'), keep(rosa, 'a', 'l')]);
    expect(one).toEqual(two);
    expect((await list(rosa)).pictures).toHaveLength(2);
    const answer = await upload(rosa, 'a', { headers: { 'Idempotency-Key': 'not a key' } });
    expectProblem(answer, 400, 'invalid_input');
  });

  test('refuses what is no picture, what is too large, and what there is no room for', async () => {
    expectProblem(await upload(rosa, UNREADABLE), 415, 'picture_unreadable');
    expectProblem(await upload(rosa, TOO_LARGE), 413, 'picture_too_large');
    const { storage } = server;
    await storePicture(storage, toMemberId(rosa.id), { bytes: PICTURE_ROOM.bytes });
    expectProblem(await upload(rosa), 409, 'no_room_for_picture');
    await gone();
  });

  test('keeps no more than the site has room for, and goes on with all else', async () => {
    const clock = createSettableClock();
    const storage = createMemoryStorage();
    const countBytes = () => countFileBytes(storage);
    const fileStore = limitFiles(createMemoryFileStore(clock), { limit: 100, countBytes, clock });
    await server.close();
    server = await startTestServer({ storage, pictureMaker, fileStore });
    rosa = await signUp(server.url, 'rosa');
    await storePicture(storage, toMemberId(rosa.id), { bytes: 99 });
    expect(await upload(rosa)).toMatchObject({ status: 503 });
    expect((await list(rosa)).pictures).toHaveLength(1);
    expect(await fileStore.list(null, 10)).toEqual([]);
    await gone();
  });

  test('reads no more than fifteen megabytes, whatever the length that is said', async () => {
    const large = Buffer.alloc(MAXIMUM_UPLOAD_BYTES + 1);
    expectProblem(await upload(rosa, large), 413, 'picture_too_large');
    const stream = Readable.toWeb(Readable.from([large.subarray(1), Buffer.alloc(1)]));
    expectProblem(await upload(rosa, stream as RequestInit['body']), 413, 'picture_too_large');
    expect(seen).toEqual([]);
    expect(await upload(rosa, large.subarray(1))).toMatchObject({ status: 201 });
    await gone();
  });

  test('takes pictures and files of no kind, as they are', async () => {
    for (const type of ['image/heic', 'IMAGE/PNG', 'application/octet-stream']) {
      expect(await upload(rosa, 'x', { headers: { 'Content-Type': type } })).toMatchObject({
        status: 201,
      });
    }
    for (const headers of [
      { 'Content-Type': 'text/html' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'nonsense' },
      { 'Content-Encoding': 'gzip' },
    ]) {
      expectProblem(await upload(rosa, 'x', { headers }), 415, 'unsupported_media_type');
    }
  });

  test('refuses a crop that makes no sense, before it reads the file', async () => {
    for (const query of ['?turn=45', '?left=0.5', '?left=0.6&top=0&width=0.5&height=1']) {
      expectProblem(await upload(rosa, 'x', { query }), 400, 'invalid_input');
    }
    expect(seen).toEqual([]);
  });

  test('is for members, and from this site', async () => {
    expectProblem(await upload(createApiClient(server.url)), 401, 'not_signed_in');
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expectProblem(await upload(rosa, 'x', { headers }), 403, 'bad_origin');
    expect(seen).toEqual([]);
  });

  test('goes on where a client goes away', async () => {
    const length = { 'Content-Length': '1000' };
    const asked = sendRequest(`${server.url}${PATH}`, {
      method: 'POST',
      headers: { ...JPEG, ...length, Cookie: `sid=${rosa.sessionToken()}` },
    });
    asked.on('error', () => undefined);
    await new Promise((resolve) => asked.write('a part', resolve));
    asked.destroy();
    await keep(rosa);
    expect((await list(rosa)).pictures).toHaveLength(1);
  });

  test('takes two of a member at once, and the others hear that the site is busy', async () => {
    let begin: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const bothAreThere = new Promise<void>((resolve) => {
      meanwhile = () => {
        if (seen.length === 2) resolve();
        return waits;
      };
    });
    const two = [upload(rosa, 'a'), upload(rosa, 'b')];
    await bothAreThere;
    const third = await upload(rosa, 'c');
    expectProblem(third, 503, 'unavailable');
    expect(third.headers.get('Retry-After')).not.toBeNull();
    begin();
    for (const answer of await Promise.all(two)) expect(answer.status).toBe(201);
    expect(await upload(rosa, 'c')).toMatchObject({ status: 201 });
  });
});

test('PATCH and DELETE change a picture of the caller’s, and their profile with it', async () => {
  const picture = await keep(rosa);
  await show(rosa, picture.address);
  const path = `${PATH}/${picture.id}`;
  const described = await rosa.send('PATCH', path, { description: ' A pear tree ' });
  const { address } = endpoints.describePicture.response.parse(described.body).picture;
  expect(parsePictureAddress(address)?.description).toBe('A pear tree');
  const shown = await daniel.send('GET', `/api/users/${rosa.id}`);
  expect(shown.body).toMatchObject({ avatarUrl: address });
  for (const [method, body] of [['PATCH', { description: 'Mine' }], ['DELETE']] as const) {
    expectProblem(await daniel.send(method, path, body), 404, 'not_found');
  }
  expect((await load(daniel, addressOf(picture))).status).toBe(200);
  expect(await rosa.send('DELETE', path)).toMatchObject({ status: 204 });
  expect((await rosa.send('GET', `/api/users/${rosa.id}`)).body).toMatchObject({ avatarUrl: null });
  for (const client of [rosa, daniel]) {
    expect((await load(client, addressOf(picture))).status).toBe(404);
  }
  expectProblem(await rosa.send('DELETE', path), 404, 'not_found');
});

test('a profile takes the address of no one else’s picture, also of a newcomer', async () => {
  const { address } = await keep(rosa);
  expectProblem(await show(daniel, address), 400, 'invalid_input');
  const account = { username: 'mia', email: 'mia@example.org', name: 'Mia' };
  const registration = {
    ...account,
    ...{ password: 'a quiet garden gate', confirmPassword: 'a quiet garden gate' },
    ...{ acceptTerms: true, preferences: { photos: [address] } },
  };
  const answer = await createApiClient(server.url).send('POST', '/api/auth/register', registration);
  expectProblem(answer, 400, 'invalid_input');
});

describe('GET /media/…', () => {
  let picture: WirePicture;
  beforeEach(async () => {
    picture = await keep(rosa);
    await show(rosa, picture.address);
  });

  test('sends each size, small for browsers that can read it, and for the others as JPEG', async () => {
    const { files } = madeOf('a picture');
    for (const size of PICTURE_SIZES) {
      for (const [accept, format] of [
        ['image/avif,image/webp,*/*;q=0.8', 'webp'],
        ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
      ] as const) {
        const answer = await load(daniel, addressOf(picture, size), { Accept: accept });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
        expect(new Uint8Array(await answer.arrayBuffer())).toEqual(files[size][format]);
      }
    }
    const { key } = parsePictureAddress(picture.address)!;
    const whole = await load(daniel, picture.address, { Accept: '*/*' });
    expect(await whole.text()).toBe(textOf(files[960].jpeg));
    expect((await load(daniel, `/media/${key}`)).status).toBe(200);
  });

  test('may be kept for a minute by one browser, and does nothing wherever it is opened', async () => {
    const { headers } = await load(daniel, addressOf(picture));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, max-age=60',
      vary: 'Accept',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers.get('Set-Cookie')).toBeNull();
    const etag = headers.get('ETag')!;
    const again = await load(daniel, addressOf(picture), { 'If-None-Match': etag });
    expect(again).toMatchObject({ status: 304 });
    expect(again.headers.get('ETag')).toBe(etag);
    const other = await load(daniel, addressOf(picture, 96), { 'If-None-Match': etag });
    expect(other.status).toBe(200);
    await rosa.send('DELETE', `${PATH}/${picture.id}`);
    const removed = await load(daniel, addressOf(picture), { 'If-None-Match': etag });
    expect(removed.status).toBe(404);
  });

  test('answers HEAD, and no other method', async () => {
    const head = await daniel.fetch(addressOf(picture), { method: 'HEAD' });
    const length = madeOf('a picture').files[320].jpeg.byteLength;
    expect(head.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(String(length));
    for (const method of ['POST', 'DELETE']) {
      const refused = await daniel.fetch(addressOf(picture), { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    }
  });

  const HIDDEN: readonly (readonly [string, () => unknown])[] = [
    ['is blocked by the member', () => rosa.send('PUT', `/api/blocks/${daniel.id}`)],
    ['blocks the member', () => daniel.send('PUT', `/api/blocks/${rosa.id}`)],
    ['looks for someone suspended', () => hide({ status: 'suspended', until: LATER })],
    ['looks for someone removed', () => hide({ status: 'removed' })],
    ['looks for someone deleted', () => hide({ status: 'deleted' })],
    ['looks for someone on a break', () => rosa.send('PUT', '/api/break', { isTold: true })],
    ['looks for what is shown no more', () => show(rosa, null)],
  ];
  const LATER = '2999-01-01T00:00:00.000Z';
  const hide = (account: Parameters<typeof storeStanding>[2]['account']) =>
    storeStanding(server.storage, rosa.id, { ...(account && { account }) });

  test.each(HIDDEN)('is for no stranger who %s, in any size', async (_who, happens) => {
    for (const size of PICTURE_SIZES) {
      expect((await load(daniel, addressOf(picture, size))).status).toBe(200);
    }
    const unknown = addressOf({
      ...picture,
      address: picture.address.replace(/\/media\/[^?]+/, `/media/${'x'.repeat(43)}`),
    });
    await happens();
    const expected = await answered(daniel, unknown);
    expect(expected.status).toBe(404);
    for (const size of PICTURE_SIZES) {
      expect(await answered(daniel, addressOf(picture, size))).toEqual(expected);
    }
    expect(await answered(daniel, picture.address)).toEqual(expected);
  });

  test('is for no visitor, and says nothing else to them than of what isn’t there', async () => {
    const visitor = createApiClient(server.url);
    const expected = await answered(visitor, '/media/nothing');
    expect(expected.status).toBe(404);
    const others = [addressOf(picture), picture.address, `${addressOf(picture)}/`, '/media/'];
    for (const address of [...others, addressOf(picture).replace('320', '100')]) {
      expect(await answered(visitor, address)).toEqual(expected);
      if (address !== addressOf(picture) && address !== picture.address) {
        expect(await answered(daniel, address)).toEqual(expected);
      }
    }
  });

  test('is for a connection on a break, and for no former one who blocked them', async () => {
    const connection = await storeConnection(
      server.storage,
      toMemberId(rosa.id),
      toMemberId(daniel.id),
    );
    await rosa.send('PUT', '/api/break', { isTold: true });
    expect((await load(daniel, addressOf(picture))).status).toBe(200);
    expect(await daniel.send('DELETE', `/api/connections/${connection.id}`)).toMatchObject({
      status: 204,
    });
    expect((await load(daniel, addressOf(picture))).status).toBe(404);
    expect((await load(rosa, addressOf(picture))).status).toBe(200);
  });

  test('is for its member, whether or not they show it, until they remove it', async () => {
    await show(rosa, null);
    expect((await load(rosa, addressOf(picture))).status).toBe(200);
    await rosa.send('DELETE', `${PATH}/${picture.id}`);
    expect((await load(rosa, addressOf(picture))).status).toBe(404);
  });
});

test('the log says that a picture was loaded, and not which', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const logged = await startTestServer({ pictureMaker, logger });
  const mia = await signUp(logged.url, 'mia');
  const { address } = await keep(mia);
  const { key } = parsePictureAddress(address)!;
  for (const path of [`/media/${key}/320`, `/media/${key}/7`, `/media/${key}x/y`]) {
    await mia.fetch(path);
  }
  await logged.close();
  const ofPictures = lines.filter((line) => line.includes('"path":"/media/'));
  expect(ofPictures).toHaveLength(3);
  for (const line of ofPictures)
    expect(JSON.parse(line)).toMatchObject({ path: '/media/:key/:size' });
  expect(lines.join('')).not.toContain(key);
});

/** What a client is told, but for the number of its request. */
async function answered(client: ApiClient, address: string) {
  const { status, headers } = await load(client, address);
  const names = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  return { status, headers: Object.fromEntries(names) };
}

describe('uploads', () => {
  const noLimits = { take: () => Promise.resolve() };
  /** The body of a request, which comes as it is pushed. */
  const requestOf = () => {
    const body = new Readable({ read: () => undefined });
    const headers = { 'content-type': 'image/jpeg' };
    // As a request of Node.js does, it says that its client is gone to those alone who listen.
    body.on('error', () => undefined);
    return Object.assign(body, { headers }) as unknown as IncomingMessage & Readable;
  };

  test('leave nothing behind of a client that goes away', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'pictures-test-'));
    const uploads = createUploads(noLimits, undefined, parent);
    const request = requestOf();
    request.push('a part');
    const received = uploads.receive(request, toMemberId(1), 100, (path) => Promise.resolve(path));
    setImmediate(() => request.destroy(new Error('The client is gone.')));
    await expect(received).rejects.toMatchObject({ parts: { code: 'invalid_input' } });
    const [folder] = await readdir(parent);
    expect(await readdir(join(parent, folder!))).toEqual([]);
    await uploads.close();
    expect(await readdir(parent)).toEqual([]);
    await rm(parent, { recursive: true });
  });

  test('leave nothing when they close, and remove what a killed process has left', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'pictures-test-'));
    const left = join(parent, `hearthkin-uploads-999999999-abc`);
    const others = join(parent, 'hearthkin-uploads-notes');
    const before = join(parent, `hearthkin-uploads-${process.pid}-before`);
    const own = join(parent, `hearthkin-uploads-${process.pid}-own`);
    const living = join(parent, `hearthkin-uploads-${process.ppid}-abc`);
    for (const folder of [left, others, before, own, living]) {
      await mkdir(folder);
      await writeFile(join(folder, '1'), 'a picture');
    }
    const longAgo = new Date('2026-01-01T00:00:00.000Z');
    await utimes(before, longAgo, longAgo);
    const uploads = createUploads(noLimits, undefined, parent);
    const request = requestOf();
    request.push('a picture');
    request.push(null);
    const file = await uploads.receive(request, toMemberId(1), 100, (path) =>
      Promise.resolve(path),
    );
    expect(file).toContain(`hearthkin-uploads-${process.pid}-`);
    await uploads.close();
    expect((await readdir(parent)).sort()).toEqual(
      [others, own, living].map((folder) => folder.slice(parent.length + 1)).sort(),
    );
    await rm(parent, { recursive: true });
  });
});
