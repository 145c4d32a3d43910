import type { LetterKind, QueuedLetter } from './letter.ts';

const MINUTE = 60_000;
const LONGEST_DELAY = 6 * 60 * MINUTE;

/** How often a letter is tried: with the delays between, for about three days. */
const MOST_ATTEMPTS = 20;

/** By how much of itself a delay is lengthened at most, so that letters that failed together do not come again together. */
const SPREAD = 0.2;

/** After how many milliseconds a letter is of no use to its reader; those not named here always are. */
const USEFUL_FOR: Partial<Record<LetterKind, number>> = { recover_password: 30 * MINUTE };

/** How long to wait after so many failures: 1, 2, 4, 8 … minutes, at most 6 hours. */
function delayAfter(failures: number): number {
  return Math.min(MINUTE * 2 ** (failures - 1), LONGEST_DELAY);
}

/**
 * When to try a letter again that has failed once more; `null` when it is given up. `chance` is from 0 to 1, by
 * chance.
 */
export function nextAttempt(
  { attempts }: Pick<QueuedLetter, 'attempts'>,
  now: string,
  chance: number,
): string | null {
  const failures = attempts + 1;
  if (failures >= MOST_ATTEMPTS) return null;
  const delay = delayAfter(failures) * (1 + SPREAD * chance);
  return new Date(Date.parse(now) + delay).toISOString();
}

/** True for a letter that has waited for so long that it would only confuse. */
export function isTooLate(
  { letter, attempts, dueAt }: Pick<QueuedLetter, 'letter' | 'attempts' | 'dueAt'>,
  now: string,
): boolean {
  const usefulFor = USEFUL_FOR[letter.kind];
  if (usefulFor === undefined) return false;
  let waited = Date.parse(now) - Date.parse(dueAt);
  for (let failures = 1; failures <= attempts; failures += 1) waited += delayAfter(failures);
  return waited >= usefulFor;
}
