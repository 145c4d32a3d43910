import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect } from 'vitest';
import type { MadeVoice } from '#core/media/ports/voice-maker.ts';
import { CANARY } from './sent-pictures.ts';

/** The parts of the file that hold other parts, at which byte those begin. */
const HOLDERS: Readonly<Record<string, number>> = {
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  dinf: 0,
  stbl: 0,
  dref: 8,
  stsd: 8,
  Opus: 28,
  mp4a: 28,
};

/** The parts that say what a player needs, and the largest that each may be but those that list packets. */
const PLAIN: Readonly<Record<string, number>> = {
  ftyp: 24,
  mvhd: 108,
  tkhd: 92,
  mdhd: 32,
  hdlr: 55,
  smhd: 16,
  'url ': 12,
  dOps: 19,
  esds: 39,
  btrt: 20,
  sgpd: 26,
  sbgp: 28,
  edts: 36,
};
const LISTS = ['stts', 'stsc', 'stsz', 'stco', 'mdat'];

/** What else may be in a recording that somebody sent. */
const FOREIGN = [CANARY, 'Lavc', 'Lavf', 'Chrome', '2026', 'udta', 'meta', '<script'];

/** Where to look for that: when a recording was damaged, anything in it may have become part of its sound. */
export type Searched = 'anywhere' | 'beside the sound';

/** Expects that nothing is in the file of a voice but its sound, and nothing behind it. */
export async function expectOnlySound(
  { file, seconds }: MadeVoice,
  where: Searched = 'anywhere',
): Promise<void> {
  const bytes = Buffer.from(file);
  expect(findForeignParts(bytes, 0, bytes.length)).toEqual([]);
  for (const name of ['mvhd', 'tkhd', 'mdhd']) {
    const at = bytes.indexOf(name, 0, 'latin1') + 8;
    expect(bytes.subarray(at, at + 8)).toEqual(Buffer.alloc(8));
  }
  const sound = bytes.indexOf('mdat', 0, 'latin1');
  const text = bytes.toString('latin1', 0, where === 'anywhere' ? bytes.length : sound);
  expect(FOREIGN.filter((word) => text.includes(word))).toEqual([]);
  const { length, size } = await measureSound(bytes);
  expect(Math.abs(length - seconds)).toBeLessThan(1.1);
  expect(bytes.readUInt32BE(sound - 4)).toBe(size + 8);
}

/** How many seconds and bytes all packets have together. */
async function measureSound(bytes: Buffer): Promise<{ length: number; size: number }> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) return expect.fail('There is no sound.');
  let length = 0;
  let size = 0;
  for await (const { data, duration } of new EncodedPacketSink(track).packets()) {
    length += duration;
    size += data.length;
  }
  return { length, size };
}

function findForeignParts(bytes: Buffer, from: number, end: number): readonly string[] {
  const foreign: string[] = [];
  let at = from;
  while (at + 8 <= end) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const inside = HOLDERS[name];
    if (inside !== undefined) {
      foreign.push(...findForeignParts(bytes, at + 8 + inside, at + size));
    } else if (!LISTS.includes(name) && size > (PLAIN[name] ?? 0)) foreign.push(`${name} ${size}`);
    at += Math.max(8, size);
  }
  if (at !== end) foreign.push('behind the end');
  return foreign;
}
