import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { anyFilters, anySelf, AWKWARD_WORDS } from '#tests/support/arbitraries.ts';
import {
  expectFound,
  expectRecommended,
  type SearchedSite,
} from '#tests/support/expected-discovery.ts';
import { newMember } from '#tests/support/new-member.ts';
import { findIds, readAllPages } from '#tests/support/search-results.ts';
import { storeRequest, valueOf } from '#tests/support/stored-records.ts';
import type { OpenStorage } from './open-storage.ts';
import { createMember, updateMember } from '#tests/support/writes.ts';

const NO_FILTERS: DiscoveryFilters = {
  text: '',
  location: '',
  minAge: null,
  maxAge: null,
  types: [],
  side: null,
  interests: [],
  languages: [],
  country: null,
};

/** Up to nine interests, in any order: two who have them often share more than are counted. */
const manyInterests = fc.shuffledSubarray(
  ['Art', 'Music', 'Yoga', 'Nature', 'Chess', 'Knots', 'Tea', 'Maps', 'Café crawls'],
  { minLength: 5 },
);

/** Few ages and places, so that two members often are of one place and at the ends of a range. */
const fewAges = fc.constantFrom(null, 30, 40);
const fewPlaces = fc.constantFrom(null, 'Leeds', 'LEEDS', 'Zürich', 'zurich');

const anyRecord = fc.oneof(
  anySelf,
  fc
    .record({ self: anySelf, age: fewAges, location: fewPlaces, interests: manyInterests })
    .map(({ self, age, location, interests }) => {
      const preferences = { ...self.preferences, interests };
      return { ...self, age, location, preferences };
    }),
);

/** A site: its members, who among them changed their record since, and who is connected to the first. */
const anySite = fc.record({
  members: fc.array(anyRecord, { minLength: 1, maxLength: 14 }),
  changes: fc.array(fc.tuple(fc.nat(13), anySelf), { maxLength: 3 }),
  connected: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 3 }),
});

type SitePlan = typeof anySite extends fc.Arbitrary<infer Plan> ? Plan : never;

/** Most members joined in this century. */
const anyDay = fc.oneof(fc.constant(60_000), fc.integer({ min: 11_000, max: 47_500 }));

const anyQuery = fc.record({
  filters: anyFilters,
  sort: fc.constantFrom<DiscoverySort[]>('relevance', 'recent', 'age-asc', 'age-desc'),
  limit: fc.integer({ min: 1, max: 5 }),
});

/** That the directory answers what the records alone say, whatever is stored and asked for. */
export function describeDirectoryProperties(openStorage: OpenStorage, numRuns: number): void {
  test('whatever is stored, the directory answers what the records say', async () => {
    const questions = fc.array(anyQuery, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(anySite, questions, anyDay, (plan, queries, today) =>
        withSite(openStorage, plan, async (site) => {
          for (const query of queries) await checkSearch(site, query);
          for (const limit of [1, 3, 20]) await checkRecommendations(site, limit, today);
        }),
      ),
      { numRuns },
    );
  });

  test('by awkward words, the directory finds those the records say', async () => {
    const members: Self[] = fc
      .sample(anySelf, AWKWARD_WORDS.length)
      .map((self, place) => ({ ...self, name: AWKWARD_WORDS[place]! }));
    await withSite(openStorage, { members, changes: [], connected: [] }, async (site) => {
      for (const word of AWKWARD_WORDS) {
        const found = await findIds(site.storage, site.viewerId, { text: word });
        expect(found).toEqual(expectFound(site, { ...NO_FILTERS, text: word }, 'recent'));
      }
    });
  });
}

/** The pages, each read on from the one before, must be the whole answer, cut to size. */
async function checkSearch(site: Site, query: Omit<DiscoveryQuery, 'after'>): Promise<void> {
  const expected = expectFound(site, query.filters, query.sort);
  const pages = await readAllPages(
    { ...query, after: null },
    async (page) => (await site.storage.directory.search(site.viewerId, page))!,
  );
  expect(pages.flatMap((page) => toIds(page.members))).toEqual(expected);
  for (const page of pages) expect(page.total).toBe(expected.length);
  for (const page of pages.slice(0, -1)) expect(page.members).toHaveLength(query.limit);
}

async function checkRecommendations(site: Site, limit: number, today: number): Promise<void> {
  const recommended = await site.storage.directory.recommend(site.viewerId, limit, today);
  expect(toIds(recommended!)).toEqual(expectRecommended(site, today).slice(0, limit));
}

const toIds = (members: readonly Member[]) => members.map(({ id }) => id);

interface Site extends SearchedSite {
  readonly storage: Storage;
}

async function withSite(
  openStorage: OpenStorage,
  { members: planned, changes, connected }: SitePlan,
  check: (site: Site) => Promise<void>,
): Promise<void> {
  const storage = await openStorage();
  try {
    const everyone: Member[] = [];
    /** Every write is on a day of its own. */
    const activeOn = new Map<number, number>();
    let day = 0;
    const act = (id: number) => activeOn.set(id, (day += 1));
    for (const { id: _id, email: _email, ...record } of planned) {
      const { username, email, passwordHash } = newMember();
      const member = { ...record, username };
      const { id } = valueOf(await createMember(storage, { ...member, email, passwordHash }));
      everyone.push({ ...member, id });
      act(id);
    }
    for (const [place, { name, bio, location, age, preferences }] of changes) {
      const target = everyone[place];
      if (!target) continue;
      const changed = { name, bio, location, age, preferences };
      valueOf(await updateMember(storage, target.id, changed));
      everyone[place] = { ...target, ...changed };
      act(target.id);
    }
    const [viewer] = everyone;
    const connectedIds = new Set<number>();
    for (const place of connected) {
      const asking = everyone[place];
      if (!asking) continue;
      await storeRequest(storage, asking.id, viewer!.id);
      connectedIds.add(asking.id);
      act(asking.id);
    }
    await check({ storage, members: everyone, activeOn, viewerId: viewer!.id, connectedIds });
  } finally {
    await storage.close();
  }
}
