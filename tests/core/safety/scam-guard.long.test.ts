import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findWarning } from '#core/safety/domain/message-warning.ts';
import { everyday } from './scam-corpus/everyday.ts';
import { readForeignLearned } from './scam-corpus/foreign-sets.ts';
import { judge, together } from './scam-corpus/judge.ts';
import { learnForeignWeights } from './scam-corpus/learn-foreign-weights.ts';
import { learnWeights } from './scam-corpus/learn-weights.ts';
import { HELD_OUT_SETS, LEARNED, LEARNED_SETS } from './scam-corpus/tuning-sets.ts';
import {
  FOREIGN_WEIGHTS_FILE,
  LEARNED_WEIGHTS_FILE,
  writeLearnedWeights,
} from './scam-corpus/written-weights.ts';

describe('the scam guard', () => {
  it('is right about all messages that it was not made with', () => {
    for (const [name, messages] of Object.entries(HELD_OUT_SETS)) print(name, judge(messages));
    const { precision, recall, missed, falseAlarms } = judge(together(HELD_OUT_SETS));
    print('all held out', { precision, recall });
    process.stdout.write([...missed.map((text) => `  missed: ${text}\n`)].join(''));
    process.stdout.write([...falseAlarms.map((text) => `  false alarm: ${text}\n`)].join(''));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('knows nearly all that it was made with', () => {
    const { precision, recall } = judge(together(LEARNED_SETS));
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.99);
  });

  it('never warns of two everyday messages that follow each other', () => {
    const warnsAfter = (first: string) => (second: string) => findWarning(second, [first]) !== null;
    expect(everyday.flatMap((first) => everyday.filter(warnsAfter(first)))).toEqual([]);
  });

  it('has the weights that are learned from the messages', () => {
    expect(writeLearnedWeights('LEARNED_WEIGHTS', learnWeights(LEARNED))).toBe(
      readFileSync(LEARNED_WEIGHTS_FILE, 'utf8'),
    );
    const foreign = learnForeignWeights(readForeignLearned());
    expect(writeLearnedWeights('FOREIGN_WEIGHTS', foreign)).toBe(
      readFileSync(FOREIGN_WEIGHTS_FILE, 'utf8'),
    );
  });
});

function print(name: string, { precision, recall }: { precision: number; recall: number }): void {
  const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  process.stdout.write(`${name}: ${figures}\n`);
}
