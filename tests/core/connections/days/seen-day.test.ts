import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, dayPlus, type Zone } from '#core/connections/domain/rhythm-days.ts';
import {
  byNext,
  DAYS_AHEAD,
  isSoon,
  isWithin,
  metDay,
  nextOccurrence,
  partAround,
  seenDay,
} from '#core/connections/days/domain/seen-day.ts';
import {
  checkMeaning,
  checkOneMore,
  checkYearDay,
  MOST_DAYS,
  sharedWithin,
  type DayMeaning,
  type KeptDay,
} from '#core/connections/days/domain/kept-day.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toConnectionId, toKeptDayId, toMemberId } from '#tests/support/ids.ts';
import { tries } from '#tests/support/tries.ts';

/** From the first place where a day begins to the last. */
const ZONES = [
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Europe/London',
  'America/St_Johns',
  'Pacific/Pago_Pago',
] as const;

const anyZone: fc.Arbitrary<Zone> = fc.option(fc.constantFrom(...ZONES));
const anyMoment = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyYearDay = fc.oneof(
  fc.integer({ min: 0, max: 365 }).map((days) => dayPlus('2024-01-01', days).slice(5)),
  fc.constantFrom('02-28', '02-29', '03-01', '12-31', '01-01'),
);
const BIRTHDAY: DayMeaning = { kind: 'birthday' };
const OWN: DayMeaning = { kind: 'own', text: 'The day he died', tone: 'quiet' };

describe('the next time that a day comes', () => {
  test('is the first of the days from today on that is it; a leap day is the last of February in other years', () => {
    fc.assert(
      fc.property(anyYearDay, anyMoment, anyZone, (date, now, zone) => {
        const today = dayIn(zone, now);
        const { next, daysAway } = seenDay({ date, meaning: BIRTHDAY }, today);
        const isIt = (day: string) => {
          const isLastOfFebruary = day.endsWith('02-28') && dayPlus(day, 1).endsWith('03-01');
          return day.endsWith(date) || (date === '02-29' && isLastOfFebruary);
        };
        let first = 0;
        while (!isIt(dayPlus(today, first))) first += 1;
        expect([next, daysAway]).toEqual([dayPlus(today, first), first]);
        expect(isSoon({ date, meaning: BIRTHDAY, next, daysAway })).toBe(first <= DAYS_AHEAD);
      }),
      { numRuns: tries(200) },
    );
  });

  test.each([
    ['02-29', '2027-02-20', '2027-02-28'],
    ['02-29', '2027-03-01', '2028-02-29'],
    ['02-29', '2028-02-28', '2028-02-29'],
    ['01-02', '2026-12-30', '2027-01-02'],
    ['12-24', '2026-12-24', '2026-12-24'],
  ])('of %s from %s is %s', (date, from, next) => {
    expect(nextOccurrence(date, from)).toBe(next);
  });

  test('is always in the part of the year that storage is asked for, wherever the member is', () => {
    fc.assert(
      fc.property(anyYearDay, anyMoment, anyMoment, anyZone, (date, now, metAt, zone) => {
        const today = dayIn(zone, now);
        const isFound = isWithin(date, partAround(now));
        if (isSoon(seenDay({ date, meaning: OWN }, today))) expect(isFound).toBe(true);
        fc.pre(metAt < now);
        const metInUtc = dayIn(null, metAt).slice(5);
        if (isSoon(metDay(metAt, zone, today))) {
          expect(isWithin(metInUtc, partAround(now))).toBe(true);
        }
      }),
      { numRuns: tries(300) },
    );
  });
});

const NEW_YEAR = { from: '12-30', to: '01-10' };
const SPRING = { from: '03-01', to: '03-12' };

test.each([
  ['12-30', NEW_YEAR, true],
  ['12-29', NEW_YEAR, false],
  ['01-10', NEW_YEAR, true],
  ['01-11', NEW_YEAR, false],
  ['07-01', NEW_YEAR, false],
  ['03-01', SPRING, true],
  ['02-28', SPRING, false],
  ['03-12', SPRING, true],
  ['03-13', SPRING, false],
])('whether %s is in the part of the year %j is %s', (date, part, isFound) => {
  expect(isWithin(date, part)).toBe(isFound);
});

test('a part of the year that ends on the last of February has the leap day', () => {
  const ends = (from: string) => partAround(`${from}T12:00:00.000Z`).to;
  const lastOfFebruary = dayPlus('2027-02-28', -DAYS_AHEAD - 2);
  expect([ends(lastOfFebruary), ends(dayPlus(lastOfFebruary, 1))]).toEqual(['02-29', '03-01']);
});

test('the day on which two met comes again after a year, as their own clocks had it', () => {
  const metAt = '2025-11-27T23:30:00.000Z';
  expect(metDay(metAt, 'Europe/London', '2025-11-27')).toEqual({
    date: '11-27',
    meaning: { kind: 'met', years: 1 },
    next: '2026-11-27',
    daysAway: 365,
  });
  expect(metDay(metAt, 'Asia/Kathmandu', '2027-11-28')).toMatchObject({
    date: '11-28',
    meaning: { years: 2 },
    daysAway: 0,
  });
});

test('of one day, what is told quietly comes first, and the day the two met last', () => {
  const today = '2026-11-27';
  const of = (date: string, meaning: DayMeaning) => seenDay({ date, meaning }, today);
  const glad = of('11-28', { kind: 'own', text: 'We won', tone: 'glad' });
  const [birthday, quiet, sooner] = [of('11-28', BIRTHDAY), of('11-28', OWN), of('11-27', OWN)];
  const met = metDay('2024-11-28T10:00:00.000Z', null, today);
  expect([met, glad, birthday, quiet, sooner].sort(byNext)).toEqual([
    sooner,
    quiet,
    birthday,
    glad,
    met,
  ]);
});

describe('what a member keeps', () => {
  const kept = (id: number, meaning: DayMeaning): KeptDay => ({
    id: toKeptDayId(id),
    memberId: toMemberId(1),
    date: '12-24',
    meaning,
    shownTo: [],
  });

  test('is one birthday and twenty days at most', () => {
    const days = Array.from({ length: MOST_DAYS - 1 }, (_, id) => kept(id + 1, OWN));
    const birthday = kept(90, BIRTHDAY);
    expect(checkOneMore(days, birthday)).toEqual(granted(null));
    expect(checkOneMore([birthday], birthday)).toEqual(refused({ code: 'birthday_kept' }));
    expect(checkMeaning([birthday], OWN)).toEqual(granted(null));
    const full = [...days, birthday];
    expect(checkOneMore(full, kept(91, OWN))).toEqual(refused({ code: 'too_many_days' }));
  });

  test('is shared on connections of the member’s own alone, on each once', () => {
    const [one, other, foreign] = [toConnectionId(1), toConnectionId(2), toConnectionId(3)];
    const day = { ...kept(1, OWN), shownTo: [other, foreign, other, one] };
    expect(sharedWithin(day, new Set([one, other])).shownTo).toEqual([other, one]);
  });

  test('is a day that some year has', () => {
    const faulty = ['02-30', '13-01', '00-10', '04-31', '4-3', '2026-04-03', ''];
    for (const date of faulty) expect(checkYearDay(date)).toEqual({ rule: 'unknown_day' });
    fc.assert(
      fc.property(anyYearDay, (date) => {
        expect(checkYearDay(date)).toBeNull();
      }),
      { numRuns: tries(50) },
    );
  });
});
