import { expect } from 'vitest';
import type { MadePicture } from '#core/media/ports/picture-maker.ts';
import { CANARY } from './sent-pictures.ts';

/** The segments of a JPEG file that a decoder needs: JFIF, tables, the frame, and where pixels begin. */
const NEEDED_SEGMENTS = [0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd, 0xda];

/** What else may be in a picture that somebody sent. */
const FOREIGN = [CANARY, 'Exif', 'ICC_PROFILE', 'xmpmeta', '<script', '<svg', '<html'];

/** Expects that nothing is in the files of a picture but its pixels, and nothing behind them. */
export function expectOnlyPixels({ files }: MadePicture): void {
  for (const { webp, jpeg } of Object.values(files)) {
    expect(findForeignSegments(Buffer.from(jpeg))).toEqual([]);
    expectOnePartOfWebp(Buffer.from(webp));
    for (const bytes of [webp, jpeg]) {
      const text = Buffer.from(bytes).toString('latin1');
      expect(FOREIGN.filter((word) => text.includes(word))).toEqual([]);
    }
  }
}

/** What in the file isn't needed, up to its last byte. */
function findForeignSegments(jpeg: Buffer): readonly string[] {
  const foreign: string[] = [];
  let at = 2;
  while (jpeg.readUInt16BE(at) !== 0xff_d9) {
    const marker = jpeg.readUInt16BE(at);
    const isJfif = jpeg.toString('latin1', at + 4, at + 9) === 'JFIF\0';
    const isNeeded = marker >= 0xff_00 && NEEDED_SEGMENTS.includes(marker - 0xff_00);
    if (!isNeeded || (marker === 0xff_e0 && !isJfif)) foreign.push(marker.toString(16));
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker === 0xff_da) at = findNextMarker(jpeg, at);
  }
  if (at + 2 !== jpeg.length) foreign.push('behind the end');
  return foreign;
}

/** Where the pixels end that begin there. */
function findNextMarker(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return expect.fail('The file has no end.');
}

function expectOnePartOfWebp(webp: Buffer): void {
  const size = webp.readUInt32LE(16);
  expect({
    begins: `${webp.toString('latin1', 0, 4)} ${webp.toString('latin1', 8, 16)}`,
    bytes: webp.readUInt32LE(4) + 8,
    bytesOfPart: 20 + size + (size % 2),
  }).toEqual({ begins: 'RIFF WEBPVP8 ', bytes: webp.length, bytesOfPart: webp.length });
}
