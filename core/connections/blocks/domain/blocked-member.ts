import type { MemberId } from '#core/kernel/ids.ts';

/** A member whom another blocks: what to recognise them by, and since when (ISO 8601 in UTC). */
export interface BlockedMember {
  readonly id: MemberId;
  readonly name: string;
  readonly blockedAt: string;
}
