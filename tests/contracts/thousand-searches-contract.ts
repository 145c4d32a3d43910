import { expect, test } from 'vitest';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { recommendMembers } from '#core/discovery/domain/recommendation.ts';
import { searchMembers } from '#core/discovery/domain/search.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { Member } from '#core/members/domain/member.ts';
import { generateEdits, openEditedSite } from '#tests/support/edited-site.ts';
import type { SearchedSite } from '#tests/support/expected-discovery.ts';
import { generateSearches } from '#tests/support/generated-searches.ts';
import { tries } from '#tests/support/tries.ts';
import type { OpenStorage } from './open-storage.ts';

const MEMBERS = tries(200);
const SEARCHES = tries(1_000);
/** How many searches are asked between two edits, and for how many members recommendations too. */
const SEARCHES_PER_EDIT = 10;
const SEARCHES_PER_RECOMMENDATION = 5;
const TODAY = toActivityDay('2026-11-22T12:00:00.000Z');

/** A thousand searches, or as many as the suite tries, find the members that the pure functions find, in their order. */
export function describeThousandSearches(openStorage: OpenStorage): void {
  test('searches over roles, languages and places are answered as the pure function does', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const storage = await openStorage();
    try {
      const edits = generateEdits(MEMBERS + SEARCHES / SEARCHES_PER_EDIT, seed);
      const site = await openEditedSite(storage, edits.splice(0, MEMBERS));
      const fold = createFolding();
      for (const [place, makeSearch] of generateSearches(SEARCHES, seed).entries()) {
        const edit = place % SEARCHES_PER_EDIT === 0 ? edits.pop() : undefined;
        if (edit !== undefined) await site.edit(edit);
        const { viewerId, query } = makeSearch(site.members);
        const message = `seed ${seed}: ${JSON.stringify({ place, viewerId, query })}`;
        const seen = site.seenBy(viewerId);
        const members = fold(seen);
        const viewer = members.find(({ id }) => id === viewerId)!;
        const page = await storage.directory.search(viewerId, query);
        const { total, members: found } = searchMembers(members, viewer, seen.connectedIds, query);
        expect([page!.total, page!.members.map(idOf)], message).toEqual([total, found.map(idOf)]);
        if (place % SEARCHES_PER_RECOMMENDATION !== 0) continue;
        const recommended = await storage.directory.recommend(viewerId, 20, TODAY);
        const best = recommendMembers(members, viewer, seen.connectedIds, 20, TODAY);
        expect(recommended!.map(idOf), message).toEqual(best.map(idOf));
      }
    } finally {
      await storage.close();
    }
  });
}

const idOf = ({ id }: { readonly id: number }) => id;

/** Folds each record once, however often it is searched. */
function createFolding(): (site: SearchedSite) => SearchableMember[] {
  const folded = new WeakMap<Member, SearchableMember>();
  return ({ members, activeOn }) =>
    members.map((member) => {
      const known = folded.get(member) ?? toSearchableMember(member, 0);
      folded.set(member, known);
      return { ...known, activeOn: activeOn.get(member.id)! };
    });
}
