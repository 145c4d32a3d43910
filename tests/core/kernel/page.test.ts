import { expect, it } from 'vitest';
import { cutPage } from '#core/kernel/page.ts';

it.each([
  [[], [], false],
  [[1], [1], false],
  [[1, 2], [1, 2], false],
  [[1, 2, 3], [1, 2], true],
])('cuts %j to a page of two', (read, items, hasMore) => {
  expect(cutPage(read, 2)).toEqual({ items, hasMore });
});
