import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import type { Storage } from '#core/storage.ts';
import { anyFilters, anySelf, AWKWARD_WORDS } from '#tests/support/arbitraries.ts';
import { newMember } from '#tests/support/new-member.ts';
import { openTemporaryPostgresStorage } from '#tests/support/postgres-storage.ts';
import { findIds } from '#tests/support/search-results.ts';
import { storeRequest, valueOf } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createMember } from '#tests/support/writes.ts';

const MEMBERS = 60;
const QUESTIONS = 200;

/** What pattern languages give a meaning, and texts too short for an index of trigrams. */
const PATTERNS = [
  '%',
  '_',
  '\\',
  '\\%',
  '%%%',
  '"',
  "'",
  '*',
  'ß',
  'İ',
  '漢',
  '🧗',
  'é',
  'e\u0301',
];

let storages: readonly Storage[];

beforeAll(async () => {
  const file = join(makeTemporaryFolder(), 'same.db');
  storages = [createMemoryStorage(), openSqliteFile(file), await openTemporaryPostgresStorage()];
  for (const { id: _id, ...self } of fc.sample(anySelf, MEMBERS)) {
    const { username, email, passwordHash } = newMember();
    for (const storage of storages) {
      valueOf(await createMember(storage, { ...self, username, email, passwordHash }));
    }
  }
  for (const storage of storages) await storeRequest(storage, toMemberId(1), toMemberId(2));
});
afterAll(async () => {
  for (const storage of storages) await storage.close();
});

test('memory, SQLite and PostgreSQL find the same members in the same order', async () => {
  const texts = [...PATTERNS, ...AWKWARD_WORDS];
  let found = 0;
  for (const [place, filters] of fc.sample(anyFilters, QUESTIONS).entries()) {
    const text = place % 2 ? texts[place % texts.length]! : filters.text;
    const asked = place % 2 ? { text } : filters;
    const sort = DISCOVERY_SORTS[place % DISCOVERY_SORTS.length]!;
    const [expected = [], ...answers] = await Promise.all(
      storages.map((storage) => findIds(storage, toMemberId(1), asked, sort)),
    );
    for (const answer of answers) expect(answer, JSON.stringify({ asked, sort })).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(QUESTIONS);
});
