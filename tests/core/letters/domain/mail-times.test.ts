import { expect, test } from 'vitest';
import { nextDayAt, nextMondayAt } from '#core/letters/domain/mail-times.ts';

test.each([
  ['2026-03-12T07:59:59.999Z', '2026-03-12T08:00:00.000Z'],
  ['2026-03-12T08:00:00.000Z', '2026-03-13T08:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T08:00:00.000Z'],
])('after %s the next day begins at %s', (time, next) => {
  expect(nextDayAt(time)).toBe(next);
});

test.each([
  ['2026-03-12T10:00:00.000Z', '2026-03-16T08:00:00.000Z'],
  ['2026-03-16T07:59:59.999Z', '2026-03-16T08:00:00.000Z'],
  ['2026-03-16T08:00:00.000Z', '2026-03-23T08:00:00.000Z'],
])('after %s the next week begins at %s, a Monday', (time, next) => {
  expect(nextMondayAt(time)).toBe(next);
  expect(new Date(next).getUTCDay()).toBe(1);
});
