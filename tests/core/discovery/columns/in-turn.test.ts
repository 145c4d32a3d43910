import { beforeEach, expect, test } from 'vitest';
import { inTurn } from '#core/discovery/columns/in-turn.ts';

/** Runs that have begun; each ends or fails when it is told to. */
let runs: { end: () => void; fail: (error: Error) => void }[];
let ask: () => Promise<void>;

beforeEach(() => {
  runs = [];
  ask = inTurn(
    () =>
      new Promise<void>((resolve, reject) => {
        runs.push({ end: resolve, fail: reject });
      }),
  );
});

test('whoever asks while it runs gets the next run, together with all who ask by then', async () => {
  const first = ask();
  const later = [ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]!.end();
  await first;
  await expect.poll(() => runs).toHaveLength(2);
  const afterwards = ask();
  runs[1]!.end();
  await Promise.all(later);
  await expect.poll(() => runs).toHaveLength(3);
  runs[2]!.end();
  await afterwards;
  expect(runs).toHaveLength(3);
});

test('it runs each time it is asked to while it does not run', async () => {
  for (const count of [1, 2, 3]) {
    const asked = ask();
    await expect.poll(() => runs).toHaveLength(count);
    runs.at(-1)!.end();
    await asked;
  }
});

test('a run that fails fails for those who asked for it, and the next one runs all the same', async () => {
  const first = ask();
  const second = ask();
  runs[0]!.fail(new Error('not just now'));
  await expect(first).rejects.toThrow('not just now');
  await expect.poll(() => runs).toHaveLength(2);
  runs[1]!.end();
  await second;
});
