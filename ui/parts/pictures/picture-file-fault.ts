import { MAXIMUM_UPLOAD_BYTES } from '#core/media/domain/picture-room.ts';

/** What is wrong with a file that could only be refused as a picture. */
export function pictureFileFault({ size, type }: File): string | null {
  if (type !== '' && !type.startsWith('image/')) return 'That file isn’t a picture.';
  if (size > MAXIMUM_UPLOAD_BYTES) return 'That picture’s too large: it can have up to 15 MB.';
  return null;
}
