import type { Handlers } from '#adapters/handlers.ts';
import type { NewId } from '#core/kernel/ids.ts';
import type { Change } from '#core/storage.ts';

/** Handlers that store changes in memory. Each returns the id of what it added, if it did. */
export type MemoryHandlers<Kind extends Change> = Handlers<Kind, NewId | null>;
