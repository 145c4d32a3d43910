import { expect, test } from 'vitest';
import { createProgressLines } from '#server/commands/storage/progress-lines.ts';

test('progress is told every two seconds, and in the end, with how fast it is', () => {
  let now = 0;
  const lines: string[] = [];
  const progress = createProgressLines(
    (line) => lines.push(line),
    () => now,
  );
  progress.onBegin('resumed');
  for (let done = 4_000; done <= 10_000; done += 1_000) {
    progress.onProgress({ kind: 'message', done, total: 10_000 });
    now += 1_000;
  }
  expect(lines).toEqual([
    'An earlier run of this copy was stopped; this one continues where it stopped.',
    'message: 4,000 of 10,000',
    'message: 6,000 of 10,000, 1,000 a second',
    'message: 8,000 of 10,000, 1,000 a second',
    'message: 10,000 of 10,000, 1,000 a second',
  ]);
  expect(progress.rates()).toEqual({ message: 1_000 });
});
