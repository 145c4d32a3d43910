import { expect, test } from 'vitest';
import { daysAfter } from '#core/kernel/days-after.ts';
import { startOfDay } from '#core/kernel/start-of-day.ts';

test('days after a time are of twenty-four hours each', () => {
  expect(daysAfter('2028-02-28T23:59:59.999Z', 2)).toBe('2028-03-01T23:59:59.999Z');
  expect(daysAfter('2026-12-31T10:00:00.000Z', 0)).toBe('2026-12-31T10:00:00.000Z');
});

test('a day begins at midnight in UTC', () => {
  expect(startOfDay('2026-12-31T23:59:59.999Z')).toBe('2026-12-31T00:00:00.000Z');
  expect(startOfDay('2026-12-31T00:00:00.000Z')).toBe('2026-12-31T00:00:00.000Z');
});
