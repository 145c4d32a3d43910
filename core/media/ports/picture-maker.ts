import type { Result } from '#core/kernel/result.ts';
import type { Crop, PictureFormat, PictureSize } from '#core/media/domain/picture-sizes.ts';

/** A picture as it's kept: made new from what was sent, so that it holds nothing but the picture. */
export interface MadePicture {
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Some 25 bytes from which a page draws a blurred picture at once (ThumbHash). */
  readonly thumbHash: Uint8Array;
  readonly files: Readonly<Record<PictureSize, Readonly<Record<PictureFormat, Uint8Array>>>>;
}

/** Why no picture came of what was sent. */
export type UnusablePicture =
  /** It isn't a picture of a kind that can be read, or it's damaged. */
  | 'unreadable'
  /** It has more than 50 million pixels, or takes too long. */
  | 'too_large';

/** Makes pictures new from what members send, however hostile that is. */
export interface PictureMaker {
  /**
   * Makes all sizes of the picture in a file of this machine, which stays as it is. Rejects with a `TooBusy` while too
   * many wait.
   */
  make(file: string, crop: Crop): Promise<Result<MadePicture, UnusablePicture>>;
}
