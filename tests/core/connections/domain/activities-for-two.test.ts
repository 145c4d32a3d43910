import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activitiesSeenBy,
  isSoonEnough,
  MOST_DAYS_AHEAD,
  MOST_DONE,
  openActivityOf,
  withActivity,
  withActivityDone,
  withoutActivity,
  type Activities,
} from '#core/connections/domain/activities-for-two.ts';
import { dayPlus } from '#core/connections/domain/rhythm-days.ts';
import { toMemberId } from '#tests/support/ids.ts';

const [ROSA, DANIEL] = [toMemberId(1), toMemberId(2)];
const TODAY = '2026-11-28';
const anyMember = fc.constantFrom(ROSA, DANIEL);
const anyName = fc.constantFrom('same_soup' as const, 'same_song' as const);
const anyDay = fc.integer({ min: -2, max: 2 }).map((days) => dayPlus(TODAY, days));
const anyStep = fc.record({
  type: fc.constantFrom('choose', 'drop', 'finish'),
  name: anyName,
  day: anyDay,
  by: anyMember,
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** What the two keep after that; the same where it's refused. */
function after(activities: Activities, { type, name, day, by }: Step): Activities {
  if (type === 'drop') return withoutActivity(activities);
  const changed =
    type === 'choose'
      ? withActivity(activities, { name, day, by })
      : withActivityDone(activities, { name, today: TODAY });
  return changed.ok ? changed.value : activities;
}

describe('something to do on the same day', () => {
  it('is agreed by two alone, and done from its day on', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let activities: Activities = [];
        for (const step of steps) {
          const before = activities;
          activities = after(before, step);
          const [was, is] = [openActivityOf(before), openActivityOf(activities)];
          if (is?.state === 'agreed' && was?.state !== 'agreed') {
            expect(was).toEqual({
              state: 'suggested',
              name: is.name,
              day: is.day,
              by: step.by === ROSA ? DANIEL : ROSA,
            });
          }
          const done = activitiesSeenBy(activities, ROSA).done;
          if (done.length > activitiesSeenBy(before, ROSA).done.length) {
            expect(was).toEqual({ state: 'agreed', ...done[0] });
            expect(done[0]!.day <= TODAY).toBe(true);
          }
          expect(activities.slice(0, -1).every(({ state }) => state === 'done')).toBe(true);
        }
      }),
    );
  });

  it('is one’s own suggestion to whoever made it, and the same day to both', () => {
    fc.assert(
      fc.property(anyName, anyDay, anyMember, (name, day, by) => {
        const suggested = withActivity([], { name, day, by });
        expect(suggested.ok).toBe(true);
        const activities = suggested.ok ? suggested.value : [];
        for (const viewer of [ROSA, DANIEL]) {
          expect(activitiesSeenBy(activities, viewer)).toEqual({
            open: { name, day, state: 'suggested', isOwn: viewer === by },
            done: [],
          });
        }
        expect(withActivity(activities, { name, day, by })).toEqual({
          ok: true,
          value: activities,
        });
        expect(withoutActivity(activities)).toEqual([]);
      }),
    );
  });

  it('is agreed once the other chooses just that, and then nobody’s own suggestion', () => {
    fc.assert(
      fc.property(anyName, anyDay, anyMember, (name, day, by) => {
        const suggested: Activities = [{ state: 'suggested', name, day, by }];
        const agreed: Activities = [{ state: 'agreed', name, day }];
        const other = by === ROSA ? DANIEL : ROSA;
        const value = (activities: Activities) => ({ ok: true, value: activities });
        expect(withActivity(suggested, { name, day, by: other })).toEqual(value(agreed));
        const later = { name, day: dayPlus(day, 1), by: other };
        expect(withActivity(suggested, later)).toEqual(value([{ state: 'suggested', ...later }]));
        for (const viewer of [by, other]) {
          const open = { name, day, state: 'agreed', isOwn: false };
          expect(activitiesSeenBy(agreed, viewer)).toEqual({ open, done: [] });
        }
        const done: Activities = [{ state: 'done', name, day }];
        expect(withActivityDone(agreed, { name, today: day })).toEqual(value(done));
        expect([withoutActivity(agreed), withoutActivity(done)]).toEqual([[], done]);
        expect(activitiesSeenBy(done, by)).toEqual({ open: null, done: [{ name, day }] });
      }),
    );
  });

  it('waits until what they agreed on is done or dropped', () => {
    const soup = { name: 'same_soup', day: TODAY } as const;
    const agreed: Activities = [{ state: 'agreed', ...soup }];
    expect(withActivity(agreed, { ...soup, by: ROSA })).toEqual({ ok: true, value: agreed });
    for (const other of [{ name: 'same_song' } as const, { day: dayPlus(TODAY, 1) }]) {
      expect(withActivity(agreed, { ...soup, ...other, by: ROSA })).toMatchObject({
        refusal: { code: 'activity_agreed' },
      });
    }
    const yesterday = dayPlus(TODAY, -1);
    for (const [name, today] of [
      ['same_song', TODAY] as const,
      ['same_soup', yesterday] as const,
    ]) {
      expect(withActivityDone(agreed, { name, today })).toMatchObject({
        refusal: { code: 'activity_not_due' },
      });
    }
  });

  it('is kept once it’s done, the last of many', () => {
    let activities: Activities = [];
    for (let days = 0; days < MOST_DONE + 5; days += 1) {
      const agreed = { state: 'agreed', name: 'same_soup', day: dayPlus(TODAY, -days) } as const;
      const done = withActivityDone([...activities, agreed], { name: 'same_soup', today: TODAY });
      if (done.ok) activities = done.value;
    }
    const { done } = activitiesSeenBy(activities, ROSA);
    expect(done).toHaveLength(MOST_DONE);
    expect(done[0]?.day).toBe(dayPlus(TODAY, -(MOST_DONE + 4)));
  });

  it('is planned from today on, for two months at most', () => {
    for (const [days, isPossible] of [
      [-1, false],
      [0, true],
      [MOST_DAYS_AHEAD, true],
      [MOST_DAYS_AHEAD + 1, false],
    ] as const) {
      expect(isSoonEnough(dayPlus(TODAY, days), TODAY)).toBe(isPossible);
    }
  });
});
