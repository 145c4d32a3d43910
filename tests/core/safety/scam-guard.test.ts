import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMessageSigns } from '#core/safety/domain/message-signs.ts';
import { findWarning } from '#core/safety/domain/message-warning.ts';
import { everyday } from './scam-corpus/everyday.ts';
import type { LabelledMessages } from './scam-corpus/labelled-messages.ts';
import { learnWeights } from './scam-corpus/learn-weights.ts';
import { HELD_OUT_SETS, LEARNED, LEARNED_SETS, RULE_SETS } from './scam-corpus/tuning-sets.ts';
import { LEARNED_WEIGHTS_FILE, writeLearnedWeights } from './scam-corpus/written-weights.ts';

const warns = (text: string) => findWarning(text) !== null;

/** Of the warnings how many are right, of the scams how many are warned of, and what was got wrong. */
function judge({ warning, innocent }: LabelledMessages) {
  const missed = warning.filter((text) => !warns(text));
  const falseAlarms = innocent.filter(warns);
  const found = warning.length - missed.length;
  return {
    precision: found / (found + falseAlarms.length),
    recall: found / warning.length,
    missed,
    falseAlarms,
  };
}

/** All of the sets together. */
function together(sets: Readonly<Record<string, LabelledMessages>>): LabelledMessages {
  const all = Object.values(sets);
  return {
    warning: all.flatMap(({ warning }) => warning),
    innocent: all.flatMap(({ innocent }) => innocent),
  };
}

describe('the scam guard', () => {
  it('is right about messages that it was not made with', () => {
    for (const [name, messages] of Object.entries(HELD_OUT_SETS)) print(name, judge(messages));
    const { precision, recall, missed, falseAlarms } = judge(together(HELD_OUT_SETS));
    print('all held out', { precision, recall });
    process.stdout.write([...missed.map((text) => `  missed: ${text}\n`)].join(''));
    process.stdout.write([...falseAlarms.map((text) => `  false alarm: ${text}\n`)].join(''));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it.each(Object.entries(RULE_SETS))('has rules that know the set %s', (_name, messages) => {
    const hasSign = (text: string) => findMessageSigns(text).some((sign) => sign !== 'link');
    expect(messages.warning.filter((text) => !hasSign(text))).toEqual([]);
    expect(messages.innocent.filter(hasSign).length).toBeLessThanOrEqual(1);
  });

  it('knows nearly all that it was made with', () => {
    const { precision, recall } = judge(together(LEARNED_SETS));
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.99);
  });

  it('never warns of what people say every day', () => {
    expect(everyday.filter(warns)).toEqual([]);
  });

  it('has the weights that are learned from the messages', () => {
    expect(writeLearnedWeights(learnWeights(LEARNED))).toBe(
      readFileSync(LEARNED_WEIGHTS_FILE, 'utf8'),
    );
  });
});

function print(name: string, { precision, recall }: { precision: number; recall: number }): void {
  const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  process.stdout.write(`${name}: ${figures}\n`);
}

describe('the corpus', () => {
  const sets = [...Object.values(LEARNED_SETS), ...Object.values(HELD_OUT_SETS)];
  const sizeOf = (chosen: readonly LabelledMessages[]) =>
    chosen.reduce((sum, { warning, innocent }) => sum + warning.length + innocent.length, 0);

  it('has thousands of messages of either kind, no two alike', () => {
    const warning = sets.flatMap((messages) => messages.warning);
    const innocent = sets.flatMap((messages) => messages.innocent);
    expect(Math.min(warning.length, innocent.length)).toBeGreaterThanOrEqual(5_000);
    const all = [...warning, ...innocent].map((text) => text.toLowerCase());
    expect(all.length - new Set(all).size).toBe(0);
  });

  it('is held out for a third', () => {
    expect(sizeOf(Object.values(HELD_OUT_SETS)) / sizeOf(sets)).toBeGreaterThan(1 / 3);
  });
});
