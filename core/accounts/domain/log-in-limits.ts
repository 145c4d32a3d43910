import type { Limit } from '#core/kernel/limiter.ts';

const MINUTE = 60;

/**
 * How often a log-in at an account may fail. Strangers are counted from each network and from all of them together; a
 * device that the member has logged in with before is counted by itself, so that no stranger can keep a member out.
 */
export const LOG_IN_LIMITS = {
  fromNetwork: { name: 'failedLogInsFromNetwork', points: 10, duration: 15 * MINUTE },
  atAccount: { name: 'failedLogInsAtAccount', points: 20, duration: 60 * MINUTE },
  onKnownDevice: { name: 'failedLogInsOnDevice', points: 10, duration: 15 * MINUTE },
} as const satisfies Record<string, Limit>;
