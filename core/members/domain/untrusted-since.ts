import { daysAfter } from '#core/kernel/days-after.ts';

/** For how many days what is new about an account is not trusted, when its owner wins it back. */
const DAYS_UNTRUSTED = 3;

/** From when on something is new that was made before or after that time, at which the owner undoes what was done. */
export function untrustedSince(at: string): string {
  return daysAfter(at, -DAYS_UNTRUSTED);
}
