import type { Storage } from '#core/storage.ts';

/** What a process that dies never comes to hear of. */
export interface Death {
  /** Which of its calls of the storage is its last, from 1. */
  readonly step: number;
  /** Called once that call is done, with its name; never comes back. */
  readonly die: (call: string) => Promise<never>;
}

/** The storage as a process sees it that dies as soon as one of its calls is done, before it hears of it. */
export function dyingStorage(storage: Storage, { step, die }: Death): Storage {
  let calls = 0;
  const watch = <Part extends object>(part: Part, path: string): Part =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        const named = path + String(name);
        if (typeof value === 'function') {
          return async (...parameters: unknown[]) => {
            calls += 1;
            const isLast = calls === step;
            const answer: unknown = await Reflect.apply(value, target, parameters);
            return isLast ? die(named) : answer;
          };
        }
        return typeof value === 'object' && value !== null ? watch(value, `${named}.`) : value;
      },
    });
  return watch(storage, '');
}
