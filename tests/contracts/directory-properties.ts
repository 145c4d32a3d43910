import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import { recommendMembers } from '#core/discovery/domain/recommendation.ts';
import { searchMembers, type DiscoveryQuery } from '#core/discovery/domain/search.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { anyFilters, anySelf } from '#tests/support/arbitraries.ts';
import { newMember } from '#tests/support/new-member.ts';
import { readAllPages } from '#tests/support/search-results.ts';
import { storeRequest, valueOf } from '#tests/support/stored-records.ts';
import type { OpenStorage } from './open-storage.ts';
import { createMember, updateMember } from '#tests/support/writes.ts';

/** A site: its members, who among them changed their record since, and who is connected to the first. */
const anySite = fc.record({
  members: fc.array(anySelf, { minLength: 1, maxLength: 14 }),
  changes: fc.array(fc.tuple(fc.nat(13), anySelf), { maxLength: 3 }),
  connected: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 3 }),
});

type SitePlan = typeof anySite extends fc.Arbitrary<infer Plan> ? Plan : never;

const anyQuery = fc.record({
  filters: anyFilters,
  sort: fc.constantFrom(...DISCOVERY_SORTS),
  limit: fc.integer({ min: 1, max: 5 }),
});

/** That the directory answers as the core does, whatever is stored and asked for. */
export function describeDirectoryProperties(openStorage: OpenStorage): void {
  test('whatever is stored, the directory answers as the core does', async () => {
    const questions = fc.array(anyQuery, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(anySite, questions, (plan, queries) =>
        withSite(openStorage, plan, async (site) => {
          for (const query of queries) await checkSearch(site, query);
          for (const limit of [1, 3, 20]) await checkRecommendations(site, limit);
        }),
      ),
      { numRuns: 30 },
    );
  }, 60_000);
}

/** The pages, each read on from the one before, must be the core's whole answer, cut to size. */
async function checkSearch(site: Site, query: Omit<DiscoveryQuery, 'after'>): Promise<void> {
  const { storage, members, viewer, connectedIds } = site;
  const whole = { ...query, limit: members.length, after: null };
  const expected = searchMembers(members, viewer, connectedIds, whole);
  const pages = await readAllPages(
    { ...query, after: null },
    async (page) => (await storage.directory.search(viewer.id, page))!,
  );
  expect(pages.flatMap((page) => toIds(page.members))).toEqual(toIds(expected.members));
  for (const page of pages) expect(page.total).toBe(expected.total);
  for (const page of pages.slice(0, -1)) expect(page.members).toHaveLength(query.limit);
}

async function checkRecommendations(site: Site, limit: number): Promise<void> {
  const { storage, members, viewer, connectedIds } = site;
  const expected = recommendMembers(members, viewer, connectedIds, limit);
  const recommended = await storage.directory.recommend(viewer.id, limit);
  expect(toIds(recommended!)).toEqual(toIds(expected));
}

const toIds = (members: readonly Member[]) => members.map(({ id }) => id);

interface Site {
  readonly storage: Storage;
  /** Everyone as the core sees them, the last active of whom has the highest number. */
  readonly members: readonly SearchableMember[];
  readonly viewer: SearchableMember;
  readonly connectedIds: ReadonlySet<number>;
}

async function withSite(
  openStorage: OpenStorage,
  { members, changes, connected }: SitePlan,
  check: (site: Site) => Promise<void>,
): Promise<void> {
  const storage = await openStorage();
  try {
    let activity = 0;
    const stored: SearchableMember[] = [];
    const remember = (place: number, { email: _email, ...member }: Self) => {
      activity += 1;
      stored[place] = toSearchableMember(member, activity);
    };
    for (const [place, { id: _id, ...self }] of members.entries()) {
      const { username, email, passwordHash } = newMember();
      const created = await createMember(storage, { ...self, username, email, passwordHash });
      remember(place, valueOf(created));
    }
    for (const [place, { name, bio, location, age, preferences }] of changes) {
      const target = stored[place];
      if (!target) continue;
      const changed = { name, bio, location, age, preferences };
      remember(place, valueOf(await updateMember(storage, target.id, changed)));
    }
    const connectedIds = new Set<number>();
    for (const place of connected) {
      const asking = stored[place];
      if (!asking) continue;
      await storeRequest(storage, asking.id, stored[0]!.id);
      connectedIds.add(asking.id);
    }
    await check({ storage, members: stored, viewer: stored[0]!, connectedIds });
  } finally {
    await storage.close();
  }
}
