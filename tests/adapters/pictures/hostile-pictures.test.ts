import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedFiles } from '#tests/support/changed-files.ts';
import { expectOnlyPixels } from '#tests/support/only-pixels.ts';
import { createTestPictureMaker } from '#tests/support/picture-maker.ts';
import {
  CANARY,
  drawLargePng,
  drawLively,
  drawOfEachKind,
  HEIC,
  replaceBytes,
} from '#tests/support/sent-pictures.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { tries } from '#tests/support/tries.ts';

const folder = makeTemporaryFolder();
const failures: string[] = [];
const maker = createTestPictureMaker((sentence) => failures.push(sentence));
let kinds: Readonly<Record<string, Buffer>>;
let files = 0;

beforeAll(async () => {
  kinds = await drawOfEachKind();
});
afterAll(() => maker.close());

/** What came of it: the picture's size, or why there's none. The process has lived on. */
async function send(bytes: Buffer): Promise<string> {
  const file = join(folder, `sent ${(files += 1) % 10}`);
  writeFileSync(file, bytes);
  const made = await maker.make(file, { turn: 0, part: null });
  expect(failures).toEqual([]);
  if (!made.ok) return made.refusal;
  expectOnlyPixels(made.value);
  return `${made.value.width} × ${made.value.height}`;
}

const SIDE = Buffer.alloc(4);
SIDE.writeUInt32BE(60_000);
/** The two sides of a picture in four bytes each, as AVIF and HEIC have them. */
const sides = (width: Buffer, height: Buffer) =>
  Buffer.concat([Buffer.from('ispe\0\0\0\0'), width, height]);
const small = (side: number) => Buffer.from([0, 0, 0, side]);
const said = (width: number, height: number) => Buffer.from([8, 0, height, 0, width]);

describe('more pixels than there may be', () => {
  test.each([
    ['the head of a PNG', () => drawLargePng(60_000, 60_000, false)],
    ['a PNG of 64 million pixels', () => drawLargePng(8_000, 8_000, true)],
    [
      'the head of a JPEG',
      () => {
        const large = Buffer.from([8, 0xea, 0x60, 0xea, 0x60]);
        return replaceBytes(kinds['jpeg'] ?? SIDE, said(64, 48), large);
      },
    ],
    [
      'the head of a GIF',
      () => {
        const [screen, frame] = ['GIF89a', '\x2c\0\0\0\0'];
        const [little, large] = ['\x40\0\x30\0', '\x60\xea\x60\xea'];
        return [screen, frame].reduce((bytes, beginning) => {
          const those = Buffer.from(beginning + little, 'latin1');
          return replaceBytes(bytes, those, Buffer.from(beginning + large, 'latin1'));
        }, kinds['gif'] ?? SIDE);
      },
    ],
    [
      'the head of an AVIF',
      () => replaceBytes(kinds['avif'] ?? SIDE, sides(small(64), small(48)), sides(SIDE, SIDE)),
    ],
    [
      'the head of a HEIC',
      () => replaceBytes(HEIC, sides(small(64), small(48)), sides(SIDE, SIDE)),
    ],
    [
      'the head of a WebP',
      () => {
        const webp = kinds['webp'] ?? SIDE;
        const large = Buffer.from([0x5f, 0xea, 0, 0x5f, 0xea, 0]);
        return replaceBytes(webp, Buffer.from([63, 0, 0, 47, 0, 0]), large);
      },
    ],
  ])('in %s are refused', async (_what, write) => {
    expect(['too_large', 'unreadable']).toContain(await send(write()));
  });

  test('are told from damage', async () => {
    expect(await send(drawLargePng(60_000, 60_000, false))).toBe('too_large');
    expect(await send(drawLargePng(8_000, 8_000, true))).toBe('too_large');
  });
});

test.each([
  [1, 60_000, '1 × 960'],
  [60_000, 1, '960 × 1'],
  [1, 1, '1 × 1'],
  [7_000, 7_000, '960 × 960'],
])('one of %i × %i pixels becomes one', async (width, height, size) => {
  expect(await send(drawLargePng(width, height, true))).toBe(size);
});

test('one of very many pictures is the first of them', async () => {
  const colours = ['red', 'lime', 'blue'];
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const many = Array.from({ length: 300 }, (_frame, place) => frames[place % 3] ?? SIDE);
  expect(
    await send(
      await sharp(many, { join: { animated: true } })
        .gif()
        .toBuffer(),
    ),
  ).toBe('8 × 8');
});

test('one that is cut off anywhere is refused, or the picture', async () => {
  for (const bytes of Object.values(kinds)) {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const answer = await send(bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)));
      expect(['unreadable', '64 × 48']).toContain(answer);
    }
  }
});

test.each([
  ['a script', `<script>alert('${CANARY}')</script>`],
  ['a page', `<!doctype html><html><body onload="alert('${CANARY}')">`],
  ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${CANARY}')"/>`],
  ['an archive', `PK\x03\x04${CANARY}`],
])('%s behind a picture is left behind', async (_what, text) => {
  for (const bytes of Object.values(kinds)) {
    expect(await send(Buffer.concat([bytes, Buffer.from(text)]))).toBe('64 × 48');
  }
});

test('a GIF that is a script too is a picture and nothing else', async () => {
  const gif = kinds['gif'] ?? SIDE;
  const comment = `\x21\xfe\x2a*/=1;alert('${CANARY}')//${' '.repeat(42)}`.slice(0, 45);
  const at = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  const both = [gif.subarray(0, at), Buffer.from(`${comment}\0`, 'latin1'), gif.subarray(at)];
  expect(await send(Buffer.concat(both))).toBe('64 × 48');
});

test.each([
  ['nothing', ''],
  ['a text', 'All about bread.'],
  ['a page', '<!doctype html><html><body>bread</body></html>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
  [
    'a drawing that names a file',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ],
  ['a document', '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
  [
    'a script of ImageMagick',
    'push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "|id"\npop graphic-context',
  ],
  ['a bitmap', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0'],
  ['a portable pixmap', 'P6\n2 2\n255\nabcabcabcabc'],
  ['a picture of libvips', '\x08\xf2\xa6\xb6'.padEnd(64, '\0')],
])('%s is no picture', async (_what, text) => {
  expect(await send(Buffer.from(text, 'latin1'))).toBe('unreadable');
});

test('a TIFF is none either', async () => {
  const grey = { width: 9, height: 9, channels: 3, background: 'grey' } as const;
  expect(await send(await sharp({ create: grey }).tiff().toBuffer())).toBe('unreadable');
});

test('whatever is changed in a picture, what comes of it is a picture or a refusal', async () => {
  const quick = Object.values(kinds).filter((bytes) => bytes !== HEIC);
  const all = [...quick, ...quick, ...Object.values(await drawLively()), HEIC];
  await fc.assert(
    fc.asyncProperty(changedFiles(all), async (changed) => {
      expect(await send(changed)).toMatch(/^(unreadable|too_large|\d+ × \d+)$/);
    }),
    { numRuns: tries(2_500, 0.05), seed: 20_261_126 },
  );
});
