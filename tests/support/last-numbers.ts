import { NUMBERED_KINDS, type LastNumbers } from '#core/archive/domain/archived-records.ts';

/** The numbers given so far: none but those that are named. */
export function lastNumbers(given: Partial<LastNumbers>): LastNumbers {
  const none = Object.fromEntries(NUMBERED_KINDS.map((kind) => [kind, 0]));
  return { ...none, ...given } as LastNumbers;
}
