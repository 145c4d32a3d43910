import { describe, expect, it } from 'vitest';
import { findMessageSigns } from '#core/safety/domain/message-signs.ts';
import { warningFor } from '#core/safety/domain/message-warning.ts';
import { heldOut } from './scam-corpus/held-out.ts';
import type { LabelledMessages } from './scam-corpus/labelled-messages.ts';
import { tuningEight } from './scam-corpus/tuning-eight.ts';
import { tuningEleven } from './scam-corpus/tuning-eleven.ts';
import { tuningFive } from './scam-corpus/tuning-five.ts';
import { tuningFour } from './scam-corpus/tuning-four.ts';
import { tuningNine } from './scam-corpus/tuning-nine.ts';
import { tuningOne } from './scam-corpus/tuning-one.ts';
import { tuningSeven } from './scam-corpus/tuning-seven.ts';
import { tuningSix } from './scam-corpus/tuning-six.ts';
import { tuningTen } from './scam-corpus/tuning-ten.ts';
import { tuningThree } from './scam-corpus/tuning-three.ts';
import { tuningTwo } from './scam-corpus/tuning-two.ts';

const TUNING: Readonly<Record<string, LabelledMessages>> = {
  one: tuningOne,
  two: tuningTwo,
  three: tuningThree,
  four: tuningFour,
  five: tuningFive,
  six: tuningSix,
  seven: tuningSeven,
  eight: tuningEight,
  nine: tuningNine,
  ten: tuningTen,
  eleven: tuningEleven,
};

const warns = (text: string) => warningFor(findMessageSigns(text)) !== null;

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

describe('the scam guard', () => {
  it('is right about messages that its rules were not made with', () => {
    const { precision, recall, missed, falseAlarms } = judge(heldOut);
    const lines = [
      `Held out: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
      ...missed.map((text) => `  missed: ${text}`),
      ...falseAlarms.map((text) => `  false alarm: ${text}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it.each(Object.entries(TUNING))('knows the messages of the set %s', (_name, messages) => {
    const { missed, falseAlarms } = judge(messages);
    expect(missed).toEqual([]);
    expect(falseAlarms.length).toBeLessThanOrEqual(1);
  });
});

describe('the corpus', () => {
  const sets = [...Object.values(TUNING), heldOut];
  const warning = sets.flatMap((messages) => messages.warning);
  const innocent = sets.flatMap((messages) => messages.innocent);

  it('has hundreds of messages of either kind, no two alike', () => {
    expect(warning.length).toBeGreaterThanOrEqual(300);
    expect(innocent.length).toBeGreaterThanOrEqual(300);
    const all = [...warning, ...innocent].map((text) => text.toLowerCase());
    expect(all.length - new Set(all).size).toBe(0);
  });
});
