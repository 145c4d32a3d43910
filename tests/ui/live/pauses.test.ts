import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUpDelay, pauseAfter } from '#ui/live/pauses.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('after a first failure the stream is opened again within two seconds, and not at once', () => {
  fc.assert(
    fc.property(chance, (random) => {
      expect(pauseAfter(0, random)).toBeGreaterThanOrEqual(500);
      expect(pauseAfter(0, random)).toBeLessThanOrEqual(2_000);
    }),
  );
});

test('pauses grow with every failure up to a minute, and differ from page to page', () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((failures) => pauseAfter(failures, 1));
  expect(longest).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(pauseAfter(5, 0)).toBe(15_000);
});

test('a crowd that returns at once reads again spread over two seconds', () => {
  expect([0, 0.5, 1].map(catchUpDelay)).toEqual([0, 1_000, 2_000]);
});
