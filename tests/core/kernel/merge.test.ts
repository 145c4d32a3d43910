import { expect, test } from 'vitest';
import { merge } from '#core/kernel/merge.ts';

test('merging puts the parts into one object', () => {
  const merged: { one: number; two: string } = merge([{ one: 1 }, { two: 'b' }]);
  expect(merged).toEqual({ one: 1, two: 'b' });
});

test('parts that share a name do not compile', () => {
  // @ts-expect-error Both have the name `one`.
  expect(merge([{ one: 1 }, { two: 2 }, { one: 3 }])).toEqual({ one: 3, two: 2 });
});
