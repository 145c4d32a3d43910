import type { Crop } from '#core/media/domain/picture-sizes.ts';

/** How many pixels a picture may have: a camera's 48 million, and some. */
export const MOST_PIXELS = 50_000_000;

/** What the process that makes pictures is asked to do. */
export interface PictureWork {
  readonly file: string;
  readonly crop: Crop;
}
