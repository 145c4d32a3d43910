import type { Crop } from '#core/media/domain/picture-sizes.ts';

/** How large a picture is, in pixels or whatever else. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Which square of a picture is to be kept. */
export interface Cut {
  /** By how many degrees the picture is turned clockwise; the rest is about the picture as it’s turned. */
  readonly turn: Crop['turn'];
  /** 1 for the largest square that fits, 2 for one with half its side. */
  readonly zoom: number;
  /** The middle of the square, as shares of the picture’s width and height. */
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, as shares of it. */
type Part = NonNullable<Crop['part']>;

const MAXIMUM_ZOOM = 4;

/** Shares are written with six decimals. */
const FINENESS = 1_000_000;

/** The largest square, in the middle. */
export const FIRST_CUT: Cut = { turn: 0, zoom: 1, x: 0.5, y: 0.5 };

/** How large the picture is once it’s turned. */
export function turnedSize({ width, height }: Dimensions, turn: Crop['turn']): Dimensions {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** The square as part of the turned picture: it never reaches beyond it. */
export function partOfCut(picture: Dimensions, cut: Cut): Part {
  const turned = turnedSize(picture, cut.turn);
  const side = Math.min(turned.width, turned.height) / cut.zoom;
  const [width, height] = [side / turned.width, side / turned.height];
  return {
    left: clamp(cut.x - width / 2, 0, 1 - width),
    top: clamp(cut.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** What the call that keeps a picture is told of the part: decimals, of which none is rounded beyond the picture. */
export function writePart({ left, top, width, height }: Part) {
  return {
    left: writeShare(left),
    top: writeShare(top),
    width: writeShare(width),
    height: writeShare(height),
  };
}

function writeShare(share: number): string {
  return (Math.floor(share * FINENESS) / FINENESS).toFixed(6);
}

/** Moves the picture behind the square, by shares of the square’s side, as far as there is any of it. */
export function movePicture(picture: Dimensions, cut: Cut, right: number, down: number): Cut {
  const { width, height } = partOfCut(picture, cut);
  return keepWithin(picture, { ...cut, x: cut.x - right * width, y: cut.y - down * height });
}

/** Makes what the square shows larger or smaller by a factor. */
export function zoomPicture(picture: Dimensions, cut: Cut, factor: number): Cut {
  return keepWithin(picture, { ...cut, zoom: clamp(cut.zoom * factor, 1, MAXIMUM_ZOOM) });
}

/** Turns the picture by a quarter, with the same square of it. */
export function turnPicture({ turn, zoom, x, y }: Cut, direction: 'left' | 'right'): Cut {
  return direction === 'right'
    ? { turn: ((turn + 90) % 360) as Crop['turn'], zoom, x: 1 - y, y: x }
    : { turn: ((turn + 270) % 360) as Crop['turn'], zoom, x: y, y: 1 - x };
}

function keepWithin(picture: Dimensions, cut: Cut): Cut {
  const { left, top, width, height } = partOfCut(picture, cut);
  return { ...cut, x: left + width / 2, y: top + height / 2 };
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}
