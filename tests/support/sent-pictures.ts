import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What stands in everything about a picture that no other picture may hold. */
export const CANARY = 'Hearth-canary';

/** The colours of the four quarters: above left and right, below left and right. */
export const QUARTERS = [
  [
    [255, 0, 0],
    [0, 255, 0],
  ],
  [
    [0, 0, 255],
    [255, 255, 255],
  ],
] as const;

/** A picture whose quarters have those colours. */
export function drawQuarters(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = QUARTERS[y < height / 2 ? 0 : 1][x < width / 2 ? 0 : 1];
      data.set(colour, (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Those quarters, 64 pixels wide and 48 high, as a telephone stores them. It was made with heif-enc of libheif. */
export const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
    'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAAiwACAAEA',
    'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA',
    'AADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe',
    'ugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAA',
    'AEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAa',
    'aXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAJNtZGF0AAAAhygBrxOAoDhWO7H3/8ONP+mfT/XcmZOoPCp/2wWPtTUsyhFiO+U1',
    'NoNWIEyWm5X4EnoI1yKRumZXyKUDCtaSrpyz01nrGaBqJF+aHpTVJIS7iBHvo0nBMyJaAB19RU+HNg+8n52JtA+wTK0z7LSz',
    '32VX1CAF0NeJPgJDG6iUouiElW2qBcyBkA==',
  ].join(''),
  'base64',
);

/** A small picture of each kind that can be read, with all that can be said about it there. */
export async function drawOfEachKind(): Promise<Readonly<Record<string, Buffer>>> {
  const picture = drawQuarters(64, 48)
    .withExif({
      IFD0: { ImageDescription: CANARY, Copyright: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSAreaInformation: CANARY },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${CANARY}</p></x:xmpmeta>`)
    .withIccProfile('p3');
  return {
    jpeg: await picture.clone().jpeg().toBuffer(),
    png: await picture.clone().png().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    gif: await drawQuarters(64, 48).gif().toBuffer(),
    avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
    heic: HEIC,
  };
}

/** Larger ones with much going on, and nothing said about them. */
export async function drawLively(): Promise<Readonly<Record<string, Buffer>>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const background = 'grey';
  const picture = sharp({ create: { width: 120, height: 90, channels: 3, background, noise } });
  return {
    jpeg: await picture.clone().jpeg({ quality: 50 }).toBuffer(),
    progressive: await picture.clone().jpeg({ quality: 50, progressive: true }).toBuffer(),
    webp: await picture.clone().webp({ quality: 50 }).toBuffer(),
    gif: await picture.clone().gif({ colours: 16 }).toBuffer(),
    avif: await picture.clone().avif({ quality: 40, effort: 0 }).toBuffer(),
  };
}

/** A PNG in black and white whose head says that size; all rows are there if it's as large as it says. */
export function drawLargePng(width: number, height: number, isWhole: boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = isWhole ? height * (1 + Math.ceil(width / 8)) : 100;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    makeChunk('IHDR', head),
    makeChunk('IDAT', deflateSync(Buffer.alloc(rows))),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function makeChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

/** That file with these bytes in the place of the first of those, which must be there. */
export function replaceBytes(file: Buffer, those: Buffer, these: Buffer): Buffer {
  const at = file.indexOf(those);
  if (at < 0) throw new Error('There are no such bytes.');
  return Buffer.concat([file.subarray(0, at), these, file.subarray(at + those.length)]);
}
