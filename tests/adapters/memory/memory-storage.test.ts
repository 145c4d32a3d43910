import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeStorage } from '#tests/contracts/storage-contract.ts';
import { tries } from '#tests/support/tries.ts';

describeStorage('storage in memory', createMemoryStorage, { numRuns: tries(150) });
