import { daysAfter } from '#core/kernel/days-after.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { saidIn, type Vouch, type WayKnown } from './vouch.ts';

/** For how many days two have to be connected before either vouches for the other. */
export const DAYS_CONNECTED = 28;

/** What lies between a member and the one they would vouch for: nothing of what the other says of them. */
export interface VouchCircumstances {
  readonly vouch: Vouch | null;
  /** Whether each of the two has sent the other a message. */
  readonly haveBothWritten: boolean;
  /** Whether a report that the member filed about the other was upheld. */
  readonly hasReported: boolean;
}

/** Whether a member may vouch for someone, or why not yet. */
export type MayVouch = 'yes' | 'not_yet' | 'reported';

/** What a member sees of their own vouch for someone. */
export interface OwnVouch {
  readonly said: WayKnown | null;
  readonly mayVouch: MayVouch;
  /** When the two have been connected for long enough (ISO 8601 in UTC). */
  readonly opensAt: string;
}

/** What a member says of someone. */
export interface ListedVouch {
  readonly memberId: MemberId;
  /** `null` once the member may no longer know of them. */
  readonly name: string | null;
  readonly said: WayKnown;
}

/**
 * The member's own vouch for someone they're connected with, and whether they may say anything. Somebody whom they have
 * reported rightly is nobody to vouch for; whoever was reported notices nothing.
 */
export function ownVouch(
  { acceptedAt }: { readonly acceptedAt: string },
  { vouch, haveBothWritten, hasReported }: VouchCircumstances,
  at: string,
): OwnVouch {
  const opensAt = daysAfter(acceptedAt, DAYS_CONNECTED);
  if (hasReported) return { said: null, mayVouch: 'reported', opensAt };
  const isOpen = haveBothWritten && opensAt <= at;
  return { said: saidIn(vouch), mayVouch: isOpen ? 'yes' : 'not_yet', opensAt };
}
