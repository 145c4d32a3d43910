import type { Crop } from './picture-sizes.ts';

/** By how many degrees a picture can be turned. */
export const TURNS = [0, 90, 180, 270] as const satisfies readonly Crop['turn'][];

/** What rounding may add to a part that ends where the picture does. */
const ROUNDING = 1e-6;

/** The part of a picture with those sides, of which all are given or none; `undefined` where it isn't within the picture. */
export function partOf(sides: {
  readonly [Side in keyof NonNullable<Crop['part']>]?: number | undefined;
}): Crop['part'] | undefined {
  if (Object.values(sides).every((side) => side === undefined)) return null;
  // What is missing is within nothing.
  const { left = NaN, top = NaN, width = NaN, height = NaN } = sides;
  const isWithin =
    left >= 0 &&
    top >= 0 &&
    width > 0 &&
    height > 0 &&
    left + width <= 1 + ROUNDING &&
    top + height <= 1 + ROUNDING;
  return isWithin ? { left, top, width, height } : undefined;
}
