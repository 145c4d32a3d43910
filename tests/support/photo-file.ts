import sharp from 'sharp';

/** A JPEG of one colour with a green stripe along its top, as a camera might write it. */
export async function makePhoto(
  width = 640,
  height = 480,
  background = '#a8452a',
): Promise<Uint8Array<ArrayBuffer>> {
  const stripe = {
    width,
    height: Math.ceil(height / 4),
    channels: 3,
    background: '#2f5d50',
  } as const;
  const input = await sharp({ create: stripe }).png().toBuffer();
  const photo = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input, gravity: 'north' }])
    .jpeg()
    .toBuffer();
  return Uint8Array.from(photo);
}

/** A JPEG with as much detail as a camera's, different each time. */
export async function makeDetailedPhoto(
  width = 1_600,
  height = 1_200,
): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width, height, channels: 3, background: '#000', noise } as const;
  return Uint8Array.from(await sharp({ create }).blur(2).jpeg({ quality: 90 }).toBuffer());
}
