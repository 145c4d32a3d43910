import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createProcessPictureMaker,
  type ProcessPictureMaker,
} from '#adapters/pictures/process-picture-maker.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { createTestPictureMaker } from '#tests/support/picture-maker.ts';

const LIMITS = { atOnce: 1, waiting: 1, longest: 600_000, idle: 600_000 };
const SUPPORT = join(import.meta.dirname, '../../support');

const failures: string[] = [];
const opened: ProcessPictureMaker[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  failures.length = 0;
});

function open(changed: Partial<typeof LIMITS> = {}, file = 'wayward-work.mjs') {
  const program = { file: join(SUPPORT, file), parameters: [], folder: SUPPORT };
  const report = (sentence: string) => failures.push(sentence);
  const maker = createProcessPictureMaker(program, report, { ...LIMITS, ...changed });
  opened.push(maker);
  return (act: string) => maker.make(act, { turn: 0, part: null });
}

async function findProcess(make: (act: string) => Promise<unknown>): Promise<number> {
  const failure = await make('pid').catch((error: unknown) => error);
  return Number(/process (\d+)/.exec(String(failure))?.[1]);
}

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

test('one process makes all pictures, while there are some to be made', async () => {
  const make = open();
  const first = await findProcess(make);
  expect(first).toBeGreaterThan(0);
  expect(await findProcess(make)).toBe(first);
});

test('a picture that ends its process is unreadable, and another process makes the next', async () => {
  const make = open();
  const first = await findProcess(make);
  expect(await make('crash')).toEqual({ ok: false, refusal: 'unreadable' });
  expect(failures).toEqual(['a picture ended the process that was making it (SIGSEGV)']);
  expect(await findProcess(make)).not.toBe(first);
});

test('a picture that takes too long is too large, and its process is killed', async () => {
  const make = open({ longest: 1 });
  expect(await make('hang')).toEqual({ ok: false, refusal: 'too_large' });
  expect(failures).toEqual([]);
});

test('a process that has nothing to do is ended', async () => {
  const make = open({ idle: 1 });
  const first = await findProcess(make);
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await findProcess(make)).not.toBe(first);
});

test('a process that has taken much memory makes no other picture', async () => {
  const make = open();
  const first = await findProcess(make);
  expect(await make('heavy')).toEqual({ ok: false, refusal: 'unreadable' });
  expect(failures).toEqual([]);
  expect(await findProcess(make)).not.toBe(first);
});

test('beyond those that may wait, pictures are refused', async () => {
  const make = open();
  const held = Promise.allSettled([make('hang'), make('unusable')]);
  const refusal = await make('unusable').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooBusy);
  expect(refusal).toMatchObject({ crowded: 'pictures' });
  await Promise.all(opened.map(({ close }) => close()));
  const [, waiting] = await held;
  expect(waiting.status).toBe('rejected');
});

test('as many as are let make pictures at once', async () => {
  const make = open({ atOnce: 2 });
  const held = Promise.allSettled([make('hang')]);
  expect(await make('unusable')).toEqual({ ok: false, refusal: 'unreadable' });
  await Promise.all(opened.map(({ close }) => close()));
  await held;
});

test('a program that is missing is no fault of the picture', async () => {
  await expect(open({}, 'nowhere.mjs')('unusable')).rejects.toThrow(
    "The process that makes pictures didn't start (code 1).",
  );
});

test('a file that is missing is no fault of the picture either', async () => {
  const maker = createTestPictureMaker();
  opened.push(maker);
  await expect(maker.make('nowhere', { turn: 0, part: null })).rejects.toThrow(/ENOENT/);
});

test('the process learns no secret of the site', async () => {
  for (const name of ['SECRETS_KEY', 'DATABASE_URL']) vi.stubEnv(name, 'bread');
  const failure = await open()('environment').catch((error: unknown) => error);
  expect(String(failure)).toContain('PATH');
  expect(String(failure)).not.toMatch(/SECRETS_KEY|DATABASE_URL/);
});
