import { ContainerModule } from 'inversify';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { tokens } from './tokens.ts';

/** Storage that goes with the process. */
export const memoryModule = new ContainerModule(({ bind }) => {
  bind(tokens.storage)
    .toResolvedValue(() => createMemoryStorage())
    .inSingletonScope();
});
