import type { Storage } from '#core/storage.ts';
import { watchCalls } from './watched-storage.ts';

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
  return watchCalls(storage, async (name, call) => {
    calls += 1;
    const isLast = calls === step;
    const answer = await call();
    return isLast ? die(name) : answer;
  });
}
