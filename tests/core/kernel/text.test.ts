import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, isStorableText, normaliseText } from '#core/kernel/text.ts';
import { anyText } from '#tests/support/arbitraries.ts';

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
      { numRuns: 500 },
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
