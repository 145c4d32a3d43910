import { refuseFor, type Limiter } from '#core/kernel/limiter.ts';
import { refusalProblem } from '#server/http/problem.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be done, by one client or member, in how many seconds. */
const limits = {
  logInsByAddress: { points: 60, duration: 10 * MINUTE },
  registrationsByAddress: { points: 20, duration: HOUR },
  contactMessagesByAddress: { points: 10, duration: HOUR },
  recoveriesByAddress: { points: 20, duration: HOUR },
  recoveryRequestsByAddress: { points: 10, duration: HOUR },
  linksByAddress: { points: 60, duration: 10 * MINUTE },
  /** Providers of mail follow these links for all of their readers. */
  stopsByAddress: { points: 300, duration: 10 * MINUTE },
  newsletterByAddress: { points: 10, duration: HOUR },
  pageErrorsByAddress: { points: 20, duration: 10 * MINUTE },
  /** A page asks for some ten things, and for six with each message that comes. */
  readsByMember: { points: 20_000, duration: HOUR },
  dearReadsByMember: { points: 3_000, duration: HOUR },
  /** A list of members has some twenty, which are asked for again after a minute. */
  picturesByMember: { points: 40_000, duration: HOUR },
  uploadsByMember: { points: 100, duration: HOUR },
} as const;

export type LimitName = keyof typeof limits;

/** Counts what clients and members do, and stops them when it is too much. */
export interface RateLimits {
  /** Counts one more; above the limit it throws the problem `too_many_requests`. */
  take(limit: LimitName, key: string): Promise<void>;
}

/** A limiter that allows everything. */
export const unlimited: Limiter = {
  take: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  removeExpired: () => Promise.resolve(),
};

/** Limits counted by the limiter. */
export function createRateLimits(counters: Limiter): RateLimits {
  return {
    async take(name, key) {
      const untilAgain = await counters.take({ name, ...limits[name] }, key);
      if (untilAgain !== null) throw refusalProblem(refuseFor(untilAgain));
    },
  };
}
