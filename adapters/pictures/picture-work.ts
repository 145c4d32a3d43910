import type { Crop } from '#core/media/domain/picture-sizes.ts';
import type { MadePicture, UnusablePicture } from '#core/media/ports/picture-maker.ts';

/** How many pixels a picture may have: a camera's 48 million, and some. */
export const MOST_PIXELS = 50_000_000;

/** What the process that makes pictures is asked to do. */
export interface PictureWork {
  readonly file: string;
  readonly crop: Crop;
}

/** What that process says: that it's ready for work, and then what came of each piece of it. */
export type PictureAnswer = { readonly type: 'ready' } | (MadeOfWork & Weight);

/** What came of it. */
export type MadeOfWork =
  | { readonly type: 'made'; readonly picture: MadePicture }
  | { readonly type: 'unusable'; readonly reason: UnusablePicture }
  /** The fault isn't in the picture. */
  | { readonly type: 'failed'; readonly message: string };

/** Memory that native code and WebAssembly had isn't all given back. */
interface Weight {
  /** Whether the process now takes so much memory that another one should go on. */
  readonly isHeavy: boolean;
}
