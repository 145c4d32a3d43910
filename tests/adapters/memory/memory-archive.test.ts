import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeArchive } from '#tests/contracts/archive-contract.ts';
import { describeRetention } from '#tests/contracts/retention-contract.ts';
import { describeSnapshot } from '#tests/contracts/snapshot-contract.ts';
import type { TestSite } from '#tests/contracts/test-site.ts';

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
