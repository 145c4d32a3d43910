import type { ConnectionId, KeptDayId, MemberId } from '#core/kernel/ids.ts';
import { bounded, requiredLineRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { DayFault, DayRefusal } from '#core/connections/days/refusals.ts';

/** A day of the year, such as "12-24". */
export type YearDay = string;

/** How others are told of a day: as a happy one, or quietly. */
export const TONES = ['glad', 'quiet'] as const;

export type Tone = (typeof TONES)[number];

/** What a day means to the member who keeps it. */
export type DayMeaning =
  | { readonly kind: 'birthday' }
  /** One of their own, in their words. */
  | { readonly kind: 'own'; readonly text: string; readonly tone: Tone };

/** A day that matters to a member, as they have written it. */
export interface DayDraft {
  readonly date: YearDay;
  readonly meaning: DayMeaning;
  /** The connections whose other member may see it: nobody who isn't chosen ever does. */
  readonly shownTo: readonly ConnectionId[];
}

/** A day that a member keeps. */
export interface KeptDay extends DayDraft {
  readonly id: KeptDayId;
  readonly memberId: MemberId;
}

/** How many days a member keeps at most. */
export const MOST_DAYS = 20;

/** With how many connections a day is shared at most. */
export const MOST_SHOWN_TO = 500;

/** How many characters the words of a day have at most. */
export const MOST_CHARACTERS = 80;

/** The words of a day of one's own. */
export const checkDayText: FieldRule<string, DayFault> = requiredLineRule('text', MOST_CHARACTERS);

/** Months of 31 days, of 30, and February with the day that it has in leap years. */
const YEAR_DAY =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/** A day that at least some years have. */
export const checkYearDay: FieldRule<string, DayFault> = bounded(
  { pattern: YEAR_DAY.source },
  (date) => (YEAR_DAY.test(date) ? null : { rule: 'unknown_day' }),
);

/** Whether a member who keeps those days may keep that one as well. */
export function checkOneMore(
  kept: readonly KeptDay[],
  { meaning }: DayDraft,
): Result<null, RefusalOf<'too_many_days' | 'birthday_kept', DayRefusal>> {
  if (kept.length >= MOST_DAYS) return refused({ code: 'too_many_days' });
  return checkMeaning(kept, meaning);
}

/** Whether a day may have that meaning beside those others: a member has one birthday. */
export function checkMeaning(
  others: readonly KeptDay[],
  meaning: DayMeaning,
): Result<null, RefusalOf<'birthday_kept', DayRefusal>> {
  const isSecond =
    meaning.kind === 'birthday' && others.some((other) => other.meaning.kind === 'birthday');
  return isSecond ? refused({ code: 'birthday_kept' }) : granted(null);
}

/** The same, shared with those connections alone that the member has. */
export function sharedWithin<Day extends DayDraft>(
  day: Day,
  connections: ReadonlySet<ConnectionId>,
): Day {
  return { ...day, shownTo: [...new Set(day.shownTo)].filter((id) => connections.has(id)) };
}
