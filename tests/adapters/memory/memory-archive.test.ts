import { expect, test } from 'vitest';
import { recordsOf, storeRecord } from '#adapters/memory/memory-records.ts';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { RECORD_KINDS } from '#core/archive/domain/archived-records.ts';
import { describeArchive } from '#tests/contracts/archive-contract.ts';
import { describeRetention } from '#tests/contracts/retention-contract.ts';
import { describeSnapshot } from '#tests/contracts/snapshot-contract.ts';
import type { TestSite } from '#tests/contracts/test-site.ts';
import { fillSite } from '#tests/support/filled-site.ts';

function openSite(): Promise<TestSite> {
  const state = createMemoryState();
  const archive = createMemoryArchive(state, 'memory');
  return Promise.resolve({
    archive,
    // Memory is never opened by another process: it is there as long as this one.
    openStorage: async () => {
      const reader = await archive.openReader();
      await reader.close();
      return createMemoryStorage(state);
    },
    release: () => Promise.resolve(),
  });
}

describeArchive('storage in memory', openSite);
describeRetention('storage in memory', openSite);
describeSnapshot('storage in memory', openSite);

test('what is moved into memory is where it is looked for', async () => {
  const filled = createMemoryState();
  await fillSite(createMemoryStorage(filled));
  const moved = createMemoryState();
  for (const kind of RECORD_KINDS) {
    for (const record of recordsOf(filled, kind)) storeRecord(moved, kind, record);
  }
  const known = keysOf(filled);
  const stored = [...keysOf(moved)].filter(([, keys]) => keys.size > 0);
  expect(stored).toHaveLength(RECORD_KINDS.length);
  for (const [map, keys] of stored) expect({ map, keys }).toEqual({ map, keys: known.get(map) });
});

/** The keys in each map of the state. */
function keysOf(state: MemoryState): ReadonlyMap<string, ReadonlySet<unknown>> {
  const maps = Object.entries(state).flatMap(([name, value]) =>
    value instanceof Map ? [[name, new Set<unknown>(value.keys())] as const] : [],
  );
  return new Map(maps);
}
