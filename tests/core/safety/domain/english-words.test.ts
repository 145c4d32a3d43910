import { expect, it } from 'vitest';
import { englishShare } from '#core/safety/domain/english-words.ts';

it.each<[string, number | null]>([
  ['', null],
  ['please send money', null],
  ['please send the money', 1],
  ['please send wojciech podlaskie', 0.5],
  ["don't won't can't isn't", 1],
  ['we go to it, please send the money', 1],
])('of the words of %j that share is English: %s', (text, share) => {
  expect(englishShare(text)).toBe(share);
});
