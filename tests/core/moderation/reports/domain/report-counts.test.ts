import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianHours, middlePlaces } from '#core/moderation/reports/domain/report-counts.ts';

const HOUR = 60 * 60 * 1000;

test.each([
  [[], null],
  [[90 * 60 * 1000], 1.5],
  [[HOUR, 2 * HOUR], 1.5],
  [[60_000], 0],
  [[100 * HOUR + 4 * 60_000], 100.1],
  // By the clocks of two processes, an answer may be older than its report.
  [[-HOUR], 0],
  [[-HOUR, HOUR], 0.5],
])('the median of what took %j is %j hours', (middleTimes, hours) => {
  expect(medianHours({ middleTimes })).toBe(hours);
});

test('as many are below the middle as above it', () => {
  fc.assert(
    fc.property(fc.nat(1_000), (length) => {
      const places = middlePlaces(length);
      expect(places).toHaveLength(length === 0 ? 0 : 2 - (length % 2));
      if (length > 0) expect(places[0]).toBe(length - 1 - places.at(-1)!);
    }),
  );
});
