import type { KeptDayId, MemberId } from '#core/kernel/ids.ts';
import type { KeptDay } from './domain/kept-day.ts';

/** What is stored of the days that matter to members. */
export type KeptDayChange =
  | {
      readonly type: 'add_kept_day';
      readonly day: Omit<KeptDay, 'id'>;
      /** How many the member keeps already: nothing was added or removed in between. */
      readonly kept: number;
    }
  /** Puts the day in the place of the one of that version. */
  | { readonly type: 'replace_kept_day'; readonly day: KeptDay; readonly version: number }
  /** Removes the day, if it is still there and the member's own. */
  | { readonly type: 'remove_kept_day'; readonly id: KeptDayId; readonly memberId: MemberId };
