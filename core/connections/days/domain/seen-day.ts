import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { dayIn, dayPlus, type Day, type Zone } from '#core/connections/domain/rhythm-days.ts';
import type { DayMeaning, KeptDay, YearDay } from './kept-day.ts';

/** What a day means to the one who sees it: the day of the other, or the one on which the two met here. */
export type SeenMeaning =
  | DayMeaning
  /** How many years ago it will be on the day that comes next. */
  | { readonly kind: 'met'; readonly years: number };

/** A day of the other's, or the day they met, as one of two who are connected sees it. */
export interface SeenDay {
  readonly date: YearDay;
  readonly meaning: SeenMeaning;
  /** The day on which it comes next. */
  readonly next: Day;
  /** How many days that is from now; 0 is today. */
  readonly daysAway: number;
}

/** A day that comes soon, with the connection that it is about. */
export interface ComingDay {
  readonly connection: ListedConnection;
  readonly day: SeenDay;
}

/** How many days before it comes a day is shown on the dashboard. */
export const DAYS_AHEAD = 7;

const MILLISECONDS_OF_A_DAY = 86_400_000;
const LEAP_DAY: YearDay = '02-29';
const BEFORE_LEAP_DAY: YearDay = '02-28';

/** The first day from that one on that is that day of the year. 29 February is 28 February in years without one. */
export function nextOccurrence(date: YearDay, from: Day): Day {
  const year = Number(from.slice(0, 'yyyy'.length));
  const thisYear = inYear(date, year);
  return thisYear >= from ? thisYear : inYear(date, year + 1);
}

/** The day that one who is connected with its keeper sees. */
export function seenDay({ date, meaning }: Pick<KeptDay, 'date' | 'meaning'>, today: Day): SeenDay {
  const next = nextOccurrence(date, today);
  return { date, meaning, next, daysAway: daysBetween(today, next) };
}

/** The day on which the two met here, for one of that time zone. It comes again a year later for the first time. */
export function metDay(acceptedAt: string, zone: Zone, today: Day): SeenDay {
  const met = dayIn(zone, acceptedAt);
  const date = met.slice('yyyy-'.length);
  const next = nextOccurrence(date, today > met ? today : dayPlus(met, 1));
  const years = Number(next.slice(0, 'yyyy'.length)) - Number(met.slice(0, 'yyyy'.length));
  return { date, meaning: { kind: 'met', years }, next, daysAway: daysBetween(today, next) };
}

/** Whether the day is near enough to be shown on the dashboard. */
export function isSoon({ daysAway }: SeenDay): boolean {
  return daysAway <= DAYS_AHEAD;
}

/** Orders days by when they come; of one day, quiet ones come first, and the day they met last. */
export function byNext(one: SeenDay, other: SeenDay): number {
  return one.daysAway - other.daysAway || rankOf(one.meaning) - rankOf(other.meaning);
}

/** A part of the year. It goes over into the next year where its end is before its beginning. */
export interface YearPart {
  readonly from: YearDay;
  readonly to: YearDay;
}

/** The part of the year in which a day comes soon for a member of any time zone at all, or for one who met somebody then. */
export function partAround(now: string): YearPart {
  const day = dayIn(null, now);
  const [from, to] = [dayPlus(day, -2), dayPlus(day, DAYS_AHEAD + 2)];
  const end = to.slice('yyyy-'.length);
  return { from: from.slice('yyyy-'.length), to: end === BEFORE_LEAP_DAY ? LEAP_DAY : end };
}

/** Whether the part of the year has that day. */
export function isWithin(date: YearDay, { from, to }: YearPart): boolean {
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

function rankOf(meaning: SeenMeaning): number {
  if (meaning.kind === 'own') return meaning.tone === 'quiet' ? 0 : 2;
  return meaning.kind === 'birthday' ? 1 : 3;
}

function inYear(date: YearDay, year: number): Day {
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const name = String(year).padStart(4, '0');
  return `${name}-${date === LEAP_DAY && !isLeapYear ? BEFORE_LEAP_DAY : date}`;
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_OF_A_DAY);
}
