import type { Storage } from '#core/storage.ts';
import { watchCalls } from './watched-storage.ts';

/** The storage, and how often each of its methods has been called. */
export interface CountedStorage {
  readonly storage: Storage;
  /** What has been called since this was last asked, by name. */
  readonly takeCalls: () => Readonly<Record<string, number>>;
}

/** Counts what is asked of a storage, which answers as ever. */
export function countCalls(counted: Storage): CountedStorage {
  let calls: Record<string, number> = {};
  return {
    storage: watchCalls(counted, (name, call) => {
      calls[name] = (calls[name] ?? 0) + 1;
      return call();
    }),
    takeCalls: () => {
      const taken = calls;
      calls = {};
      return taken;
    },
  };
}
