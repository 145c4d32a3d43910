import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMessage } from '#core/safety/domain/message-signs.ts';
import { everyday } from './scam-corpus/everyday.ts';
import { judge, warns } from './scam-corpus/judge.ts';
import type { LabelledMessages } from './scam-corpus/labelled-messages.ts';

const read = (folder: string, language: string) =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, 'scam-corpus/languages', folder, `${language}.json`),
      'utf8',
    ),
  ) as LabelledMessages;

describe.each([
  ['german', 'de'],
  ['spanish', 'es'],
  ['french', 'fr'],
  ['arabic', 'ar'],
  ['ukrainian', 'uk'],
])('in %s', (_language, code) => {
  it.each(['held-out', 'tuning'])('the guard is right about the messages that are %s', (folder) => {
    const { precision, recall } = judge(read(folder, code));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});

describe('in a language that it does not read', () => {
  it('the guard says next to nothing about the words', () => {
    expect(read('held-out', 'not-read').innocent.filter(warns).length).toBeLessThanOrEqual(1);
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
