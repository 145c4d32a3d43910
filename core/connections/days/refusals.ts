import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about days that matter. */
export type DayRefusal =
  /** The member keeps as many days as they can. */
  | { readonly code: 'too_many_days' }
  /** A member has one birthday. */
  | { readonly code: 'birthday_kept' };

/** What can be wrong with a day. */
export type DayFault =
  | RequiredFault<'text'>
  | TextFault<'text'>
  | { readonly rule: 'unknown_day' }
  | { readonly rule: 'unknown_viewers' };

/** What of days a caller may ask for and not find. */
export type DaySubject = 'day';
