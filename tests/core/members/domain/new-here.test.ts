import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { isNewHere } from '#core/members/domain/new-here.ts';

test('a member is new on fourteen days, from the one on which they joined', () => {
  fc.assert(
    fc.property(fc.nat(40_000), fc.nat(60), (joinedOn, passed) => {
      expect(isNewHere(joinedOn, joinedOn + passed)).toBe(passed <= 13);
    }),
  );
});

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-14T23:59:59.999Z', true],
  ['2026-03-01T23:59:59.999Z', '2026-03-15T00:00:00.000Z', false],
  ['2026-12-31T23:59:59.999Z', '2027-01-13T12:00:00.000Z', true],
  // A device whose clock is behind.
  ['2026-03-01T10:00:00.000Z', '2026-02-27T10:00:00.000Z', true],
])('who joined at %s is new at %s: %s', (joined, now, isNew) => {
  expect(isNewHere(toActivityDay(joined), toActivityDay(now))).toBe(isNew);
});
