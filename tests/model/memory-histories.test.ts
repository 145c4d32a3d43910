import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeSiteHistories } from './site-histories.ts';
import { tries } from '#tests/support/tries.ts';

describeSiteHistories('storage in memory', createMemoryStorage, { numRuns: tries(200) });
