import { describe, expect, it } from 'vitest';
import { readMessage } from '#core/safety/domain/message-signs.ts';
import { everyday } from './scam-corpus/everyday.ts';
import { FOREIGN_CODES, FOREIGN_LEARNED, readForeignSet } from './scam-corpus/foreign-sets.ts';
import { judge, together, warns } from './scam-corpus/judge.ts';

describe.each(Object.entries(FOREIGN_CODES))('in %s', (_language, code) => {
  it.each(['held-out', 'held-out-two'])('the guard is right about what is %s', (folder) => {
    const { precision, recall } = judge(readForeignSet(folder, code));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('the guard knows nearly all that it was made with', () => {
    const sets = FOREIGN_LEARNED.map((folder) => [folder, readForeignSet(folder, code)] as const);
    const { precision, recall } = judge(together(Object.fromEntries(sets)));
    expect(precision).toBeGreaterThanOrEqual(0.96);
    expect(recall).toBeGreaterThanOrEqual(0.94);
  });
});

describe('by somebody who had seen neither rules nor weights', () => {
  const languages = Object.values(FOREIGN_CODES);
  const all = Object.fromEntries(languages.map((code) => [code, readForeignSet('unseen', code)]));

  it.each(languages)('messages in %s are read', (code) => {
    const { precision, recall } = judge(readForeignSet('unseen', code));
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('nineteen of twenty warnings are right, of all five together', () => {
    const { precision, recall } = judge(together(all));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.92);
  });

  it('messages in English are read', () => {
    const { precision, recall } = judge(readForeignSet('unseen', 'en'));
    expect(precision).toBeGreaterThanOrEqual(0.93);
    expect(recall).toBeGreaterThanOrEqual(0.98);
  });

  it('no message is warned of in languages that are not read, unless by its numbers', () => {
    expect(readForeignSet('unseen', 'not-read').innocent.filter(warns)).toEqual([]);
  });
});

describe('in a language that it does not read', () => {
  it('the guard says next to nothing about the words', () => {
    expect(
      readForeignSet('held-out', 'not-read').innocent.filter(warns).length,
    ).toBeLessThanOrEqual(1);
  });

  it.each([
    'Potresti prestarmi 300 euro per il biglietto? Te li restituisco venerdì.',
    'Мне срочно нужны деньги, переведи мне 500 рублей на карту, пожалуйста, любимый мой.',
  ])('the guard does not guess: %s', (text) => {
    expect(warns(text)).toBe(false);
  });

  it('the guard still sees bank numbers and links that ask for much', () => {
    expect(warns('Proszę przelej na konto PL61 1090 1014 0000 0712 1981 2874 jeszcze dziś')).toBe(
      true,
    );
    expect(warns('Kliknij tutaj i nie mów nikomu: bit.ly/3xYzPq')).toBe(true);
  });
});

it('everyday English is read as English', () => {
  expect(everyday.filter((text) => readMessage(text).language !== 'english')).toEqual([]);
});
