import { toEmailAddress, toUsername } from '#tests/support/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { tieKey } from '#core/discovery/domain/tie-break.ts';
import { discoveryPageSchema, recommendationsSchema } from '#core/discovery/schemas.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { createMember } from '#tests/support/writes.ts';

let server: TestServer;
let viewer: MemberClient;

beforeAll(async () => {
  const clock = createSettableClock();
  server = await startTestServer({ clock });
  viewer = await signUp(server.url, 'viewer', {
    age: 40,
    location: 'Leeds',
    preferences: { relationshipTypes: [1, 3], interests: ['Chess', 'Bees'] },
  });
  await signUp(server.url, 'amelie', {
    name: 'Amélie',
    age: 70,
    location: 'Zürich',
    preferences: { relationshipTypes: [1], interests: ['chess'] },
  });
  await signUp(server.url, 'bruno', {
    bio: 'Straße und CAFÉ',
    age: 25,
    preferences: { relationshipTypes: [2] },
  });
  await signUp(server.url, 'carla', {
    location: 'leeds',
    preferences: { relationshipTypes: [3], interests: ['BEES', 'Chess'], reasons: ['Tea'] },
  });
  const asked = await signUp(server.url, 'asked');
  await viewer.send('POST', '/api/connections', { userId1: viewer.id, userId2: asked.id });
  clock.advance(7 * DAY);
});
afterAll(() => server.close());

async function search(query: string): Promise<z.output<typeof discoveryPageSchema>> {
  const { status, body } = await viewer.send('GET', `/api/discovery?${query}`);
  expect(status).toBe(200);
  return discoveryPageSchema.parse(body);
}

const find = async (query: string) => (await search(query)).members.map((it) => it.username);

describe('GET /api/discovery', () => {
  test('finds everyone but the caller and those who are connected with them', async () => {
    expect(await search('')).toMatchObject({ total: 3, next: null });
    expect((await find('')).sort()).toEqual(['amelie', 'bruno', 'carla']);
  });

  test.each([
    ['text=AMELIE', ['amelie']],
    ['text=strasse', ['bruno']],
    ['text=cafe', ['bruno']],
    ['text=%20caf%C3%A9%20', ['bruno']],
    ['text=100%25', []],
    ['text=_', []],
    ['location=zurich', ['bruno', 'amelie']],
    ['minAge=30', ['carla', 'amelie']],
    ['maxAge=30', ['carla', 'bruno']],
    ['minAge=25&maxAge=25', ['carla', 'bruno']],
    ['types=1,2', ['bruno', 'amelie']],
    ['types=1&types=2', ['bruno', 'amelie']],
    ['interests=CHESS', ['carla', 'amelie']],
    ['interests=bees,nothing', ['carla']],
    ['types=3&interests=chess&location=LEEDS', ['carla']],
    ['text=nobody', []],
  ])('?%s finds %j', async (query, expected) => {
    expect((await find(`${query}&sort=recent`)).sort()).toEqual([...expected].sort());
    expect(await search(query)).toMatchObject({ total: expected.length });
  });

  test('orders by each sort, the unknown last and as if by lot among equals', async () => {
    expect(await find('sort=age-asc')).toEqual(['bruno', 'amelie', 'carla']);
    expect(await find('sort=age-desc')).toEqual(['amelie', 'bruno', 'carla']);
    expect(await find('sort=relevance')).toEqual(['carla', 'amelie', 'bruno']);
    expect(await find('')).toEqual(['carla', 'amelie', 'bruno']);
    const { members } = await search('sort=recent');
    const lots = members.map(({ id }) => tieKey(viewer.id, id));
    expect(lots).toEqual(lots.toSorted((one, two) => two - one));
    expect(lots).toHaveLength(3);
  });

  test.each(['relevance', 'recent', 'age-asc', 'age-desc'])(
    'is read page by page in the order %s, by cursor and by link',
    async (sort) => {
      const whole = await find(`sort=${sort}`);
      const seen: string[] = [];
      let query: string | null = `sort=${sort}&limit=1`;
      while (query !== null) {
        const { headers, body } = await viewer.send('GET', `/api/discovery?${query}`);
        const { total, members, next } = discoveryPageSchema.parse(body);
        expect(total).toBe(3);
        seen.push(...members.map(({ username }) => username));
        query = next && `sort=${sort}&limit=1&cursor=${next}`;
        expect(headers.get('Link')).toBe(query && `</api/discovery?${query}>; rel="next"`);
      }
      expect(seen).toEqual(whole);
    },
  );

  test.each([
    ...['sort=', 'sort=name', 'sort=recent&sort=recent', 'limit=0', 'limit=x', 'limit='],
    ...['minAge=x', 'minAge=-1', 'minAge=', 'maxAge=1.5', 'maxAge=121', 'minAge=30&maxAge=29'],
    ...['types=5', 'types=x', 'types=1,0', 'types=-1', 'cursor=', 'cursor=x', 'cursor=members.1'],
    ...['cursor=recent.1.1', 'cursor=relevance.1', 'cursor=relevance.1.1&cursor=relevance.1.1'],
    ...[`text=${'x'.repeat(121)}`, `location=${'x'.repeat(121)}`, 'text=%00', 'text=a&text=b'],
    ...[`interests=${'x'.repeat(41)}`, `interests=${Array<string>(51).fill('x').join(',')}`],
  ])('refuses ?%s', async (query) => {
    const answer = await viewer.send('GET', `/api/discovery?${query}`);
    expectProblem(answer, 400, 'invalid_input');
  });

  test('an empty list of types or interests filters nothing', async () => {
    expect(await find('types=&interests=')).toHaveLength(3);
  });
});

test('a page of discovery has 24 members, 100 at the most; recommendations are 3, 20 at the most', async () => {
  const crowded = await startTestServer();
  const member = await signUp(crowded.url, 'viewer', {
    preferences: { relationshipTypes: [1] },
  });
  for (let number = 0; number < 101; number += 1) {
    const username = `member${number}`;
    const email = `${username}@example.org`;
    const { self } = member;
    await createMember(crowded.storage, {
      ...self,
      createdAt: '2026-01-01T10:00:00.000Z',
      username: toUsername(username),
      email: toEmailAddress(email),
      passwordHash: 'x',
    });
  }
  for (const [query, size] of [
    ['', 24],
    ['?limit=100', 100],
    ['?limit=101', 100],
  ] as const) {
    const { body } = await member.send('GET', `/api/discovery${query}`);
    expect(body).toMatchObject({ total: 101 });
    expect(body).toHaveProperty('members.length', size);
  }
  for (const [query, size] of [
    ['', 3],
    ['?limit=20', 20],
    ['?limit=21', 20],
  ] as const) {
    const { body } = await member.send('GET', `/api/recommendations${query}`);
    expect(body).toHaveProperty('length', size);
  }
  await crowded.close();
});

test('a cursor is of no use to another member, nor in another order', async () => {
  const { next } = await search('limit=1&sort=recent');
  const other = await signUp(server.url, 'curious');
  const address = `/api/discovery?limit=1&cursor=${next}`;
  for (const [member, sort] of [
    [other, 'recent'],
    [viewer, 'age-asc'],
  ] as const) {
    const answer = await member.send('GET', `${address}&sort=${sort}`);
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path: 'cursor' }] });
  }
  expect(await viewer.send('GET', `${address}&sort=recent`)).toMatchObject({ status: 200 });
});

describe('GET /api/recommendations', () => {
  test('names those who fit best and whose bond fits, best first, and why', async () => {
    const { body } = await viewer.send('GET', '/api/recommendations');
    const recommended = recommendationsSchema.parse(body);
    expect(recommended.map(({ member }) => member.username)).toEqual(['carla', 'amelie']);
    expect(recommended[0]?.reasons).toEqual([
      'You’re both open to a Mentor Match, whichever way round',
      'You share Chess and Bees',
      'You’re both in Leeds',
    ]);
    expect(await viewer.send('GET', '/api/recommendations?limit=1')).toHaveProperty(
      'body.length',
      1,
    );
  });

  test('leaves out accounts of their first week, which searches find', async () => {
    const late = await signUp(server.url, 'late', { preferences: { relationshipTypes: [1] } });
    const { body } = await viewer.send('GET', '/api/recommendations?limit=20');
    const ids = recommendationsSchema.parse(body).map(({ member }) => member.id);
    expect(ids).not.toContain(late.id);
    expect(await find('types=1')).toContain('late');
  });

  test.each(['limit=0', 'limit=x', 'limit=-1', 'limit=1&limit=2'])('refuses ?%s', async (query) => {
    const answer = await viewer.send('GET', `/api/recommendations?${query}`);
    expectProblem(answer, 400, 'invalid_input');
  });
});

describe('how near people live', () => {
  let leeds: MemberClient;
  const found = async (query: string, who = leeds) => {
    const { status, body } = await who.send('GET', `/api/discovery?text=neighbour&${query}`);
    expect(status).toBe(200);
    const page = discoveryPageSchema.parse(body);
    const names = new Map(page.members.map(({ id, username }) => [id, username]));
    const near = page.near.map(({ memberId, distance }) => [names.get(memberId), distance]);
    return { found: [...names.values()].sort(), near };
  };
  const neighbour = (username: string, preferences: object) =>
    signUp(server.url, username, { name: 'Neighbour', preferences });

  beforeAll(async () => {
    leeds = await signUp(server.url, 'of-leeds', { preferences: { country: 'GB', town: 'Leeds' } });
    await neighbour('of-bradford', { country: 'GB', town: 'Bradford' });
    await neighbour('of-london', { country: 'GB', town: 'London' });
    await neighbour('of-britain', { country: 'GB' });
    await neighbour('of-egypt', { country: 'EG', town: 'Cairo' });
    await neighbour('of-nowhere', {});
  });

  test('a distance leaves out who is known to live farther, and each page says who is near', async () => {
    const everyone = ['of-bradford', 'of-britain', 'of-egypt', 'of-london', 'of-nowhere'];
    const near = [['of-bradford', 25]];
    expect(await found('')).toEqual({ found: everyone, near });
    const within = { found: ['of-bradford', 'of-britain', 'of-nowhere'], near };
    for (const distance of [25, 50, 100]) {
      expect(await found(`distance=${distance}`)).toEqual(within);
    }
    const count = await leeds.send('GET', '/api/discovery/count?text=neighbour&distance=25');
    expect(count.body).toEqual({ total: 3 });
  });

  test('it is measured from a town, and filters nothing without one', async () => {
    const all = await found('', viewer);
    expect(all.near).toEqual([]);
    expect(await found('distance=25', viewer)).toEqual(all);
    const moved = { preferences: { country: 'EG', town: 'Cairo' } };
    await leeds.send('PATCH', `/api/users/${leeds.id}`, moved);
    expect(await found('distance=25')).toEqual({
      found: ['of-egypt', 'of-nowhere'],
      near: [['of-egypt', 25]],
    });
    const home = { preferences: { country: 'GB', town: 'Leeds' } };
    await leeds.send('PATCH', `/api/users/${leeds.id}`, home);
  });

  test('a profile says it too, where it is known', async () => {
    const ids = new Map<string, number>(
      (await search('text=neighbour')).members.map(({ id, username }) => [username, id]),
    );
    const distanceOf = async (username: string) => {
      const { body } = await leeds.send('GET', `/api/users/${ids.get(username)}`);
      return (body as { readonly distance: unknown }).distance;
    };
    expect(await distanceOf('of-bradford')).toBe(25);
    for (const far of ['of-london', 'of-britain', 'of-nowhere']) {
      expect(await distanceOf(far)).toBeNull();
    }
  });
});
