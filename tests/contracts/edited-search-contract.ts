import { expect, test } from 'vitest';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import {
  generateEdits,
  openEditedSite,
  type Edit,
  type EditedSite,
} from '#tests/support/edited-site.ts';
import { expectFound } from '#tests/support/expected-discovery.ts';
import { generateSearches, type GeneratedSearch } from '#tests/support/generated-searches.ts';
import { readAllPages } from '#tests/support/search-results.ts';
import type { OpenStorage } from './open-storage.ts';

/** How much to search and to edit. */
export interface SearchedSize {
  readonly members: number;
  readonly searches: number;
  readonly edits: number;
}

/** What takes minutes is run by `SEARCHES=all`. */
const IS_WHOLE = process.env['SEARCHES'] === 'all';
export const SEARCHED_SIZE: SearchedSize = IS_WHOLE
  ? { members: 300, searches: 1_000, edits: 5_000 }
  : { members: 40, searches: 40, edits: 120 };
export const PATIENCE = IS_WHOLE ? 3_600_000 : 600_000;

/** That searches among members who are edited answer what the records say. */
export function describeEditedSearches(openStorage: OpenStorage): void {
  test(
    'while and after members change, every search finds those the records say',
    async () => {
      const storage = await openStorage();
      try {
        await searchWhileEditing(SEARCHED_SIZE, async (given) => {
          const site = await openEditedSite(storage, given);
          return { site, directory: storage.directory };
        });
      } finally {
        await storage.close();
      }
    },
    PATIENCE,
  );
}

interface Searched {
  readonly site: EditedSite;
  readonly directory: Pick<MemberDirectory, 'search' | 'count'>;
}

/** Edits and searches in turns, and with the last edit before each search searches already meanwhile. */
async function searchWhileEditing(
  size: SearchedSize,
  open: (given: readonly Edit[]) => Promise<Searched>,
): Promise<void> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const edits = generateEdits(size.members + size.edits, seed);
  const { site, directory } = await open(edits.splice(0, size.members));
  const perSearch = size.edits / size.searches;
  for (const makeSearch of generateSearches(size.searches, seed)) {
    const [last, ...others] = edits.splice(0, perSearch).reverse();
    for (const edit of others.reverse()) await site.edit(edit);
    const search = makeSearch(site.members);
    const message = `seed ${seed}: ${JSON.stringify(search)}`;
    if (last !== undefined) await searchDuring(site, directory, search, last, message);
    await searchAfter(site, directory, search, message);
  }
}

/** All pages, each read on from the one before, and the count. */
async function searchAfter(
  site: EditedSite,
  directory: Searched['directory'],
  { viewerId, query }: GeneratedSearch,
  message: string,
): Promise<void> {
  const expected = expectFound(site.seenBy(viewerId), query.filters, query.sort);
  const pages = await readAllPages(
    query,
    async (page) => (await directory.search(viewerId, page))!,
  );
  const found = pages.map(({ members, total, totalIsExact }) => ({
    ids: members.map(({ id }) => id),
    total,
    totalIsExact,
  }));
  expect(found, message).toEqual(cutIntoPages(expected, query.limit));
  expect(await directory.count(viewerId, query.filters), message).toBe(expected.length);
}

/** The pages of everyone who must be found. */
export function cutIntoPages(ids: readonly number[], limit: number) {
  const pages = Array.from({ length: Math.max(1, Math.ceil(ids.length / limit)) });
  return pages.map((_page, place) => ({
    ids: ids.slice(place * limit, (place + 1) * limit),
    total: ids.length,
    totalIsExact: true,
  }));
}

/** Those who are being edited may be found where they were, where they will be, or not; nobody else moves. */
async function searchDuring(
  site: EditedSite,
  directory: Searched['directory'],
  { viewerId, query }: GeneratedSearch,
  edit: Edit,
  message: string,
): Promise<void> {
  const before = site.seenBy(viewerId);
  // What was answered before the edit must not be the answer after it.
  await directory.search(viewerId, query);
  const [page, edited] = await Promise.all([
    directory.search(viewerId, { ...query, limit: SEARCHED_SIZE.members * 100 }),
    site.edit(edit),
  ]);
  // The order by relevance is another one for a viewer who changes.
  if (edited.includes(viewerId)) return;
  const moving = new Set<number>(edited);
  const isSteady = (id: number) => !moving.has(id);
  const [was, is] = [before, site.seenBy(viewerId)].map((seen) =>
    expectFound(seen, query.filters, query.sort),
  );
  const found: number[] = page!.members.map(({ id }) => id);
  expect(found.filter(isSteady), message).toEqual(was!.filter(isSteady));
  for (const id of found) expect([...was!, ...is!], message).toContain(id);
  expect(page!.total, message).toBe(found.length);
}
