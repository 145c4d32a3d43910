/** The longest sides, in pixels, in which each picture is kept; a smaller picture isn't made larger. */
export const PICTURE_SIZES = [96, 320, 960] as const;

export type PictureSize = (typeof PICTURE_SIZES)[number];

/** The kinds of file in which each size is kept: the small one, and the one that every program opens. */
export const PICTURE_FORMATS = ['webp', 'jpeg'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** How much of a picture a member keeps, and which way is up. */
export interface Crop {
  /** By how many degrees it's turned clockwise, before anything is cut off. */
  readonly turn: 0 | 90 | 180 | 270;
  /** The part that's kept, as shares from 0 to 1 of the upright picture; `null` for all of it. */
  readonly part: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  } | null;
}
