import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { PICTURE_SIZES, type Crop, type PictureSize } from '#core/media/domain/picture-sizes.ts';
import type { MadePicture, UnusablePicture } from '#core/media/ports/picture-maker.ts';
import { openPicture, type OpenedPicture } from './open-picture.ts';

const [SMALLEST, MIDDLE, LARGEST] = PICTURE_SIZES;

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;
const WEBP = { quality: 80, effort: 4 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

/** Pixels in three bytes each, without anything else that was in a file. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes all sizes of a picture of what was sent, of its pixels alone. */
export async function makePicture(
  sent: Buffer,
  crop: Crop,
): Promise<Result<MadePicture, UnusablePicture>> {
  try {
    const opened = await openPicture(sent);
    if (!opened.ok) return opened;
    return granted(await makeSizes(await developLargest(opened.value, crop)));
  } catch {
    // Beyond its head the picture is damaged.
    return refused('unreadable');
  }
}

/** The part of the upright picture that's kept, at most as large as the largest size. */
async function developLargest(
  { picture, width, height }: OpenedPicture,
  { turn, part }: Crop,
): Promise<Pixels> {
  const isOnItsSide = turn % 180 !== 0;
  const across = isOnItsSide ? height : width;
  const down = isOnItsSide ? width : height;
  const turned = turn === 0 ? picture : picture.rotate(turn);
  const kept = part === null ? turned : turned.extract(findRegion(part, across, down));
  const fitted = kept.resize({ width: LARGEST, height: LARGEST, ...INSIDE });
  return toPixels(fitted.flatten({ background: 'white' }).toColourspace('srgb'));
}

/** The shares in whole pixels, of which there's at least one. */
function findRegion(part: NonNullable<Crop['part']>, across: number, down: number) {
  const left = Math.min(Math.floor(part.left * across), across - 1);
  const top = Math.min(Math.floor(part.top * down), down - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(part.width * across), across - left)),
    height: Math.max(1, Math.min(Math.round(part.height * down), down - top)),
  };
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function makeSizes(largest: Pixels): Promise<MadePicture> {
  const make = async (size: PictureSize) => {
    const pixels = await toPixels(
      fromPixels(largest).resize({ width: size, height: size, ...INSIDE }),
    );
    return {
      webp: await fromPixels(pixels).webp(WEBP).toBuffer(),
      jpeg: await fromPixels(pixels).jpeg(JPEG).toBuffer(),
    };
  };
  const { width, height } = largest;
  return {
    width,
    height,
    thumbHash: await hashPixels(largest),
    files: {
      [SMALLEST]: await make(SMALLEST),
      [MIDDLE]: await make(MIDDLE),
      [LARGEST]: await make(LARGEST),
    },
  };
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function hashPixels(largest: Pixels): Promise<Uint8Array> {
  const small = fromPixels(largest).resize({ width: SMALLEST, height: SMALLEST, ...INSIDE });
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return rgbaToThumbHash(info.width, info.height, data);
}
