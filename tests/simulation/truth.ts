import type { Answer, Sent } from './exchange.ts';
import type { Facts } from './facts.ts';

/** What is always true of an answer. */
export interface Truth {
  readonly name: string;
  /** The truth as one sentence. */
  readonly says: string;
  /** What is wrong with the answer, in words; `null` when nothing is. */
  readonly isBroken: (facts: Facts, sent: Sent, answer: Answer) => string | null;
}

/** How far clocks of processes are apart at most, and how far they jump, in milliseconds. */
export const CLOCK_ERROR = 3 * 3_600_000;
