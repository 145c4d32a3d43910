import type { Storage } from '#core/storage.ts';

/** The storage, and how often each of its methods has been called. */
export interface CountedStorage {
  readonly storage: Storage;
  /** What has been called since this was last asked, by name. */
  readonly takeCalls: () => Readonly<Record<string, number>>;
}

/** Counts what is asked of a storage, which answers as ever. */
export function countCalls(counted: Storage): CountedStorage {
  let calls: Record<string, number> = {};
  const watch = <Part extends object>(part: Part, name: string): Part =>
    new Proxy(part, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || value === null) return value;
        const called = `${name}${key}`;
        if (typeof value === 'object') return watch(value, `${called}.`);
        if (typeof value !== 'function') return value;
        return (...parameters: unknown[]) => {
          calls[called] = (calls[called] ?? 0) + 1;
          return Reflect.apply(value, target, parameters) as unknown;
        };
      },
    });
  return {
    storage: watch(counted, ''),
    takeCalls: () => {
      const taken = calls;
      calls = {};
      return taken;
    },
  };
}
