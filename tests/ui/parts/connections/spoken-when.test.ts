import { expect, test } from 'vitest';
import { spokenWhen } from '#ui/parts/connections/spoken-when.ts';

const NOW = new Date(2026, 10, 25, 9, 30);

test.each([
  [new Date(2026, 10, 25, 0, 1), false, 'today'],
  [new Date(2026, 10, 25, 9, 31), false, 'today'],
  [new Date(2026, 10, 24, 23, 59), false, 'yesterday'],
  [new Date(2026, 10, 19, 12), false, 'on Thursday'],
  [new Date(2026, 10, 18, 12), false, 'on 18 Nov'],
  [new Date(2026, 7, 3, 12), true, 'in August'],
  [new Date(2026, 1, 3, 12), true, 'in February'],
  [new Date(2025, 10, 25, 12), true, 'in November 2025'],
])('%s is spoken of as one would: %#', (moment, isLongAgo, words) => {
  expect(spokenWhen(moment.toISOString(), { isLongAgo, now: NOW })).toBe(words);
});
