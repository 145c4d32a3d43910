import { expect, test } from 'vitest';
import { formatLength, sayLength } from '#ui/parts/voices/voice-length.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [34.4, '0:34', '34 seconds'],
  [59.6, '0:59', '1 minute'],
  [60, '1:00', '1 minute'],
  [65, '1:05', '1 minute 5 seconds'],
  [121, '2:01', '2 minutes 1 second'],
  [180, '3:00', '3 minutes'],
])('%d seconds are %s, or %s', (seconds, shown, said) => {
  expect(formatLength(seconds)).toBe(shown);
  expect(sayLength(seconds)).toBe(said);
});
