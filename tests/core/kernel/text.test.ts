import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  isStorableText,
  isVisibleText,
  normaliseText,
} from '#core/kernel/text.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['🧗🧗', 2],
    ['👩‍👩‍👧', 5],
    ['e\u0301', 2],
    ['\ud83d', 1],
  ])('counts the code points of %j: %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('counts what is put together', () => {
    const characters = fc.array(
      fc.constantFrom('a', '\n', 'é', '\u0301', '漢', '🧗', '\u{10ffff}'),
    );
    fc.assert(
      fc.property(characters, (parts) => {
        expect(countCharacters(parts.join(''))).toBe(parts.length);
      }),
    );
  });
});

describe('normaliseText', () => {
  it.each([
    ['  two\r\nlines  ', 'two\nlines'],
    ['old\rMacintosh', 'old\nMacintosh'],
    ['\r\n\r\nblank\r\n\r\nlines\r\n', 'blank\n\nlines'],
    ['cafe\u0301', 'café'],
    ['\u00a0\u3000\ufeffwide\u2003', 'wide'],
    ['a\tb', 'a\tb'],
    [' \n ', ''],
  ])('stores %j as %j', (typed, stored) => {
    expect(normaliseText(typed)).toBe(stored);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, two) => {
        const stored = normaliseText(one + two);
        expect(normaliseText(stored)).toBe(stored);
        expect(stored).toBe(stored.normalize('NFC'));
        expect(stored).not.toMatch(/\r|^\s|\s$/);
      }),
      { numRuns: tries(500) },
    );
  });
});

describe('isStorableText', () => {
  it('refuses every control character but newline and tab, and halves of surrogate pairs', () => {
    const isRefused = (point: number): boolean =>
      !isStorableText(`a${String.fromCharCode(point)}b`);
    for (let point = 0; point <= 0xffff; point += 1) {
      const isControl = point < 0x20 || (point >= 0x7f && point <= 0x9f);
      const isSurrogate = point >= 0xd800 && point <= 0xdfff;
      const isLayout = point === 0x09 || point === 0x0a;
      if (isRefused(point) !== ((isControl && !isLayout) || isSurrogate)) {
        expect.unreachable(`U+${point.toString(16)} is on the wrong side`);
      }
    }
    expect(isStorableText('\u{10ffff}🧗')).toBe(true);
    expect(isStorableText('\udc00\ud800')).toBe(false);
  });
});

describe('isVisibleText', () => {
  it.each([
    ['spaces', ' \u00a0\u2003\u3000'],
    ['characters without a width', '\u200b\u200d\u2060\ufeff'],
    ['marks of direction', '\u200f\u202e\u2068'],
    ['a soft hyphen', '\u00ad'],
    ['marks without a letter', '\u0301\u0488\u20dd'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['a Braille pattern without dots', '\u2800'],
    ['a note without a head', '\u{1d159}'],
    ['the place of an object', '\ufffc'],
    ['tags and variation selectors', '\u{e0041}\ufe0f\u{e0100}'],
    ['nothing', ''],
  ])('says no to %s', (_what, text) => {
    expect(isVisibleText(text)).toBe(false);
    expect(isVisibleText(text.repeat(3))).toBe(false);
    expect(isVisibleText(`${text}x${text}`)).toBe(true);
  });

  it.each(['a', '.', '7', '🧗', '王', 'ا', 'อำ', 'नि', '⠁', 'ᄀ', '\u{10ffff}'])(
    'says yes to %s',
    (text) => {
      expect(isVisibleText(text)).toBe(true);
    },
  );
});
