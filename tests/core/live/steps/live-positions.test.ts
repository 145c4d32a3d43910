import { expect, test } from 'vitest';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';
import { makeMarkPlace } from '#core/live/use-cases/mark-place.ts';
import { makeLivePositions } from '#core/live/steps/live-positions.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ROSA = toMemberId(1);
const DANIEL = toMemberId(2);

/** Writes for whom the text is in front of it: worthless anywhere else. */
const plainSeal: CursorSeal = {
  seal: (cursor, memberId) => Promise.resolve(`${memberId}:${cursor}`),
  open: (sealed, memberId) =>
    Promise.resolve(sealed.startsWith(`${memberId}:`) ? sealed.slice(`${memberId}:`.length) : null),
};
const positions = makeLivePositions(plainSeal);

test.each([0, 1, 5_000])(
  'the place %d comes back to the member for whom it was sealed',
  async (place) => {
    const sealed = await positions.seal(place, ROSA);
    expect(await positions.open(sealed, ROSA)).toBe(place);
    expect(await positions.open(sealed, DANIEL)).toBeNull();
  },
);

test('a member gets the newest place, for themselves', async () => {
  const mark = makeMarkPlace({
    feed: { newest: () => Promise.resolve(12) },
    cursorSeal: plainSeal,
  });
  const sealed = await mark(ROSA);
  expect(await positions.open(sealed, ROSA)).toBe(12);
  expect(await positions.open(sealed, DANIEL)).toBeNull();
});

test('nothing else is a place', async () => {
  for (const cursor of [encodeCursor('reports', [3]), 'live', '']) {
    expect(await positions.open(await plainSeal.seal(cursor, ROSA), ROSA)).toBeNull();
  }
  expect(await positions.open('made up', ROSA)).toBeNull();
});
