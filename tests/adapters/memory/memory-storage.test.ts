import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeStorage } from '#tests/contracts/storage-contract.ts';

describeStorage('storage in memory', createMemoryStorage, { numRuns: 150 });
