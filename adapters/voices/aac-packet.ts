import type { SoundPacket } from './opus-packet.ts';

/** How many samples are in a packet of AAC. */
const SAMPLES = 1024;

/** The largest that a packet may be for each channel, in bytes. */
const LARGEST = 768;

/** The fewest bits that sound can have. */
const SHORTEST = 9;

/** The rates of samples that a head names by their place (ISO 14496-3). */
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
];

/** What stands in a packet beside its sound: data of any kind, and what fills it up. */
const DATA = 4;
const PROGRAM = 5;
const FILL = 6;

/** The head of a recording in AAC. */
export interface AacHead {
  /** What decoders need, and nothing else that was in it. */
  readonly description: Uint8Array;
  readonly rate: number;
  readonly channels: 1 | 2;
}

/** The head, made new; `null` where it isn't that of plain AAC (AAC-LC) in one or two channels. */
export function readAacHead(description: Uint8Array): AacHead | null {
  const [one = 0, two = 0] = description;
  const kind = one >> 3;
  const rateAt = ((one & 7) << 1) | (two >> 7);
  const rate = RATES[rateAt];
  const channels = (two >> 3) & 15;
  const flags = two & 7;
  if (description.length < 2 || kind !== 2 || rate === undefined || flags !== 0) return null;
  if (channels !== 1 && channels !== 2) return null;
  return { description: Uint8Array.from([one, two]), rate, channels };
}

/**
 * The packet without what stands before its sound, where programs write their names; `null` where it isn't one of AAC.
 * What's within the sound is up to those who decode it.
 */
export function cleanAacPacket(data: Uint8Array, channels: number): SoundPacket | null {
  if (data.length === 0 || data.length > LARGEST * channels) return null;
  const bits = { read: (from: number, count: number) => readBits(data, from, count) };
  let begin = 0;
  let kind = bits.read(0, 3);
  while (kind === FILL || kind === DATA) {
    begin = kind === FILL ? endOfFill(bits, begin) : endOfData(bits, begin);
    kind = bits.read(begin, 3);
  }
  if (kind >= PROGRAM || begin + SHORTEST > data.length * 8) return null;
  return { data: begin === 0 ? data : shiftBits(data, begin), samples: SAMPLES };
}

interface Bits {
  readonly read: (from: number, count: number) => number;
}

/** Where what fills up ends, which begins there: its kind, how many bytes, and these. */
function endOfFill({ read }: Bits, begin: number): number {
  const few = read(begin + 3, 4);
  if (few < 15) return begin + 7 + few * 8;
  return begin + 15 + (14 + read(begin + 7, 8)) * 8;
}

/** Where data ends that begins there: its kind, its place, whether it's aligned, how many bytes, and these. */
function endOfData({ read }: Bits, begin: number): number {
  const isAligned = read(begin + 7, 1) === 1;
  const few = read(begin + 8, 8);
  const long = few === 255;
  const bytes = long ? 255 + read(begin + 16, 8) : few;
  const from = begin + (long ? 24 : 16);
  return (isAligned ? Math.ceil(from / 8) * 8 : from) + bytes * 8;
}

/** Reads that many bits as a number; beyond the end they're zeros. */
function readBits(data: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at += 1) {
    value = (value << 1) | (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
  }
  return value;
}

/** The data after that many bits. */
function shiftBits(data: Uint8Array, begin: number): Uint8Array {
  const length = Math.ceil((data.length * 8 - begin) / 8);
  return Uint8Array.from({ length }, (_byte, place) => readBits(data, begin + place * 8, 8));
}
