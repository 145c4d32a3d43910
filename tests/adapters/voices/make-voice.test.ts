import { Mp4OutputFormat, OggOutputFormat, WebMOutputFormat } from 'mediabunny';
import { beforeAll, expect, test } from 'vitest';
import { makeVoice } from '#adapters/voices/make-voice.ts';
import type { MadeVoice } from '#core/media/ports/voice-maker.ts';
import { expectOnlySound } from '#tests/support/only-sound.ts';
import { CANARY } from '#tests/support/sent-pictures.ts';
import { AAC, CHROMIUM, recordOfEachKind, rewrite } from '#tests/support/sent-voices.ts';

let kinds: Readonly<Record<string, Buffer>>;

beforeAll(async () => {
  kinds = await recordOfEachKind();
});

async function make(sent: Buffer): Promise<MadeVoice> {
  const made = await makeVoice(sent);
  return made.ok ? made.value : expect.fail(`It is ${made.refusal}.`);
}

test.each([
  ['chromium', 0.7],
  ['webm', 0.7],
  ['mp4', 0.7],
  ['ogg', 0.7],
  ['aac', 0.6],
])('%s becomes a voice that says nothing but its sound', async (name, seconds) => {
  const made = await make(kinds[name] ?? CHROMIUM);
  expect(made.seconds).toBe(seconds);
  await expectOnlySound(made);
});

test('what was said about those was there', () => {
  for (const name of ['webm', 'mp4', 'ogg', 'aac']) {
    expect(kinds[name]?.toString('latin1')).toContain(CANARY);
  }
  expect(AAC.toString('latin1')).toContain('Lavc');
});

test('the same sound is the same file, whatever it came in', async () => {
  const { file } = await make(CHROMIUM);
  for (const name of ['webm', 'mp4', 'ogg']) {
    expect(Buffer.from((await make(kinds[name] ?? CHROMIUM)).file)).toEqual(Buffer.from(file));
  }
});

test('a voice of a voice is the same', async () => {
  for (const sent of [CHROMIUM, AAC]) {
    const once = await make(sent);
    const twice = await make(Buffer.from(once.file));
    expect(Buffer.from(twice.file)).toEqual(Buffer.from(once.file));
  }
});

/** One is 0.66 seconds long, so that 273 are 180.18, and 275 are 181.5. */
test.each([
  ['webm', () => new WebMOutputFormat()],
  ['mp4', () => new Mp4OutputFormat()],
  ['ogg', () => new OggOutputFormat()],
])('three minutes in %s are a voice, and more are too long', async (_name, open) => {
  const longest = await make(await rewrite(CHROMIUM, { format: open(), times: 273 }));
  expect(longest.seconds).toBe(180);
  await expectOnlySound(longest);
  const longer = await makeVoice(await rewrite(CHROMIUM, { format: open(), times: 275 }));
  expect(longer).toEqual({ ok: false, refusal: 'too_long' });
});

test('how long it is comes from the sound, whatever the head says', async () => {
  const sent = Buffer.from(kinds['mp4'] ?? CHROMIUM);
  for (const [name, at] of [
    ['mvhd', 20],
    ['mdhd', 20],
  ] as const) {
    sent.writeUInt32BE(1, sent.indexOf(name, 0, 'latin1') + at);
  }
  expect((await make(sent)).seconds).toBe(0.7);
});
