import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  createProcessVoiceMaker,
  type ProcessVoiceMaker,
} from '#adapters/voices/process-voice-maker.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { CHROMIUM } from '#tests/support/sent-voices.ts';
import { createTestVoiceMaker } from '#tests/support/voice-maker.ts';

const LIMITS = { atOnce: 1, waiting: 1, longest: 600_000, idle: 600_000 };
const SUPPORT = join(import.meta.dirname, '../../support');

const failures: string[] = [];
const opened: ProcessVoiceMaker[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  failures.length = 0;
});

function open(changed: Partial<typeof LIMITS> = {}): ProcessVoiceMaker {
  const program = { file: join(SUPPORT, 'wayward-work.mjs'), parameters: [], folder: SUPPORT };
  const report = (sentence: string) => failures.push(sentence);
  const maker = createProcessVoiceMaker(program, report, { ...LIMITS, ...changed });
  opened.push(maker);
  return maker;
}

test('a recording becomes a voice in a process of its own', async () => {
  const file = join(makeTemporaryFolder(), 'sent');
  writeFileSync(file, CHROMIUM);
  const maker = createTestVoiceMaker();
  opened.push(maker);
  const made = await maker.make(file);
  expect(made).toMatchObject({ ok: true, value: { seconds: 0.7 } });
});

test('what takes too long is no voice, and its process is killed', async () => {
  expect(await open({ longest: 1 }).make('hang')).toEqual({ ok: false, refusal: 'unreadable' });
  expect(failures).toEqual([]);
});

test('what ends its process is no voice, and another process makes the next', async () => {
  const maker = open();
  expect(await maker.make('crash')).toEqual({ ok: false, refusal: 'unreadable' });
  expect(failures).toEqual(['a voice ended the process that was making it (SIGSEGV)']);
  expect(await maker.make('unusable')).toEqual({ ok: false, refusal: 'unreadable' });
});

test('what takes more memory than a voice needs ends its process alone', async () => {
  expect(await open().make('greedy')).toEqual({ ok: false, refusal: 'unreadable' });
  expect(failures).toEqual([
    expect.stringMatching(/^a voice ended the process that was making it/),
  ]);
});

test('beyond those that may wait, voices are refused', async () => {
  const maker = open();
  const held = Promise.allSettled([maker.make('hang'), maker.make('unusable')]);
  const refusal = await maker.make('unusable').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooBusy);
  expect(refusal).toMatchObject({ crowded: 'voices' });
  await maker.close();
  await held;
});
