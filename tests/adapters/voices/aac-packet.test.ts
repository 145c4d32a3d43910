import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAacPacket, readAacHead } from '#adapters/voices/aac-packet.ts';

/** Bits in the order in which they're written. */
const bitsOf = (value: number, count: number) => value.toString(2).padStart(count, '0');

function pack(bits: string): Uint8Array {
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** What fills up, in the short way or the long one. */
const fillOf = (bytes: readonly number[]) =>
  bitsOf(6, 3) +
  (bytes.length < 15 ? bitsOf(bytes.length, 4) : bitsOf(15, 4) + bitsOf(bytes.length - 14, 8)) +
  bytes.map((byte) => bitsOf(byte, 8)).join('');

/** Data that stands there, where so many bits are before it. */
function dataOf(bytes: readonly number[], before: number, isAligned: boolean): string {
  const count =
    bytes.length < 255 ? bitsOf(bytes.length, 8) : bitsOf(255, 8) + bitsOf(bytes.length - 255, 8);
  const head = bitsOf(4, 3) + bitsOf(0, 4) + bitsOf(Number(isAligned), 1) + count;
  const gap = isAligned ? (8 - ((before + head.length) % 8)) % 8 : 0;
  return head + '0'.repeat(gap) + bytes.map((byte) => bitsOf(byte, 8)).join('');
}

const beside = fc.array(fc.nat({ max: 255 }), { maxLength: 265 });
const pieces = fc.array(
  fc.record({ isFill: fc.boolean(), isAligned: fc.boolean(), bytes: beside }),
  { maxLength: 2 },
);
/** The sound begins with its kind: of one channel, two, or the low one. */
const sounds = fc
  .tuple(fc.constantFrom(0, 1, 3), fc.array(fc.nat({ max: 255 }), { minLength: 1, maxLength: 200 }))
  .map(([kind, bytes]) => bitsOf(kind, 3) + bytes.map((byte) => bitsOf(byte, 8)).join(''));

describe('a packet', () => {
  test('loses what stands before its sound', () => {
    fc.assert(
      fc.property(pieces, sounds, (before, sound) => {
        const written = before.reduce(
          (bits, { isFill, isAligned, bytes }) =>
            bits + (isFill ? fillOf(bytes) : dataOf(bytes, bits.length, isAligned)),
          '',
        );
        const { data, samples } = cleanAacPacket(pack(written + sound), 2) ?? expect.fail();
        const expected = pack(sound);
        expect(data.subarray(0, expected.length)).toEqual(expected);
        expect(data.length - expected.length).toBeLessThanOrEqual(1);
        expect(samples).toBe(1024);
      }),
    );
  });

  test.each([
    ['nothing', Uint8Array.of()],
    ['a description of channels', pack(bitsOf(5, 3) + '0'.repeat(40))],
    ['an end', Uint8Array.of(0xff)],
    ['what only fills up', pack(fillOf([1, 2, 3]))],
    ['more than one channel can hold', new Uint8Array(769)],
  ])('is not %s', (_what, packet) => {
    expect(cleanAacPacket(packet, 1)).toBeNull();
  });
});

describe('a head', () => {
  const head = (kind: number, rate: number, channels: number, flags = 0) =>
    pack(bitsOf(kind, 5) + bitsOf(rate, 4) + bitsOf(channels, 4) + bitsOf(flags, 3));

  test('says what a decoder needs, and no more of what was sent', () => {
    const sent = Uint8Array.from([...head(2, 3, 1), 86, 229, 0]);
    const read = { description: head(2, 3, 1), rate: 48_000, channels: 1 };
    expect(readAacHead(sent)).toEqual(read);
    expect(readAacHead(head(2, 12, 2))).toMatchObject({ rate: 7_350, channels: 2 });
  });

  test.each([
    ['another kind of AAC', head(5, 3, 1)],
    ['a rate of its own', head(2, 15, 1)],
    ['no rate', head(2, 13, 1)],
    ['six channels', head(2, 3, 6)],
    ['channels that are described elsewhere', head(2, 3, 0)],
    ['frames of another length', head(2, 3, 1, 4)],
    ['a byte', Uint8Array.of(17)],
  ])('is not taken with %s', (_what, sent) => {
    expect(readAacHead(sent)).toBeNull();
  });
});
