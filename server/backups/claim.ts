import type { LetGo } from './backup-store.ts';

/** The name of what says that a process is making a backup. */
export const CLAIM = 'hearthkin-backup.claim';

/** How often a process renews its claim, and after which time without that it was killed, in milliseconds. */
const RENEWAL = 60 * 1000;
const LONGEST_SILENCE = 2 * 60 * 60 * 1000;

/** Whether the process that renewed its claim at that time for the last time must have been killed. */
export function isAbandoned(renewedAt: number, now: number): boolean {
  return now - renewedAt > LONGEST_SILENCE;
}

/** Renews a claim until it's let go. A renewal that fails is made up for by the next. */
export function renewing(claim: {
  readonly renew: () => Promise<void>;
  readonly letGo: () => Promise<void>;
}): LetGo {
  const timer = setInterval(() => void claim.renew().catch(() => undefined), RENEWAL).unref();
  return () => {
    clearInterval(timer);
    return claim.letGo();
  };
}
