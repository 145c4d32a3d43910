import { expect, test } from 'vitest';
import { BoundedCache } from '#core/kernel/bounded-cache.ts';

const size = (bytes: number) => ({ bytes });
const keysIn = (cache: BoundedCache<string, { bytes: number }>) =>
  ['a', 'b', 'c', 'd', 'e'].filter((key) => [...cache.values()].includes(ENTRIES[key]!));
const ENTRIES: Record<string, { bytes: number }> = {
  a: size(4),
  b: size(4),
  c: size(4),
  d: size(4),
  e: size(4),
};

function fill(bounds: { bytes: number; fewest: number; most: number }, keys: string) {
  const cache = new BoundedCache<string, { bytes: number }>(bounds);
  for (const key of keys) cache.set(key, ENTRIES[key]!);
  return cache;
}

test('what was not asked for goes first', () => {
  const cache = fill({ bytes: 100, fewest: 1, most: 3 }, 'abc');
  expect(cache.get('a')).toBe(ENTRIES['a']);
  cache.set('d', ENTRIES['d']!);
  expect(keysIn(cache)).toEqual(['a', 'c', 'd']);
  expect(cache.get('b')).toBeNull();
});

test('there are no more bytes than are allowed', () => {
  expect(keysIn(fill({ bytes: 12, fewest: 1, most: 9 }, 'abcd'))).toEqual(['b', 'c', 'd']);
  expect(keysIn(fill({ bytes: 11, fewest: 1, most: 9 }, 'abcd'))).toEqual(['c', 'd']);
});

test('some are kept, however large they are', () => {
  expect(keysIn(fill({ bytes: 1, fewest: 2, most: 9 }, 'abcd'))).toEqual(['c', 'd']);
});

test('an entry that is set again is there once, and one that is deleted is gone', () => {
  const cache = fill({ bytes: 100, fewest: 1, most: 2 }, 'aab');
  expect(keysIn(cache)).toEqual(['a', 'b']);
  cache.delete('a');
  expect(cache.get('a')).toBeNull();
  expect(keysIn(cache)).toEqual(['b']);
});
