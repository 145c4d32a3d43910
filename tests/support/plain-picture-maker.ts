import { readFile } from 'node:fs/promises';
import { granted, refused } from '#core/kernel/result.ts';
import type { MadePicture, PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { PictureSize } from '#core/media/domain/picture-sizes.ts';

/** What a file begins with that can't be read, and one that has too many pixels. */
export const UNREADABLE = 'unreadable';
export const TOO_LARGE = 'too large';

/** Takes any file for a picture, but for those that begin with these words; its files say which they are. */
export const plainPictureMaker: PictureMaker = {
  make: async (file) => {
    const sent = await readFile(file, 'utf8');
    if (sent.startsWith(UNREADABLE)) return refused('unreadable');
    return sent.startsWith(TOO_LARGE) ? refused('too_large') : granted(madeOf(sent));
  },
};

/** The picture made of that text. */
export function madeOf(sent: string): MadePicture {
  const file = (what: string) => new TextEncoder().encode(`${what} of ${sent}`);
  const both = (size: PictureSize) => ({ webp: file(`${size} webp`), jpeg: file(`${size} jpeg`) });
  return {
    width: 960,
    height: 720,
    thumbHash: Uint8Array.from({ length: 25 }, (_, place) => place * 10),
    files: { 96: both(96), 320: both(320), 960: both(960) },
  };
}
