// @ts-expect-error The package describes another build than this one, which is a single file.
import untypedHeif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { UnusablePicture } from '#core/media/ports/picture-maker.ts';
import { MOST_PIXELS } from './picture-work.ts';

interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  /** Fills in the pixels; calls back with `null` where it can't. */
  display(pixels: PixelsOfFour, done: (filled: object | null) => void): void;
}

/** What is used of libheif. */
interface Heif {
  readonly ready: Promise<unknown>;
  /** Reads the head; the list is empty where there's no picture. */
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}

/** Loads the library once more, with a memory of its own. */
const createHeif = untypedHeif as () => Heif;

/** Pixels in four bytes each: red, green, blue and opacity. */
interface PixelsOfFour {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes the pictures of telephones that sharp doesn't, upright. Each gets a library of its own, whose memory goes with
 * it: it never shrinks, and isn't to be trusted after a failure.
 */
export async function openHeic(sent: Buffer): Promise<Result<PixelsOfFour, UnusablePicture>> {
  const heif = createHeif();
  await heif.ready;
  const images = new heif.HeifDecoder().decode(sent);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (image === undefined) return refused('unreadable');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) return refused('too_large');
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise<object | null>((resolve) => {
    image.display({ data, width, height }, resolve);
  });
  return filled === null ? refused('unreadable') : granted({ data, width, height });
}
