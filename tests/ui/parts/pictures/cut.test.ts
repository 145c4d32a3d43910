import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIRST_CUT,
  movePicture,
  partOfCut,
  turnedSize,
  turnPicture,
  writePart,
  zoomPicture,
  type Cut,
  type Dimensions,
} from '#ui/parts/pictures/cut.ts';

const pictures = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const shares = fc.double({ min: -3, max: 3, noNaN: true });

type Step = (picture: Dimensions, cut: Cut) => Cut;

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(shares, shares).map(
    ([right, down]): Step =>
      (picture, cut) =>
        movePicture(picture, cut, right, down),
  ),
  fc.double({ min: 0.2, max: 5, noNaN: true }).map(
    (factor): Step =>
      (picture, cut) =>
        zoomPicture(picture, cut, factor),
  ),
  fc.constantFrom('left' as const, 'right' as const).map(
    (direction): Step =>
      (_picture, cut) =>
        turnPicture(cut, direction),
  ),
);

/** A picture and a square of it, as someone may have chosen it. */
const cuts = fc.tuple(pictures, fc.array(steps, { maxLength: 12 })).map(([picture, done]) => ({
  picture,
  cut: done.reduce<Cut>((cut, step) => step(picture, cut), FIRST_CUT),
}));

/** Where the middle of the square is in the picture as it was before it was turned. */
function middleIn(cut: Cut): readonly [number, number] {
  let upright = cut;
  while (upright.turn !== 0) upright = turnPicture(upright, 'left');
  return [upright.x, upright.y];
}

test('whatever is done, a square is kept, and all of it is in the picture', () => {
  fc.assert(
    fc.property(cuts, ({ picture, cut }) => {
      const { left, top, width, height } = partOfCut(picture, cut);
      const turned = turnedSize(picture, cut.turn);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
      expect(width * turned.width).toBeCloseTo(height * turned.height, 6);
      expect(width * turned.width).toBeGreaterThan(0);
    }),
  );
});

test('the part is written in decimals, as exactly as six of them are, and stays within the picture', () => {
  fc.assert(
    fc.property(cuts, ({ picture, cut }) => {
      const part = partOfCut(picture, cut);
      const written = writePart(part);
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        expect(written[side]).toMatch(/^[01]\.\d{6}$/);
        expect(Math.abs(Number(written[side]) - part[side])).toBeLessThan(0.000_001_1);
      }
      expect(Number(written.left) + Number(written.width)).toBeLessThanOrEqual(1);
      expect(Number(written.top) + Number(written.height)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the first square is as large as fits, in the middle', () => {
  expect(partOfCut({ width: 400, height: 300 }, FIRST_CUT)).toEqual({
    left: 0.125,
    top: 0,
    width: 0.75,
    height: 1,
  });
});

test('a turn and the one back, and four turns, change nothing', () => {
  fc.assert(
    fc.property(cuts, fc.constantFrom('left' as const, 'right' as const), ({ cut }, direction) => {
      const other = direction === 'left' ? 'right' : 'left';
      expectAlike(turnPicture(turnPicture(cut, direction), other), cut);
      const around = [1, 2, 3, 4].reduce<Cut>((turned) => turnPicture(turned, direction), cut);
      expectAlike(around, cut);
    }),
  );
});

test('what is turned to the right has its top at the right, and the square stays on what it showed', () => {
  expect(turnPicture({ turn: 0, zoom: 2, x: 0.25, y: 0 }, 'right')).toEqual({
    turn: 90,
    zoom: 2,
    x: 1,
    y: 0.25,
  });
  fc.assert(
    fc.property(cuts, ({ picture, cut }) => {
      const turned = turnPicture(cut, 'right');
      const [x, y] = middleIn(cut);
      const [turnedX, turnedY] = middleIn(turned);
      expect(turnedX).toBeCloseTo(x, 9);
      expect(turnedY).toBeCloseTo(y, 9);
      const [before, after] = [partOfCut(picture, cut), partOfCut(picture, turned)];
      expect(after.width).toBeCloseTo(before.height, 9);
      expect(after.top).toBeCloseTo(before.left, 9);
    }),
  );
});

test('a picture moves with the finger: to the right shows more of its left, until there is no more', () => {
  fc.assert(
    fc.property(cuts, fc.double({ min: 0, max: 3, noNaN: true }), ({ picture, cut }, way) => {
      const before = partOfCut(picture, cut);
      const right = partOfCut(picture, movePicture(picture, cut, way, 0));
      expect(right.left).toBeCloseTo(Math.max(0, before.left - way * before.width), 9);
      expect(right.top).toBeCloseTo(before.top, 9);
      const down = partOfCut(picture, movePicture(picture, cut, 0, way));
      expect(down.top).toBeCloseTo(Math.max(0, before.top - way * before.height), 9);
    }),
  );
});

test('zooming keeps the middle, and out again shows as much as before, within the bounds', () => {
  fc.assert(
    fc.property(cuts, ({ picture, cut }) => {
      const closer = zoomPicture(picture, cut, 1.5);
      expect(closer.zoom).toBeGreaterThanOrEqual(cut.zoom);
      expect(closer.zoom).toBeLessThanOrEqual(4);
      expect(closer.x).toBeCloseTo(keptX(picture, cut), 9);
      expect(zoomPicture(picture, cut, 1 / 1000).zoom).toBe(1);
    }),
  );
});

/** The middle that a square has that doesn’t reach beyond the picture. */
function keptX(picture: Dimensions, cut: Cut): number {
  const { left, width } = partOfCut(picture, cut);
  return left + width / 2;
}

function expectAlike(one: Cut, other: Cut): void {
  expect(one.turn).toBe(other.turn);
  expect(one.zoom).toBe(other.zoom);
  expect(one.x).toBeCloseTo(other.x, 9);
  expect(one.y).toBeCloseTo(other.y, 9);
}
