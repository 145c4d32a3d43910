import sharp, { type Metadata, type Sharp } from 'sharp';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { UnusablePicture } from '#core/media/ports/picture-maker.ts';
import { MOST_PIXELS } from './picture-work.ts';

/** Whatever isn't named here isn't even looked at: what draws SVG, PDF and TIFF stays shut. */
const KINDS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: KINDS.map((kind) => `VipsForeignLoad${kind}Buffer`) });
// Each picture is another one, and a process has one at a time.
sharp.cache(false);
sharp.concurrency(1);

/** Of what moves, only the first picture. What is cut off or damaged is no picture. */
const READING = {
  pages: 1,
  failOn: 'error',
  sequentialRead: true,
  limitInputPixels: MOST_PIXELS,
} as const;

/** A picture that is upright, and how large it is so. */
export interface OpenedPicture {
  readonly picture: Sharp;
  readonly width: number;
  readonly height: number;
}

/** Looks at the head of what was sent, and at how large it says that it is, before anything is decoded. */
export async function openPicture(sent: Buffer): Promise<Result<OpenedPicture, UnusablePicture>> {
  const head = await readHead(sent);
  if (head === null) return refused('unreadable');
  const { width, height } = head.autoOrient;
  if (width * height > MOST_PIXELS) return refused('too_large');
  if (head.format === 'heif' && head.compression !== 'av1') return openFromTelephone(sent);
  return granted({ picture: sharp(sent, READING).autoOrient(), width, height });
}

async function readHead(sent: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(sent, { ...READING, limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** What decodes HEIC is loaded only for it. */
async function openFromTelephone(sent: Buffer): Promise<Result<OpenedPicture, UnusablePicture>> {
  const { openHeic } = await import('./open-heic.ts');
  const opened = await openHeic(sent);
  if (!opened.ok) return opened;
  const { data, width, height } = opened.value;
  return granted({ picture: sharp(data, { raw: { width, height, channels: 4 } }), width, height });
}
