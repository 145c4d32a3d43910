import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Mp4OutputFormat } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedFiles } from '#tests/support/changed-files.ts';
import { expectOnlySound, type Searched } from '#tests/support/only-sound.ts';
import { PATIENT_LIMITS } from '#tests/support/picture-maker.ts';
import { CANARY } from '#tests/support/sent-pictures.ts';
import { CHROMIUM, recordOfEachKind, rewrite } from '#tests/support/sent-voices.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { tries } from '#tests/support/tries.ts';
import { createTestVoiceMaker } from '#tests/support/voice-maker.ts';

const folder = makeTemporaryFolder();
const failures: string[] = [];
/** A head may have the library count for hours: then its process is killed, and the next recording gets another. */
const LIMITS = { ...PATIENT_LIMITS, longest: 2_000 };
const maker = createTestVoiceMaker((sentence) => failures.push(sentence), LIMITS);
let kinds: Readonly<Record<string, Buffer>>;
let files = 0;

beforeAll(async () => {
  kinds = await recordOfEachKind();
});
afterAll(() => maker.close());

/** What came of it: how long the voice is, or why there's none. The process has lived on. */
async function send(bytes: Buffer, where: Searched = 'anywhere'): Promise<string> {
  const file = join(folder, `sent ${(files += 1) % 10}`);
  writeFileSync(file, bytes);
  const made = await maker.make(file);
  expect(failures).toEqual([]);
  if (!made.ok) return made.refusal;
  await expectOnlySound(made.value, where);
  return `${made.value.seconds} s`;
}

const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The recording with a number in one of its lists: at which byte behind the list's name. */
function withNumber(recording: Buffer, name: string, at: number, value: number): Buffer {
  const changed = Buffer.from(recording);
  long(value).copy(changed, changed.indexOf(name, 0, 'latin1') + 4 + at);
  return changed;
}

describe('an MP4 that claims more than it holds', () => {
  test.each([
    ['packets', 'stsz', 8, 0xffff_ffff],
    ['a number of packets of one size', 'stsz', 4, 1],
    ['lengths of packets', 'stts', 4, 0xffff_ffff],
    ['packets of one length', 'stts', 8, 0xffff_ffff],
    ['time for each packet', 'stts', 12, 0xffff_ffff],
    ['groups of packets', 'stsc', 4, 0xffff_ffff],
    ['packets in each group', 'stsc', 12, 0xffff_ffff],
    ['places', 'stco', 4, 0xffff_ffff],
    ['a place behind its end', 'stco', 8, 0xffff_fff0],
    ['ticks a second', 'mdhd', 12, 0xffff_ffff],
    ['no ticks a second', 'mdhd', 12, 0],
    ['a head', 'moov', -8, 0xffff_ffff],
    ['no head', 'moov', -8, 0],
    ['a head of one byte', 'moov', -8, 1],
  ])('of %s is a voice or none', async (_what, name, at, value) => {
    for (const kind of ['mp4', 'aac']) {
      const changed = withNumber(kinds[kind] ?? CHROMIUM, name, at, value);
      expect(await send(changed)).toMatch(/^(unreadable|too_long|0\.\d s)$/);
    }
  });

  test('of packets without number, each of that size, is what it holds or none', async () => {
    const sent = Buffer.from(kinds['mp4'] ?? CHROMIUM);
    const both = Buffer.concat([long(200), long(0xffff_ffff)]);
    both.copy(sent, sent.indexOf('stsz', 0, 'latin1') + 8);
    expect(await send(sent)).toMatch(/^(unreadable|too_long|0\.\d s)$/);
  });
});

test('a WebM within itself, without an end, is none', async () => {
  const segment = Buffer.from([
    0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
  ]);
  const head = (kinds['webm'] ?? CHROMIUM).subarray(0, 40);
  const within = Buffer.concat(Array.from({ length: 50_000 }, () => segment));
  expect(await send(Buffer.concat([head, within]))).toBe('unreadable');
});

test('one that is cut off anywhere is refused, or the part of it', async () => {
  for (const bytes of Object.values(kinds)) {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const answer = await send(bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)));
      expect(answer).toMatch(/^(unreadable|0\.\d s)$/);
    }
  }
});

test.each([
  ['a script', `<script>alert('${CANARY}')</script>`],
  ['a page', `<!doctype html><html><body onload="alert('${CANARY}')">`],
  ['an archive', `PK\x03\x04${CANARY}`],
])('%s behind a recording is left behind', async (_what, text) => {
  for (const bytes of Object.values(kinds)) {
    const answer = await send(Buffer.concat([bytes, Buffer.from(text)]));
    expect(answer).toMatch(/^(unreadable|0\.[67] s)$/);
  }
});

test.each([
  ['nothing', ''],
  ['a text', 'All about bread.'],
  ['a page', '<!doctype html><html><body>bread</body></html>'],
  ['a list of addresses', '#EXTM3U\n#EXTINF:9,\nhttps://elsewhere.example/voice.mp4\n'],
  ['a list of a film', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>'],
  [
    'a wave',
    'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data',
  ],
  ['an MP3', `ID3\x04\0\0\0\0\0\0${'\xff\xfb\x90\x44'.padEnd(417, '\0').repeat(3)}`],
  ['a FLAC', 'fLaC\0\0\0\x22'.padEnd(80, '\0')],
  ['an Ogg of nothing', 'OggS\0\x02'.padEnd(60, '\0')],
])('%s is no voice', async (_what, text) => {
  expect(await send(Buffer.from(text, 'latin1'))).toBe('unreadable');
});

test('a recording of hours is too long, and takes no longer', async () => {
  const format = new Mp4OutputFormat({ fastStart: 'in-memory' });
  const hour = await rewrite(CHROMIUM, { format, times: 5_000 });
  const file = join(folder, 'hours');
  writeFileSync(file, hour);
  const patient = createTestVoiceMaker((sentence) => failures.push(sentence));
  expect(await patient.make(file)).toEqual({ ok: false, refusal: 'too_long' });
  await patient.close();
});

test('whatever is changed in a recording, what comes of it is a voice or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(changedFiles(Object.values(kinds)), async (changed) => {
      expect(await send(changed, 'beside the sound')).toMatch(/^(unreadable|too_long|[\d.]+ s)$/);
    }),
    { numRuns: tries(2_000, 0.06), seed: 20_261_126 },
  );
});
