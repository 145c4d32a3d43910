/** How long the stream may say nothing, in milliseconds: it is heard of every 20 s. */
export const SILENCE_LIMIT = 45_000;

/** The same for a tab that hears the stream through another, which notices first. */
export const FOLLOWER_SILENCE_LIMIT = 60_000;

/** How long the leading tab may say nothing until a tab on screen asks whether it is awake, in milliseconds. */
export const LEADER_QUIET_LIMIT = 25_000;

/** How long it has to answer, in milliseconds. */
export const LEADER_ANSWER_LIMIT = 2_000;

/** Within how many milliseconds pages read again what they may have missed, so that a crowd does not come at once. */
const CATCH_UP_SPREAD = 2_000;

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** How long to wait before the stream is opened again after that number of failures in a row; `random` is from 0 to 1. */
export function pauseAfter(failures: number, random: number): number {
  const longest = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
  return longest * (0.25 + 0.75 * random);
}

/** How long to wait before reading again what may have been missed; `random` is from 0 to 1. */
export function catchUpDelay(random: number): number {
  return CATCH_UP_SPREAD * random;
}
