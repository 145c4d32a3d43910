import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture } from '#adapters/pictures/make-picture.ts';
import { PICTURE_SIZES, type Crop } from '#core/media/domain/picture-sizes.ts';
import type { MadePicture } from '#core/media/ports/picture-maker.ts';
import { expectOnlyPixels } from '#tests/support/only-pixels.ts';
import { drawOfEachKind, drawQuarters, HEIC, QUARTERS } from '#tests/support/sent-pictures.ts';
import { tries } from '#tests/support/tries.ts';

const WHOLE: Crop = { turn: 0, part: null };

async function make(sent: Buffer, crop: Crop = WHOLE): Promise<MadePicture> {
  const made = await makePicture(sent, crop);
  return made.ok ? made.value : expect.fail(`It is ${made.refusal}.`);
}

type Colour = readonly number[];

/** The colours in the middle of the four quarters of the largest. */
async function coloursOf({ files, width, height }: MadePicture): Promise<Colour[][]> {
  const { data, info } = await sharp(files[960].webp).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  return [0.25, 0.75].map((y) => [0.25, 0.75].map((x) => colourAt(x, y)));
}

const expectColour = (colour: Colour | undefined, wanted: Colour | undefined) => {
  for (const [place, part] of (wanted ?? []).entries()) {
    expect(Math.abs((colour?.[place] ?? NaN) - part)).toBeLessThan(40);
  }
};

function expectQuarters(found: readonly Colour[][], wanted: readonly (readonly Colour[])[]): void {
  for (const row of [0, 1])
    for (const column of [0, 1]) {
      expectColour(found[row]?.[column], wanted[row]?.[column]);
    }
}

type Four = readonly (readonly Colour[])[];
const mirror = (four: Four): Four => four.map((row) => row.toReversed());
const turnRight = (four: Four): Four =>
  [0, 1].map((place) => four.map((row) => row[place] ?? []).toReversed());
const repeat = (four: Four, times: number): Four =>
  times === 0 ? four : repeat(turnRight(four), times - 1);

/** What each orientation of EXIF asks for, so that the picture is upright. */
const UPRIGHT: readonly ((four: Four) => Four)[] = [
  (four) => four,
  mirror,
  (four) => repeat(four, 2),
  (four) => repeat(mirror(four), 2),
  (four) => repeat(mirror(four), 3),
  (four) => repeat(four, 1),
  (four) => repeat(mirror(four), 1),
  (four) => repeat(four, 3),
];

test('every picture is upright and turned as asked, whatever EXIF says of it', async () => {
  for (const [place, upright] of UPRIGHT.entries()) {
    const sent = await drawQuarters(80, 48)
      .withMetadata({ orientation: place + 1 })
      .png()
      .toBuffer();
    for (const turn of [0, 90, 180, 270] as const) {
      const made = await make(sent, { turn, part: null });
      const isOnItsSide = place >= 4 !== (turn % 180 !== 0);
      expect([made.width, made.height]).toEqual(isOnItsSide ? [48, 80] : [80, 48]);
      expectQuarters(await coloursOf(made), repeat(upright(QUARTERS), turn / 90));
    }
  }
});

test('the part is that of the upright, turned picture', async () => {
  const sent = await drawQuarters(80, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const upright = turnRight(turnRight(QUARTERS));
  for (const [row, top] of [0, 0.5].entries())
    for (const [column, left] of [0, 0.5].entries()) {
      const made = await make(sent, { turn: 90, part: { left, top, width: 0.5, height: 0.5 } });
      expect([made.width, made.height]).toEqual([40, 24]);
      const colour = upright[row]?.[column] ?? [];
      expectQuarters(await coloursOf(made), [
        [colour, colour],
        [colour, colour],
      ]);
    }
});

const shares = fc.double({ min: 0, max: 1, noNaN: true });
const crops: fc.Arbitrary<Crop> = fc.record({
  turn: fc.constantFrom(0, 90, 180, 270),
  part: fc.option(fc.record({ left: shares, top: shares, width: shares, height: shares })),
});
const sides = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1_500 }));

test('no size is larger than it may be, nor than what was sent, and all have its shape', async () => {
  await fc.assert(
    fc.asyncProperty(sides, sides, crops, async (width, height, crop) => {
      const colour = { width, height, channels: 3, background: 'teal' } as const;
      const made = await make(await sharp({ create: colour }).png().toBuffer(), crop);
      expectOnlyPixels(made);
      const [across, down] = crop.turn % 180 === 0 ? [width, height] : [height, width];
      const { part } = crop;
      const longest = Math.max(
        part === null ? across : Math.min(across, Math.max(1, Math.round(part.width * across))),
        part === null ? down : Math.min(down, Math.max(1, Math.round(part.height * down))),
      );
      for (const size of PICTURE_SIZES) {
        for (const format of ['webp', 'jpeg'] as const) {
          const head = await sharp(made.files[size][format]).metadata();
          expect(head.format).toBe(format);
          expect(Math.max(head.width, head.height)).toBeLessThanOrEqual(Math.min(size, longest));
          const scale = Math.max(head.width, head.height) / Math.max(made.width, made.height);
          expect(Math.abs(head.width - made.width * scale)).toBeLessThanOrEqual(1);
          expect(Math.abs(head.height - made.height * scale)).toBeLessThanOrEqual(1);
        }
      }
      expect(made.thumbHash.length).toBeLessThanOrEqual(25);
    }),
    { numRuns: tries(150) },
  );
});

describe('of each kind', () => {
  test('the pixels are kept in sRGB, and nothing else', async () => {
    const kinds = Object.entries(await drawOfEachKind());
    expect(kinds).toHaveLength(6);
    for (const [, sent] of kinds) {
      const made = await make(sent);
      expect([made.width, made.height]).toEqual([64, 48]);
      expectQuarters(await coloursOf(made), QUARTERS);
      expectOnlyPixels(made);
    }
  });

  test('what can be seen through stands on white', async () => {
    const clear = { width: 9, height: 9, channels: 4, background: '#f000' } as const;
    for (const format of ['png', 'webp', 'avif'] as const) {
      const sent = await sharp({ create: clear }).toFormat(format).toBuffer();
      expectQuarters(await coloursOf(await make(sent)), [[[255, 255, 255]]]);
    }
  });

  test('of what moves, the first picture is kept', async () => {
    const frames = await Promise.all(
      ['red', 'blue', 'lime'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const format of ['gif', 'webp'] as const) {
      const sent = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      const made = await make(sent);
      expect([made.width, made.height]).toEqual([20, 20]);
      expectColour((await coloursOf(made))[0]?.[0], [255, 0, 0]);
    }
  });

  test.each([
    ['grey', (picture: Sharp) => picture.greyscale().jpeg()],
    ['four colours of print', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
    ['16 bits a colour', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['steps', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['few colours', (picture: Sharp) => picture.png({ palette: true, colours: 4 })],
  ])('one in %s is read', async (_what, write) => {
    const sent = await write(drawQuarters(64, 48)).toBuffer();
    const made = await make(sent);
    expectOnlyPixels(made);
    expectColour((await coloursOf(made))[1]?.[1], [255, 255, 255]);
  });

  test('one of a telephone is turned and cut like others', async () => {
    const part = { left: 0, top: 0, width: 0.5, height: 0.5 };
    const made = await make(HEIC, { turn: 90, part });
    expect([made.width, made.height]).toEqual([24, 32]);
    expectColour((await coloursOf(made))[0]?.[0], [0, 0, 255]);
  });
});
