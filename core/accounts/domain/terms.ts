import type { MemberId } from '#core/kernel/ids.ts';

/** The terms and the privacy policy as they are now: the day beneath the Terms of Service. */
export const TERMS_VERSION = '2026-11-22';

/** Which terms a member accepted last, when, with the words that they are at least 18. Time is ISO 8601 in UTC. */
export interface TermsAcceptance {
  readonly memberId: MemberId;
  readonly termsVersion: string;
  readonly at: string;
}

/** True where the member has accepted the terms as they are now. */
export function isUpToDate(acceptance: Pick<TermsAcceptance, 'termsVersion'> | null): boolean {
  return acceptance?.termsVersion === TERMS_VERSION;
}
