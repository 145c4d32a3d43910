import { expect, it } from 'vitest';
import { warns } from '#tests/core/safety/scam-corpus/judge.ts';
import { HELD_OUT_SETS } from '#tests/core/safety/scam-corpus/tuning-sets.ts';
import { undisguised } from '#core/safety/domain/undisguised-text.ts';

/** Some of the scams that no rule was made with. */
const HELD_OUT = Object.values(HELD_OUT_SETS)
  .flatMap(({ warning }) => warning)
  .filter((_text, place) => place % 12 === 0);

it.each([
  ['letters apart', (text: string) => Array.from(text).join(' ')],
  ['dots between letters', (text: string) => text.replace(/(?<=\S)(?=\S)/gu, '.')],
  ['backwards', (text: string) => Array.from(text).reverse().join('')],
])('scams are found nearly as often: %s', (_how, disguise) => {
  const found = HELD_OUT.filter(warns).length;
  const foundDisguised = HELD_OUT.filter((text) => warns(disguise(text))).length;
  expect(found).toBeGreaterThan(0.9 * HELD_OUT.length);
  expect(foundDisguised).toBeGreaterThan(0.9 * found);
});

const SCAM = 'please send me the money on telegram tonight my darling';
const words = SCAM.split(' ');
const letters = (word: string) => Array.from(word);

it.each([
  ['letters apart', letters(SCAM).join(' ')],
  ['letters apart, and words further', words.map((word) => letters(word).join(' ')).join('   ')],
  ['dots between letters', words.map((word) => letters(word).join('.')).join(' ')],
  ['strokes between letters', words.map((word) => letters(word).join('-')).join(' ')],
  ['backwards', letters(SCAM).reverse().join('')],
  ['full-width letters apart', letters('ｐｌｅａｓｅ').join(' ') + ` ${words.slice(1).join(' ')}`],
])('is made out by its reader: %s', (_how, written) => {
  expect(undisguised(written).replace(/[^a-z]/g, '')).toBe(SCAM.replaceAll(' ', ''));
});

it.each([
  'Dear Rosa, I was so glad to read your message this morning.',
  'I worked in the U.S.A. for J. P. Morgan, e.g. in the 1990s.',
  'a b c d e f g, the children sang',
  'Ich freue mich sehr, von dir zu hören.',
  'Дуже рада, що ти написала.',
  'ok',
  '',
])('leaves an ordinary text as it is: %s', (text) => {
  expect(undisguised(text)).toBe(text);
});
