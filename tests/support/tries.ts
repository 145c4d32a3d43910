import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as often as it says itself a property is tried; less where one waits for the suite. */
    readonly thoroughness?: number;
  }
}

/** The quick suite tries a property a fifth as often as the thorough ones. */
const QUICK = 0.2;

/**
 * How many times this suite tries a property that a thorough one tries so many times. Where a single try is dear, the quick
 * suite can be given a smaller part of them.
 */
export function tries(times: number, quick = QUICK): number {
  return Math.ceil(times * (inject('thoroughness') ?? quick));
}
