import { expect, test } from 'vitest';
import { placeNotice } from '#ui/kit/notice-place.ts';

const SIZES = { windowHeight: 740, noticeHeight: 100 };

test.each([
  ['at the end of the window where nothing is in the way', [], 0],
  ['at the end when only the top must stay free', [{ top: 80, bottom: 120 }], 0],
  ['above a button near the end', [{ top: 690, bottom: 734 }], 50],
  ['at the end under a button that is just high enough', [{ top: 600, bottom: 640 }], 0],
  ['above a button that would be touched', [{ top: 600, bottom: 641 }], 140],
  [
    'above all of what lies close together',
    [
      { top: 690, bottom: 734 },
      { top: 560, bottom: 600 },
    ],
    180,
  ],
  [
    'between two that leave it room',
    [
      { top: 690, bottom: 734 },
      { top: 550, bottom: 590 },
    ],
    50,
  ],
  ['at the end when it has no room anywhere', [{ top: 20, bottom: 740 }], 0],
  ['at the end when what must stay free is below the window', [{ top: 800, bottom: 900 }], 0],
])('a notice is placed %s', (_where, keptFree, offset) => {
  expect(placeNotice(SIZES, keptFree)).toBe(offset);
});
