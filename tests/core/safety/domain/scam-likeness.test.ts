import { describe, expect, it } from 'vitest';
import type { ReadMessage, ReadSentence } from '#core/safety/domain/message-signs.ts';
import type { Subject } from '#core/safety/domain/message-subjects.ts';
import { scamLikeness, weighedParts } from '#core/safety/domain/scam-likeness.ts';

const sentence = (words: string, ...subjects: readonly Subject[]): ReadSentence => ({
  words: ` ${words} `,
  subjects: new Set(subjects),
});

const message = (...words: string[]): ReadMessage => ({
  language: 'english',
  sentences: words.map((one) => sentence(one)),
  foreign: [],
  signs: [],
});

describe('what is weighed', () => {
  it('is words, neighbours, subjects and signs, and no link', () => {
    const sentences = [sentence('send me #link cash', 'ask', 'sum', 'link'), sentence('send')];
    expect([...weighedParts(sentences, ['link', 'urgency'])].toSorted()).toEqual([
      '.ask',
      '.sum',
      ':urgency',
      'cash',
      'me',
      'me_cash',
      'send',
      'send_me',
    ]);
  });

  it('is nothing of a sentence that is a link', () => {
    expect([...weighedParts([sentence('#link')], ['link'])]).toEqual([]);
  });
});

describe('the likeness', () => {
  const weights = {
    ofAny: 1,
    ofPart: new Map([
      ['odd', 3],
      ['kind', -4],
    ]),
  };

  it('is the sum in proportion to how many parts are known', () => {
    expect(scamLikeness(message('odd and'), weights)).toBeCloseTo(1 + 3);
    expect(scamLikeness(message('odd kind'), weights)).toBeCloseTo(1 - 1 / Math.sqrt(2));
    expect(scamLikeness(message('and so on'), weights)).toBe(1);
  });

  it('of two sentences is that of both together, and of all signs', () => {
    const ofSigns = { ofAny: 1, ofPart: new Map([[':phone_number', -4]]) };
    const signs = ['phone_number'] as const;
    expect(scamLikeness({ ...message('so', 'on'), signs }, ofSigns)).toBeCloseTo(1 - 4);
    expect(scamLikeness(message('odd', 'kind'), weights)).toBeCloseTo(1 - 1 / Math.sqrt(2));
  });

  it('of a longer one is that of any two in a row, which need more the more there are', () => {
    const letter = message('kind', 'so', 'odd', 'on');
    expect(scamLikeness(letter, weights)).toBeCloseTo(1 + 3 - 0.5 * Math.log(3));
    expect(scamLikeness(message('odd', 'kind', 'odd'), weights)).toBeCloseTo(1 - 1 / Math.sqrt(2));
  });
});
