import { expect, test } from 'vitest';
import { formatShortTime } from '#ui/features/messaging/short-time.ts';

const NOW = new Date(2026, 2, 1, 0, 30);

const format = (...time: [number, number, number, number, number]) =>
  formatShortTime(new Date(...time).toISOString(), NOW);

test('names the hour today, then the day before, then the day, and the year of earlier ones', () => {
  expect(format(2026, 2, 1, 0, 5)).toBe('00:05');
  expect(format(2026, 1, 28, 23, 59)).toBe('yesterday');
  expect(format(2026, 1, 28, 0, 0)).toBe('yesterday');
  expect(format(2026, 1, 27, 23, 59)).toBe('27 Feb');
  expect(format(2025, 11, 31, 12, 0)).toBe('31 Dec 2025');
});
