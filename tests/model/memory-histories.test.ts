import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeSiteHistories } from './site-histories.ts';

describeSiteHistories('storage in memory', createMemoryStorage, { numRuns: 200 });
