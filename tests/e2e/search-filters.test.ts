import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { WireConnection } from '#core/connections/schemas.ts';
import { searchMembers } from '#core/discovery/domain/search.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import { tieKey } from '#core/discovery/domain/tie-break.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import { startJourneySite } from './journey-site.ts';
import { readResults, readTotal, setSearch, type PageSearch } from './search-page.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { openDevice } from './sign-up.ts';

const MEMBERS = 2_000;
/** How many results are scrolled to and compared, where there are so many: three pages. */
const MOST_READ = 60;

const site = startJourneySite(() => startSeededServer(MEMBERS));
let device: BrowserContext;
let page: Page;
let viewer: SearchableMember;
let members: readonly SearchableMember[];
let connectedIds: ReadonlySet<number>;
/** Members who have logged in since the seed. */
let latest: readonly Member[];

beforeAll(async () => {
  device = await openDevice(site.browser, site.server.url);
  await signIn(device);
  const self = await read<Self>('/api/auth/current');
  const connections = await readAll<WireConnection>('/api/connections?limit=500');
  viewer = toSearchableMember(self, 0);
  connectedIds = new Set(connections.flatMap(({ userId1, userId2 }) => [userId1, userId2]));
  const all = await readAll<Member>('/api/users?limit=500');
  members = await logInSome(all);
  page = await device.newPage();
  await page.goto('/advanced-search');
});

test.each<Partial<PageSearch>>([
  {},
  { sort: 'age-asc' },
  { sort: 'age-desc', maxAge: 100 },
  { sort: 'recent' },
  { text: 'garden' },
  { text: 'MULLER', sort: 'age-desc' },
  { location: 'lodz', sort: 'age-asc' },
  { location: '  köln ', sort: 'recent' },
  { minAge: 61, maxAge: 74, sort: 'age-asc' },
  { types: [3], sort: 'recent' },
  { types: [3], side: 'offer', sort: 'recent' },
  { side: 'seek', sort: 'age-asc' },
  { types: [1, 4], sort: 'age-desc' },
  { interests: ['Hiking', 'Yoga'] },
  { text: 'e', location: 'leeds' },
  { minAge: 30, maxAge: 45, types: [2], interests: ['Cooking'], sort: 'age-asc' },
  {
    text: 'family',
    location: 'a',
    minAge: 25,
    maxAge: 90,
    types: [1, 2, 3],
    interests: ['Music', 'Reading', 'Travel'],
  },
])('the page finds for %o whom the rules find', async (asked) => {
  const search = await setSearch(page, asked);
  const { sort, ...filters } = search;
  const query = { filters, sort, limit: MEMBERS, after: null };
  const expected = searchMembers(members, viewer, connectedIds, query);
  expect(expected.total).toBeGreaterThan(0);
  expect(await readTotal(page)).toBe(`${expected.total} matches found`);
  const results = await readResults(page, Math.min(MOST_READ, expected.total));
  expect(results.length).toBeLessThanOrEqual(expected.total);
  const people = expected.members.map(({ id, name }) => ({ id, name }));
  if (sort !== 'recent') {
    expect(results).toEqual(people.slice(0, results.length));
  } else {
    // The API tells nobody when others were active: only who logged in today is known.
    const active = latest
      .filter(({ id }) => people.some((person) => person.id === id))
      .toSorted((one, two) => tieKey(viewer.id, two.id) - tieKey(viewer.id, one.id));
    expect(results.slice(0, active.length)).toEqual(active.map(({ id, name }) => ({ id, name })));
    expect(people).toEqual(expect.arrayContaining(results));
  }
});

test('a search that finds nobody leads back to everybody', async () => {
  await setSearch(page, { text: 'nobody is called that' });
  expect(await readTotal(page)).toBe('0 matches found');
  await page.getByRole('heading', { name: 'No matches found' }).waitFor();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await page.getByRole('heading', { name: 'No matches found' }).waitFor({ state: 'detached' });
  expect(Number.parseInt(await readTotal(page))).toBeGreaterThan(1_000);
});

test('the address of a search leads back to it', async () => {
  await setSearch(page, { location: 'leeds', minAge: 40, types: [1], interests: ['Music'] });
  const total = await readTotal(page);
  const results = await readResults(page, Number.parseInt(total));
  const other = await device.newPage();
  await other.goto(page.url());
  expect(await readTotal(other)).toBe(total);
  expect(await readResults(other, results.length)).toEqual(results);
});

/** Logs some members in, who are then the most recently active: all on the same day. */
async function logInSome(all: readonly Member[]): Promise<readonly SearchableMember[]> {
  const visitor = await openDevice(site.browser, site.server.url);
  const active = new Set<number>();
  for (const { id, username } of all.filter(({ id }) => id % 160 === 7)) {
    await signIn(visitor, username);
    active.add(id);
  }
  await visitor.close();
  latest = all.filter(({ id }) => active.has(id));
  return all.map((member) => toSearchableMember(member, active.has(member.id) ? 1 : 0));
}

async function read<Answer>(path: string): Promise<Answer> {
  return (await (await device.request.get(path)).json()) as Answer;
}

/** A list of the API with all its pages. */
async function readAll<Entry>(path: string): Promise<Entry[]> {
  const response = await device.request.get(path);
  const entries = (await response.json()) as Entry[];
  const next = /<([^>]+)>; rel="next"/.exec(response.headers()['link'] ?? '')?.[1];
  return next === undefined ? entries : [...entries, ...(await readAll<Entry>(next))];
}
