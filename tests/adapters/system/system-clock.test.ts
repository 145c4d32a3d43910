import { expect, test } from 'vitest';
import { createSystemClock } from '#adapters/system/system-clock.ts';

test('the clock tells the time of the machine, in UTC with milliseconds', () => {
  const before = Date.now();
  const now = createSystemClock().now();
  expect(now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now());
});
