import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { toEmailAddress, toUsername } from '#tests/support/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { memberSchema } from '#core/members/schemas.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { withoutPrivatePart } from '#tests/support/without-private-part.ts';
import { readAllPages } from './read-all-pages.ts';
import { createMember } from '#tests/support/writes.ts';

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'Rosa');
  daniel = await signUp(server.url, 'Daniel', { age: 41, location: 'Leeds' });
});
afterAll(() => server.close());

const change = (body: unknown, id = rosa.id) => rosa.send('PATCH', `/api/users/${id}`, body);

/** What others see of somebody who lets everyone ask. */
const profileOf = ({ self }: MemberClient) => ({
  ...withoutPrivatePart(self),
  asking: { status: 'open', relationshipTypes: [] },
  utcOffset: null,
  distance: null,
});

describe('GET /api/users', () => {
  test('lists everyone by id, the caller included, without their email addresses', async () => {
    const { body } = await rosa.send('GET', '/api/users');
    expect(body).toEqual([withoutPrivatePart(rosa.self), withoutPrivatePart(daniel.self)]);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test('is read page by page through the links, which keep the rest of the query', async () => {
    const first = await rosa.send('GET', '/api/users?limit=1&colour=red%20blue');
    const link = first.headers.get('Link');
    expect(link).toMatch(/^<\/api\/users\?limit=1&colour=red\+blue&after=[^>]+>; rel="next"$/);
    const pages = await readAllPages(rosa, '/api/users?limit=1', memberSchema);
    expect(pages).toEqual([[withoutPrivatePart(rosa.self)], [withoutPrivatePart(daniel.self)]]);
  });

  test('has no link when the page holds the whole list', async () => {
    const { headers } = await rosa.send('GET', '/api/users?limit=2');
    expect(headers.get('Link')).toBeNull();
  });

  test.each(['0', '-1', '1.5', 'many', '', '%20', '1e2', '0x10', '1&limit=2'])(
    'refuses limit=%s',
    async (limit) => {
      const answer = await rosa.send('GET', `/api/users?limit=${limit}`);
      expectProblem(answer, 400, 'invalid_input');
      expect(answer.body).toMatchObject({ errors: [{ path: 'limit' }] });
    },
  );

  test.each([
    '',
    '1',
    'x',
    'members.',
    'members.-',
    'members.zz.zz',
    'connections.1',
    'members.1 ',
  ])('refuses the cursor %j', async (after) => {
    const answer = await rosa.send('GET', `/api/users?after=${encodeURIComponent(after)}`);
    expectProblem(answer, 400, 'invalid_input');
  });
});

test('GET /api/users has 100 members to a page unless told otherwise, and 500 at the most', async () => {
  const crowded = await startTestServer();
  const viewer = await signUp(crowded.url, 'viewer');
  for (let number = 0; number < 504; number += 1) {
    await createMember(crowded.storage, {
      ...viewer.self,
      username: toUsername(`member${number}`),
      email: toEmailAddress(`member${number}@example.org`),
      passwordHash: 'x',
    });
  }
  const list = z.array(memberSchema);
  const count = async (query: string) =>
    list.parse((await viewer.send('GET', `/api/users${query}`)).body).length;
  expect(await count('')).toBe(100);
  expect(await count('?limit=500')).toBe(500);
  expect(await count('?limit=501')).toBe(500);
  expect(await count('?limit=999999999999999')).toBe(500);
  await crowded.close();
});

describe('GET /api/users/{id}', () => {
  test('shows others without their email address, and oneself with it', async () => {
    const { body } = await rosa.send('GET', `/api/users/${daniel.id}`);
    expect(body).toEqual(profileOf(daniel));
    expect(await rosa.send('GET', `/api/users/${rosa.id}`)).toMatchObject({ body: rosa.self });
  });

  test('takes an id that is percent-encoded', async () => {
    expect(await rosa.send('GET', '/api/users/%31')).toMatchObject({ status: 200 });
  });

  test('looks nobody up whose id is in the braces of the contract', async () => {
    const storage = createMemoryStorage();
    const asked: unknown[] = [];
    const findById: Storage['members']['findById'] = (id) => {
      asked.push(id);
      return storage.members.findById(id);
    };
    const watched = await startTestServer({
      storage: { ...storage, members: { ...storage.members, findById } },
    });
    const member = await signUp(watched.url, 'watched');
    const headers = { Cookie: `sid=${member.sessionToken()}` };
    // Unlike fetch, node:http sends braces as they are.
    const outgoing = request(watched.url, { path: '/api/users/{id}', headers }).end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(404);
    // The one who joined is looked up for the mail that welcomes them.
    expect(asked.filter((id) => id !== member.id)).toEqual([]);
    await watched.close();
  });
});

describe('PATCH /api/users/{id}', () => {
  test('changes what is given and nothing else', async () => {
    const before = await rosa.send('GET', '/api/auth/current');
    const { status, body } = await change({ bio: '  I keep bees.\r\nAnd hens. ' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...(before.body as object), bio: 'I keep bees.\nAnd hens.' });
    expect(await rosa.send('GET', '/api/auth/current')).toMatchObject({ body });
  });

  test('tells a visitor so', async () => {
    const visitor = createApiClient(server.url);
    const answer = await visitor.send('PATCH', `/api/users/${rosa.id}`, { bio: 'x' });
    expectProblem(answer, 401, 'not_signed_in');
    expect(answer.body).toMatchObject({ detail: 'You must be logged in to update your profile' });
  });

  test('clears optional values with null and with empty text', async () => {
    const filled = { bio: 'x', location: 'York', age: 30, avatarUrl: 'https://example.org/a.png' };
    const empty = { bio: null, location: null, age: null, avatarUrl: null };
    for (const nothing of [null, '']) {
      expect(await change(filled)).toMatchObject({ body: filled });
      const clearing = Object.fromEntries(Object.keys(filled).map((key) => [key, nothing]));
      expect(await change(clearing)).toMatchObject({ status: 200, body: empty });
    }
  });

  test('replaces the preferences that are given and keeps the others', async () => {
    const first = { interests: ['Chess', 'Bees'], ageRange: { min: 30, max: 60 } };
    await change({ preferences: first });
    const { body } = await change({
      preferences: { interests: ['Hens'], availability: 'Sundays' },
    });
    expect(body).toMatchObject({
      preferences: { interests: ['Hens'], availability: 'Sundays', ageRange: { min: 30, max: 60 } },
    });
    const { body: cleared } = await change({ preferences: { availability: null, location: '' } });
    expect(cleared).toMatchObject({ preferences: { availability: null, location: null } });
  });

  test('keeps the answers to the prompts that are given, and no others', async () => {
    const answered = { sunday: ' Soup\r\nand bread ', give: '', hope: null };
    expect(await change({ preferences: { prompts: answered } })).toMatchObject({ status: 200 });
    const { body } = await daniel.send('GET', `/api/users/${rosa.id}`);
    expect(memberSchema.parse(body).preferences.prompts).toEqual({ sunday: 'Soup\nand bread' });
    await change({ preferences: { prompts: { hope: 'A son', anything: 'else' } } });
    const { body: changed } = await rosa.send('GET', '/api/auth/current');
    expect(memberSchema.parse(changed).preferences.prompts).toEqual({ hope: 'A son' });
  });

  test('keeps the side of a bond, also while the bond is not chosen', async () => {
    expect(rosa.self.preferences.roles).toEqual({});
    const { body } = await change({ preferences: { roles: { 1: 'offer' } } });
    expect(body).toMatchObject({ preferences: { roles: { 1: 'offer' }, relationshipTypes: [] } });
    const { body: later } = await change({ preferences: { relationshipTypes: [1] } });
    expect(later).toMatchObject({ preferences: { roles: { 1: 'offer' } } });
    const { body: cleared } = await change({ preferences: { roles: {} } });
    expect(memberSchema.parse(cleared).preferences.roles).toEqual({});
  });

  test('refuses a name of those who run the site', async () => {
    const message = 'This name is kept for the people who run this site';
    const answer = await change({ name: 'Ѕupport' });
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ detail: message, errors: [{ path: 'name', message }] });
  });

  test('ignores what a member may not set', async () => {
    const { body } = await change({
      id: daniel.id,
      createdAt: '1999-01-01T00:00:00.000Z',
      password: 'another password',
      passwordHash: 'x',
      isAdministrator: true,
    });
    expect(body).toMatchObject({ id: rosa.id, createdAt: rosa.self.createdAt });
    const { body: other } = await rosa.send('GET', `/api/users/${daniel.id}`);
    expect(other).toEqual(profileOf(daniel));
  });

  test('accepts the username and the email address that one has', async () => {
    const { username, email } = rosa.self;
    expect(await change({ username, email })).toMatchObject({ status: 200 });
    expect(await change({ email: 'ROSA@example.org' })).toMatchObject({ status: 200 });
    expect(await change({ email })).toMatchObject({ status: 200 });
  });

  test('refuses another username, in other letters too', async () => {
    expectProblem(await change({ username: 'Rosalind' }), 400, 'username_fixed');
    expectProblem(await change({ username: 'rosa' }), 400, 'username_fixed');
  });

  test('refuses every other email address where emails are sent, whoever has it', async () => {
    for (const email of ['DANIEL@example.org', 'nobody@example.org']) {
      const refused = await change({ email });
      expectProblem(refused, 400, 'invalid_input');
      expect(refused.body).toMatchObject({ detail: 'Change your email address in settings' });
    }
  });

  test.each([
    ['name', '', 'Name is required'],
    ['name', null, /text/],
    ['name', 7, /text/],
    ['email', 'nowhere', 'Enter a valid email address'],
    ['bio', 'b'.repeat(2001), 'Bio must be at most 2000 characters'],
    ['bio', 'bell \u0007', 'Bio must not contain control characters'],
    ['bio', 'half \ud83d', 'Bio must not contain control characters'],
    ['location', 'l'.repeat(121), 'Location must be at most 120 characters'],
    ['age', 17, 'Must be at least 18 years old'],
    ['age', 121, 'Must be at most 120 years old'],
    ['age', 30.5, 'Age must be a whole number'],
    ['age', '30', /./],
    ['avatarUrl', 'javascript:alert(1)', /link to a picture/],
    ['avatarUrl', '//example.org/a.png', /link to a picture/],
    ['avatarUrl', `https://example.org/${'a'.repeat(2048)}`, /2048/],
  ])('refuses %s %j', async (path, value, message) => {
    const answer = await change({ [path]: value });
    expectProblem(answer, 400, 'invalid_input');
    const errors = [
      {
        path,
        message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
      },
    ];
    expect(answer.body).toMatchObject({ errors });
  });

  test.each([
    ['relationshipTypes', [5]],
    ['relationshipTypes', [1, 1]],
    ['relationshipTypes.0', ['1']],
    ['roles', { 2: 'seek' }],
    ['roles', { 5: 'seek' }],
    ['roles', { '01': 'seek' }],
    ['roles', 'seek'],
    ['roles.1', { 1: 'receive' }],
    ['ageRange', { min: 60, max: 30 }],
    ['ageRange.min', { min: 17, max: 30 }],
    ['ageRange.max', { min: 18, max: 121 }],
    ['ageRange.max', { min: 18 }],
    ['location', 'l'.repeat(121)],
    ['interests', Array.from({ length: 51 }, (_, index) => `interest ${index}`)],
    ['interests', ['Café', 'cafe']],
    ['interests.1', ['Chess', ' ']],
    ['interests.0', ['i'.repeat(41)]],
    ['reasons', Array.from({ length: 11 }, (_, index) => `reason ${index}`)],
    ['reasons.0', ['r'.repeat(201)]],
    ['photos', Array.from({ length: 13 }, (_, index) => `/photos/${index}.jpg`)],
    ['photos.0', ['ftp://example.org/a.jpg']],
    ['activities', Array.from({ length: 21 }, (_, index) => `activity ${index}`)],
    ['activities.0', ['a'.repeat(81)]],
    ['availability', 'a'.repeat(201)],
    ['prompts', 'Soup'],
    ['prompts.hope', { hope: 'h'.repeat(301) }],
    ['prompts.sunday', { give: 'Soup', sunday: 7 }],
  ])('refuses preferences whose %s is %j', async (path, value) => {
    const [key = ''] = path.split('.');
    const answer = await change({ preferences: { [key]: value } });
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path: `preferences.${path}` }] });
  });

  test('takes as much as the rules allow', async () => {
    const many = (length: number, characters: number) =>
      Array.from({ length }, (_, index) => `${index} `.padEnd(characters, 'x'));
    const most = {
      bio: '🐝'.repeat(2000),
      location: 'l'.repeat(120),
      age: 120,
      avatarUrl: '/portraits/rosa.png',
      preferences: {
        relationshipTypes: [1, 2, 3, 4],
        roles: { 1: 'seek', 3: 'offer', 4: 'either' },
        ageRange: { min: 18, max: 120 },
        location: 'p'.repeat(120),
        interests: many(50, 40),
        reasons: many(10, 200),
        photos: many(12, 40).map((photo) => `/photos/${photo.replace(' ', '-')}`),
        activities: many(20, 80),
        availability: 'a'.repeat(200),
        prompts: { sunday: '🐝'.repeat(300), give: 'g'.repeat(300), hope: 'h'.repeat(300) },
      },
    };
    expect(await change(most)).toMatchObject({ status: 200, body: most });
  });

  test('refuses to change another member, after the payload and the member were looked at', async () => {
    expectProblem(await change({ bio: 'x' }, daniel.id), 403, 'forbidden');
    expectProblem(await change({ age: 3 }, daniel.id), 400, 'invalid_input');
    expectProblem(await change({ bio: 'x' }, 999_999), 404, 'not_found');
    const { body } = await rosa.send('GET', `/api/users/${daniel.id}`);
    expect(body).toEqual(profileOf(daniel));
  });

  test('keeps both of two changes made at once', async () => {
    await Promise.all([
      change({ location: 'Hull' }),
      change({ preferences: { reasons: ['Tea'] } }),
    ]);
    const { body } = await rosa.send('GET', '/api/auth/current');
    expect(body).toMatchObject({ location: 'Hull', preferences: { reasons: ['Tea'] } });
  });
});
