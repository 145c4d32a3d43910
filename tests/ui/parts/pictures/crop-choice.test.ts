import { expect, test } from 'vitest';
import { isSamePart, WHOLE, type ChosenPart } from '#ui/parts/pictures/use-crop-choice.ts';

const picture = { width: 900, height: 1200 };
const square: ChosenPart = { ...WHOLE, picture, isWhole: false };

test('a part is the same as another where a picture would be cut alike', () => {
  const measured = { ...WHOLE, picture };
  const elsewhere = { ...measured, cut: { ...WHOLE.cut, zoom: 3 } };
  expect([measured, elsewhere].map((part) => isSamePart(WHOLE, part))).toEqual([true, true]);
  expect(isSamePart(square, { ...square })).toBe(true);
  for (const cut of [
    { ...WHOLE.cut, turn: 90 as const },
    { ...WHOLE.cut, zoom: 2 },
    { ...WHOLE.cut, y: 0.6 },
  ]) {
    expect(isSamePart(square, { ...square, cut })).toBe(false);
  }
  expect(isSamePart(square, measured)).toBe(false);
});
