import type { Storage } from '#core/storage.ts';

/** What happens instead of a call of the storage, which it may make itself; `name` is as in `members.findById`. */
type Around = (name: string, call: () => unknown) => unknown;

/** The storage whose every call goes through `around`. */
export function watchCalls(storage: Storage, around: Around): Storage {
  const watch = <Part extends object>(part: Part, path: string): Part =>
    new Proxy(part, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return value;
        const name = path + key;
        if (typeof value === 'object' && value !== null) return watch(value, `${name}.`);
        if (typeof value !== 'function') return value;
        return (...parameters: unknown[]) =>
          around(name, () => Reflect.apply(value, target, parameters) as unknown);
      },
    });
  return watch(storage, '');
}
