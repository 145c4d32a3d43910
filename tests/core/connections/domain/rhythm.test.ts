import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rhythmSeenBy } from '#core/connections/domain/rhythm-for-two.ts';
import {
  clocksApart,
  dayIn,
  dayPlus,
  morningOf,
  nextDay,
  WEEKDAYS,
  type Cadence,
  type Zone,
} from '#core/connections/domain/rhythm-days.ts';
import {
  currentRhythm,
  DAYS_UNTIL_REST,
  dayOf,
  isReminded,
  newsOf,
  turnOf,
  withChosen,
  type AgreedRhythm,
  type Circumstances,
  type Rhythm,
} from '#core/connections/domain/rhythm.ts';
import { refused } from '#core/kernel/result.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { valueOf } from '#tests/support/stored-records.ts';

const [ROSA, DANIEL] = [toMemberId(1), toMemberId(2)] as const;
const HOUR = 60 * 60_000;
/** Far apart, with changes of the clocks on either half of the globe, and with halves and quarters of hours. */
const ZONES = [
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
] as const;

const anyZone: fc.Arbitrary<Zone> = fc.option(fc.constantFrom(...ZONES));
const anyCadence: fc.Arbitrary<Cadence> = fc.oneof(
  fc.constantFrom(...WEEKDAYS).map((weekday) => ({ every: 'weekday' as const, weekday })),
  fc.constant({ every: 'week' as const }),
  fc.constant({ every: 'month' as const }),
);
const anyMoment = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyDay = anyMoment.map((at) => dayIn(null, at));

const SUNDAYS: Cadence = { every: 'weekday', weekday: 'sunday' };

function circumstances(now: string, more: Partial<Circumstances> = {}): Circumstances {
  const parties = [
    { id: ROSA, zone: 'Europe/London' },
    { id: DANIEL, zone: 'America/New_York' },
  ] as const;
  return { parties, lastWordAt: null, isPaused: false, now, ...more };
}

function agree(cadence: Cadence, at: Circumstances): AgreedRhythm {
  const proposed = valueOf(withChosen(null, { cadence, by: ROSA }, at));
  return valueOf(withChosen(proposed, { cadence, by: DANIEL }, at)) as AgreedRhythm;
}

describe('a rhythm as one of the two sees it', () => {
  const now = '2026-11-26T10:00:00.000Z';

  test('is one’s own proposal, or the other’s', () => {
    const proposed = { state: 'proposed', by: ROSA, cadence: SUNDAYS } as const;
    const seenBy = (id: typeof ROSA) => rhythmSeenBy(proposed, id, circumstances(now));
    const shown = { state: 'proposed', cadence: SUNDAYS, day: null };
    // In November, London is five hours ahead of New York.
    expect(seenBy(ROSA)).toEqual({ rhythm: { ...shown, isOwn: true }, minutesAhead: -300 });
    expect(seenBy(DANIEL)).toEqual({ rhythm: { ...shown, isOwn: false }, minutesAhead: 300 });
  });

  test('is nobody’s once it is agreed, and has a day', () => {
    const agreed = agree(SUNDAYS, circumstances(now));
    for (const id of [ROSA, DANIEL]) {
      expect(rhythmSeenBy(agreed, id, circumstances(now)).rhythm).toEqual({
        state: 'agreed',
        cadence: SUNDAYS,
        isOwn: false,
        day: '2026-11-29',
      });
    }
    expect(rhythmSeenBy(null, ROSA, circumstances(now)).rhythm).toBeNull();
  });

  test('is agreed by the same weekday alone', () => {
    const proposed = valueOf(withChosen(null, { cadence: SUNDAYS, by: ROSA }, circumstances(now)));
    const mondays = { every: 'weekday', weekday: 'monday' } as const;
    const chosen = { cadence: mondays, by: DANIEL };
    expect(withChosen(proposed, chosen, circumstances(now))).toEqual({
      ok: true,
      value: { state: 'proposed', ...chosen },
    });
    const agreed = agree(SUNDAYS, circumstances(now));
    expect(withChosen(agreed, { cadence: SUNDAYS, by: ROSA }, circumstances(now))).toEqual({
      ok: true,
      value: agreed,
    });
    expect(withChosen(agreed, chosen, circumstances(now))).toEqual(
      refused({ code: 'rhythm_agreed' }),
    );
  });

  test('notes for each of the two and each day that they were reminded', () => {
    const agreed = agree(SUNDAYS, circumstances(now));
    const sunday = circumstances('2026-11-29T12:00:00.000Z');
    expect(isReminded(agreed, ROSA, sunday)).toBe(false);
    const turn = turnOf(agreed, sunday);
    expect(turn.remind).toEqual([ROSA]);
    expect([ROSA, DANIEL].map((id) => isReminded(turn.rhythm!, id, sunday))).toEqual([true, false]);
    const weekLater = circumstances('2026-12-06T12:00:00.000Z');
    expect(isReminded(turn.rhythm!, ROSA, weekLater)).toBe(false);
    expect(turnOf(turn.rhythm!, weekLater)).toMatchObject({
      rhythm: { told: [ROSA], last: '2026-11-29', unanswered: 1 },
      remind: [ROSA],
    });
    const proposed = { state: 'proposed', by: ROSA, cadence: SUNDAYS } as const;
    expect(isReminded(proposed, ROSA, sunday)).toBe(false);
  });
});

describe('the days of a rhythm', () => {
  test.each<[Cadence, readonly string[]]>([
    [SUNDAYS, ['2026-11-29', '2026-12-06', '2026-12-13']],
    [{ every: 'weekday', weekday: 'thursday' }, ['2026-12-03', '2026-12-10', '2026-12-17']],
    [{ every: 'week' }, ['2026-12-03', '2026-12-10', '2026-12-17']],
    [{ every: 'month' }, ['2026-12-26', '2027-01-26', '2027-02-26']],
  ])('%o come after the day of the agreement', (cadence, days) => {
    const from = '2026-11-26';
    let day = from;
    for (const expected of days) {
      day = nextDay(cadence, from, day);
      expect(day).toBe(expected);
    }
  });

  test('of a month are on its last where it’s too short, and on the same again after that', () => {
    const days = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'];
    for (const [place, day] of days.entries()) {
      const next = days[place + 1];
      if (next) expect(nextDay({ every: 'month' }, '2026-10-31', day)).toBe(next);
    }
  });

  test('follow each other, none is left out, whatever the day', () => {
    fc.assert(
      fc.property(anyCadence, anyDay, fc.nat(800), (cadence, from, later) => {
        const after = dayPlus(from, later);
        const next = nextDay(cadence, from, after);
        expect(next > after).toBe(true);
        const longest = cadence.every === 'month' ? 31 : 7;
        expect(next <= dayPlus(after, longest)).toBe(true);
        for (let day = after; day < next; day = dayPlus(day, 1)) {
          expect(nextDay(cadence, from, day)).toBe(next);
        }
        if (cadence.every === 'weekday') {
          expect(WEEKDAYS[new Date(next).getUTCDay()]).toBe(cadence.weekday);
        }
      }),
    );
  });

  test('have a morning at ten by the member’s own clock, also where clocks change', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        const morning = morningOf(day, zone);
        expect(dayIn(zone, morning)).toBe(day);
        const clock = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone ?? 'UTC',
          timeStyle: 'short',
        });
        expect(clock.format(new Date(morning))).toBe('10:00');
      }),
    );
    for (const day of ['2026-03-29', '2026-10-25']) {
      const hour = day < '2026-06' ? '09' : '10';
      expect(morningOf(day, 'Europe/London')).toBe(`${day}T${hour}:00:00.000Z`);
    }
    // Here they change between the start of the day by UTC and the morning, or between that hour by UTC and by their own.
    expect(morningOf('2026-03-08', 'America/New_York')).toBe('2026-03-08T14:00:00.000Z');
    expect(morningOf('2026-03-08', 'America/Adak')).toBe('2026-03-08T19:00:00.000Z');
  });

  test('are those of each member’s own calendar, and the clocks are as far apart as they are then', () => {
    const at = '2026-11-29T02:00:00.000Z';
    expect(dayIn('America/New_York', at)).toBe('2026-11-28');
    expect(dayIn('Asia/Kathmandu', at)).toBe('2026-11-29');
    expect(dayIn(null, at)).toBe('2026-11-29');
    expect(clocksApart('Europe/London', 'America/New_York', at)).toBe(-300);
    // Clocks change three weeks earlier in America.
    expect(clocksApart('Europe/London', 'America/New_York', '2026-03-15T12:00:00.000Z')).toBe(-240);
    for (const unknown of ['Mars/Olympus', null]) {
      expect(clocksApart(unknown, 'Europe/London', at)).toBeNull();
      expect(clocksApart('Europe/London', unknown, at)).toBeNull();
    }
  });
});

describe('a rhythm', () => {
  const at = circumstances('2026-11-26T12:00:00.000Z');

  test('is proposed by one and agreed once the other chooses the same, at one moment too', () => {
    const proposed = valueOf(withChosen(null, { cadence: SUNDAYS, by: ROSA }, at));
    expect(proposed).toEqual({ state: 'proposed', cadence: SUNDAYS, by: ROSA });
    expect(valueOf(withChosen(proposed, { cadence: { ...SUNDAYS }, by: ROSA }, at))).toBe(proposed);
    const rhythm = valueOf(withChosen(proposed, { cadence: { ...SUNDAYS }, by: DANIEL }, at));
    expect(rhythm).toEqual({
      state: 'agreed',
      cadence: SUNDAYS,
      from: '2026-11-26',
      last: '2026-11-26',
      unanswered: 0,
      told: [],
      dueAt: '2026-11-29T10:00:00.000Z',
    });
  });

  test('begins on the day that is later of the two’s, and is looked at first when the first of them has their morning', () => {
    const west = { id: ROSA, zone: 'America/Los_Angeles' };
    const east = { id: DANIEL, zone: 'Asia/Tokyo' };
    for (const parties of [[west, east] as const, [east, west] as const]) {
      // Sunday evening in the west, and Monday in the east.
      const rhythm = agree(
        { every: 'week' },
        circumstances('2026-11-29T23:30:00.000Z', { parties }),
      );
      expect(rhythm).toMatchObject({ from: '2026-11-30', dueAt: '2026-12-07T01:00:00.000Z' });
    }
  });

  test('reminds each at ten in the morning sharp, and looks again when the other has their morning', () => {
    const rhythm = agree(SUNDAYS, at);
    const first = turnOf(rhythm, circumstances('2026-11-29T10:00:00.000Z'));
    expect(first.remind).toEqual([ROSA]);
    expect(first.rhythm).toMatchObject({ told: [ROSA], dueAt: '2026-11-29T15:00:00.000Z' });
    const second = turnOf(first.rhythm!, circumstances('2026-11-29T15:00:00.000Z'));
    expect(second.remind).toEqual([DANIEL]);
    expect(second.rhythm).toMatchObject({ dueAt: '2026-12-06T10:00:00.000Z' });
  });

  test('that is only proposed is news to nobody', () => {
    const proposed: Rhythm = { state: 'proposed', cadence: SUNDAYS, by: ROSA };
    const sunday = circumstances('2026-11-29T12:00:00.000Z');
    expect([ROSA, DANIEL].map((id) => newsOf(proposed, id, sunday))).toEqual([null, null]);
    expect(turnOf(proposed, sunday)).toEqual({ rhythm: proposed, remind: [] });
  });

  test('that differs from the proposed one is proposed in its place, so that nobody agrees to what they haven’t seen', () => {
    const proposed = valueOf(withChosen(null, { cadence: SUNDAYS, by: ROSA }, at));
    for (const cadence of [
      { every: 'month' },
      { every: 'week' },
      { every: 'weekday', weekday: 'monday' },
    ] as const) {
      expect(valueOf(withChosen(proposed, { cadence, by: DANIEL }, at))).toEqual({
        state: 'proposed',
        cadence,
        by: DANIEL,
      });
    }
  });

  test('that is agreed stays, and makes way for no other until it is stopped', () => {
    const rhythm = agree(SUNDAYS, at);
    expect(valueOf(withChosen(rhythm, { cadence: SUNDAYS, by: ROSA }, at))).toBe(rhythm);
    expect(withChosen(rhythm, { cadence: { every: 'week' }, by: ROSA }, at)).toEqual(
      refused({ code: 'rhythm_agreed' }),
    );
  });

  test('that rests is proposed anew by who wishes to go on', () => {
    const resting: Rhythm = {
      state: 'resting',
      cadence: SUNDAYS,
      dueAt: '2026-12-01T10:00:00.000Z',
    };
    const chosen = { cadence: SUNDAYS, by: DANIEL };
    expect(valueOf(withChosen(resting, chosen, at))).toEqual({ state: 'proposed', ...chosen });
  });

  test('is news on each one’s own day, for three days, until somebody writes', () => {
    const rhythm = agree(SUNDAYS, at);
    const news = (now: string, id = ROSA, more: Partial<Circumstances> = {}) =>
      newsOf(rhythm, id, circumstances(now, more));
    expect(news('2026-11-28T23:59:00.000Z')).toBeNull();
    expect(news('2026-11-29T00:00:00.000Z')).toBe('day');
    expect(news('2026-11-29T00:00:00.000Z', DANIEL)).toBeNull();
    expect(news('2026-11-29T05:00:00.000Z', DANIEL)).toBe('day');
    expect(news('2026-12-01T23:59:00.000Z')).toBe('day');
    expect(news('2026-12-02T00:00:00.000Z')).toBeNull();
    const noon = '2026-11-29T12:00:00.000Z';
    expect(news(noon, ROSA, { lastWordAt: '2026-11-26T20:00:00.000Z' })).toBe('day');
    // It's Thursday still in New York.
    expect(news(noon, ROSA, { lastWordAt: '2026-11-27T04:30:00.000Z' })).toBe('day');
    expect(news(noon, ROSA, { lastWordAt: '2026-11-28T20:00:00.000Z' })).toBeNull();
    expect(news(noon, ROSA, { isPaused: true })).toBeNull();
  });

  test('is no news to who wrote on it, though for the other it’s the day of the agreement still', () => {
    const onSaturday = agree(SUNDAYS, circumstances('2026-11-28T12:00:00.000Z'));
    const news = (lastWordAt: string) =>
      newsOf(onSaturday, ROSA, circumstances('2026-11-29T12:00:00.000Z', { lastWordAt }));
    expect(news('2026-11-28T23:59:00.000Z')).toBe('day');
    // It's Saturday still in New York.
    expect(news('2026-11-29T00:00:00.000Z')).toBeNull();
  });

  test('rests after three of its days without a word, is asked about for a week, and is gone', () => {
    let rhythm: Rhythm | null = agree(SUNDAYS, at);
    for (const [place, now] of ['2026-11-29', '2026-12-06', '2026-12-13'].entries()) {
      const turn = turnOf(rhythm, circumstances(`${now}T16:00:00.000Z`));
      expect(turn).toMatchObject({
        rhythm: { state: 'agreed', unanswered: place },
        remind: [ROSA, DANIEL],
      });
      rhythm = turn.rhythm!;
    }
    const fourth = turnOf(rhythm, circumstances('2026-12-20T10:00:00.000Z'));
    const resting = { state: 'resting', cadence: SUNDAYS, dueAt: '2026-12-27T10:00:00.000Z' };
    expect(fourth).toEqual({ rhythm: resting, remind: [] });
    expect(newsOf(fourth.rhythm!, ROSA, circumstances('2026-12-27T09:59:00.000Z'))).toBe('resting');
    const over = circumstances('2026-12-27T10:00:00.000Z');
    expect(newsOf(fourth.rhythm!, ROSA, over)).toBeNull();
    expect(turnOf(fourth.rhythm!, over)).toEqual({ rhythm: null, remind: [] });
  });

  test('counts no days on which one is known to be away', () => {
    let rhythm: Rhythm = agree(SUNDAYS, at);
    for (let week = 0; week < 10; week += 1) {
      const now = new Date(Date.parse('2026-11-29T16:00:00.000Z') + week * 7 * 24 * HOUR);
      const turn = turnOf(rhythm, circumstances(now.toISOString(), { isPaused: true }));
      expect(turn).toMatchObject({ rhythm: { state: 'agreed', unanswered: 0 }, remind: [] });
      rhythm = turn.rhythm!;
    }
  });

  test('is shown with the day it comes to, and whose proposal it is', () => {
    const seen = (kept: Rhythm | null, id = ROSA) => rhythmSeenBy(kept, id, at).rhythm;
    expect(rhythmSeenBy(null, DANIEL, at)).toEqual({ rhythm: null, minutesAhead: 300 });
    const proposed: Rhythm = { state: 'proposed', cadence: SUNDAYS, by: ROSA };
    expect(seen(proposed)).toEqual({ state: 'proposed', cadence: SUNDAYS, isOwn: true, day: null });
    expect(seen(proposed, DANIEL)?.isOwn).toBe(false);
    expect(seen(agree(SUNDAYS, at))).toMatchObject({ state: 'agreed', day: '2026-11-29' });
  });
});

/** What happens between two looks of the job, in hours, and whether somebody writes or is away then. */
const anyStep = fc.record({
  hours: fc.integer({ min: 1, max: 100 }),
  writes: fc.boolean(),
  isPaused: fc.boolean(),
  isLooked: fc.boolean(),
});

test('whatever happens in whatever zones, nobody is reminded of a day twice, before it comes or after a word', () => {
  fc.assert(
    fc.property(
      anyCadence,
      fc.tuple(anyZone, anyZone),
      anyMoment,
      fc.array(anyStep, { minLength: 5, maxLength: 60 }),
      (cadence, [own, others], start, steps) => {
        const parties = [
          { id: ROSA, zone: own },
          { id: DANIEL, zone: others },
        ] as const;
        const between = (now: string) => circumstances(now, { parties });
        let rhythm: Rhythm | null = agree(cadence, between(start));
        let [now, lastWordAt] = [start, null as string | null];
        const reminded = new Set<string>();
        for (const { hours, writes, isPaused, isLooked } of steps) {
          now = new Date(Date.parse(now) + hours * HOUR).toISOString();
          if (writes) lastWordAt = now;
          const current: Circumstances = { parties, lastWordAt, isPaused, now };
          if (rhythm?.state !== 'agreed') break;
          if (!isLooked || rhythm.dueAt > now) continue;
          const turn = turnOf(rhythm, current);
          for (const { id, zone } of parties) {
            if (!turn.remind.includes(id)) continue;
            const day = dayOf(turn.rhythm as AgreedRhythm);
            expect(reminded.has(`${id} ${day}`)).toBe(false);
            reminded.add(`${id} ${day}`);
            expect(morningOf(day, zone) <= now).toBe(true);
            expect(isPaused || writes).toBe(false);
            expect(newsOf(rhythm, id, current)).toBe('day');
          }
          rhythm = turn.rhythm;
          if (rhythm?.state !== 'agreed') continue;
          expect(rhythm.dueAt > now).toBe(true);
          expect(rhythm.unanswered).toBeLessThan(DAYS_UNTIL_REST);
          // Looking again at the same moment changes nothing.
          expect(currentRhythm(rhythm, current)).toEqual(rhythm);
          expect(turnOf(rhythm, current)).toEqual({ rhythm, remind: [] });
        }
      },
    ),
  );
});
