import { describe, expect, it } from 'vitest';
import { findMessageSigns } from '#core/safety/domain/message-signs.ts';
import { everyday } from './scam-corpus/everyday.ts';
import { judge, together, warns } from './scam-corpus/judge.ts';
import type { LabelledMessages } from './scam-corpus/labelled-messages.ts';
import { HELD_OUT_SETS, LEARNED_SETS, RULE_SETS } from './scam-corpus/tuning-sets.ts';

/** Of that many held-out messages one is judged here; `npm run test:long` judges them all. */
const EVERY = 8;

describe('the scam guard', () => {
  it('is right about messages that it was not made with', () => {
    const { warning, innocent } = together(HELD_OUT_SETS);
    const some = (texts: readonly string[]) => texts.filter((_text, place) => place % EVERY === 0);
    const { precision, recall } = judge({ warning: some(warning), innocent: some(innocent) });
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it.each(Object.entries(RULE_SETS))('has rules that know the set %s', (_name, messages) => {
    const hasSign = (text: string) => findMessageSigns(text).some((sign) => sign !== 'link');
    expect(messages.warning.filter((text) => !hasSign(text))).toEqual([]);
    expect(messages.innocent.filter(hasSign).length).toBeLessThanOrEqual(1);
  });

  it('never warns of what people say every day', () => {
    expect(everyday.filter(warns)).toEqual([]);
  });
});

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
