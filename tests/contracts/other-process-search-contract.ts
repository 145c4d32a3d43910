import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { discoveryPageSchema } from '#core/discovery/schemas.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { startServerProcess } from '#tests/e2e/server-process.ts';
import { createApiClient, type ApiClient } from '#tests/support/api-client.ts';
import { generateEdits, openEditedSite } from '#tests/support/edited-site.ts';
import { expectFound } from '#tests/support/expected-discovery.ts';
import { generateSearches } from '#tests/support/generated-searches.ts';
import { buildServerProgram } from '#tests/support/server-program.ts';
import { createSession } from '#tests/support/writes.ts';
import { cutIntoPages, PATIENCE, SEARCHED_SIZE } from './edited-search-contract.ts';

/** A database that keeps nothing yet, for two processes at once. */
export interface SharedPlace {
  readonly url: string;
  readonly open: () => Promise<Storage>;
  readonly release: () => Promise<void>;
}

/** How often another process is asked, which may still answer for a moment as if there had been no write. */
const ASKED_AT_MOST = 1_000;

/** That a server finds members as another process has changed them. */
export function describeSearchesOfOtherProcess(openPlace: () => Promise<SharedPlace>): void {
  test(
    'what one process writes, every search through another finds',
    async () => {
      const place = await openPlace();
      const program = await buildServerProgram('server-that-searches');
      const storage = await place.open();
      const command = [process.execPath, program.file] as const;
      const server = await startServerProcess({ databaseUrl: place.url, command });
      try {
        await searchThere(storage, server.url);
      } finally {
        await server.kill();
        await storage.close();
        await program.remove();
        await place.release();
      }
    },
    PATIENCE,
  );
}

async function searchThere(storage: Storage, url: string): Promise<void> {
  const { members, searches, edits: number } = SEARCHED_SIZE;
  const seed = Math.floor(Math.random() * 2 ** 31);
  const edits = generateEdits(members + number, seed);
  const site = await openEditedSite(storage, edits.splice(0, members));
  for (const makeSearch of generateSearches(searches, seed)) {
    const { viewerId, query } = makeSearch(site.members);
    const client = await signIn(storage, url, viewerId);
    for (const edit of edits.splice(0, number / searches)) await site.edit(edit);
    // By HTTP a distance is counted from where the searcher lives.
    const { reach: _reach, ...filters } = query.filters;
    const { sort, limit } = query;
    const expected = cutIntoPages(expectFound(site.seenBy(viewerId), filters, sort), limit);
    let found: unknown;
    let asked = 0;
    do {
      asked += 1;
      found = await readAllPagesThere(client, { ...query, filters });
    } while (!isDeepStrictEqual(found, expected) && asked < ASKED_AT_MOST);
    expect(found, `seed ${seed}: ${JSON.stringify({ viewerId, query })}`).toEqual(expected);
  }
}

/** Straight in storage, because each log-in by HTTP costs a hash, and is a visit. */
async function signIn(storage: Storage, url: string, memberId: MemberId): Promise<ApiClient> {
  const tokens = createRandomSessionTokens();
  const token = tokens.create();
  const at = new Date().toISOString();
  const session = {
    tokenHash: tokens.hash(token),
    memberId,
    createdAt: at,
    lastUsedAt: at,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
  await createSession(storage, session);
  return createApiClient(url, token);
}

async function readAllPagesThere(client: ApiClient, query: DiscoveryQuery) {
  const pages: ReturnType<typeof cutIntoPages> = [];
  let cursor: string | null = null;
  do {
    const { body } = await client.send('GET', `/api/discovery?${toParameters(query, cursor)}`);
    const { members, total, totalIsExact, next } = discoveryPageSchema.parse(body);
    pages.push({ ids: members.map(({ id }) => id), total, totalIsExact });
    cursor = next;
  } while (cursor !== null);
  return pages;
}

function toParameters({ filters, sort, limit }: DiscoveryQuery, cursor: string | null): string {
  const { text, location, minAge, maxAge, types, side, interests, languages, country } = filters;
  const parameters = new URLSearchParams({ text, location, sort, limit: String(limit) });
  if (minAge !== null) parameters.set('minAge', String(minAge));
  if (maxAge !== null) parameters.set('maxAge', String(maxAge));
  if (types.length > 0) parameters.set('types', types.join(','));
  if (side !== null) parameters.set('side', side);
  if (interests.length > 0) parameters.set('interests', interests.join(','));
  if (languages.length > 0) parameters.set('languages', languages.join(','));
  if (country !== null) parameters.set('country', country);
  if (cursor !== null) parameters.set('cursor', cursor);
  return parameters.toString();
}
