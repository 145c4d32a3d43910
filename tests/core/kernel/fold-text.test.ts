import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#core/kernel/fold-text.ts';
import { anyText, AWKWARD_WORDS } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const LAST_CODE_POINT = 0x10ffff;

/** The code points, surrogates included, for which the rule does not hold, in hexadecimal. */
function codePointsBreaking(holds: (character: string) => boolean): string[] {
  const breaking: string[] = [];
  for (let point = 0; point <= LAST_CODE_POINT; point += 1) {
    if (!holds(String.fromCodePoint(point))) breaking.push(point.toString(16));
  }
  return breaking;
}

describe('texts that are the same but for what folding ignores', () => {
  it.each([
    ['café', 'cafe'],
    ['CAFÉ', 'cafe\u0301'],
    ['STRASSE', 'straße'],
    ['STRAẞE', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Σίσυφος', 'σισυφοσ'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Đặng', 'dang'],
    ['Þórður', 'thordur'],
    ['Œuvre', 'oeuvre'],
    ['ﬁre', 'FIRE'],
    ['Ｌｅｅｄｓ', 'leeds'],
    ['ЙОГА', 'иога'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['ｶﾞ', 'ガ'],
    ['한', '\u1112\u1161\u11ab'],
  ])('%s is found as %s', (one, two) => {
    expect(foldText(one)).toBe(foldText(two));
  });
});

describe('texts that are different words', () => {
  it.each([
    ['か', 'が'],
    ['ハ', 'パ'],
    ['हिन्दी', 'हन्द'],
    ['कि', 'क'],
    ['தமிழ்', 'தமழ'],
    ['שלום', 'שלם'],
    ['محمد', 'محد'],
    ['가', '각'],
    ['cafe', 'cafes'],
    ['🧗', '🧘'],
  ])('%s stays apart from %s', (one, two) => {
    expect(foldText(one)).not.toBe(foldText(two));
  });
});

describe('a part of a character', () => {
  it.each([
    ['か', 'がくせい'],
    ['ハ', 'パン'],
    ['가', '각'],
    ['\u1112', '한'],
  ])('%s is not found in %s', (part, word) => {
    expect(foldText(word)).not.toContain(foldText(part));
  });
});

describe('any text', () => {
  it('folds to what folding does not change again', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, two) => {
        const folded = foldText(one + two);
        expect(foldText(folded)).toBe(folded);
      }),
      { numRuns: tries(1000) },
    );
  });

  it('folds alike however it is composed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
          expect(foldText(text.normalize(form))).toBe(foldText(text));
        }
      }),
    );
  });

  it('is still found by a part of it, in any case, when letters stand on their own', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('aéßİıŁøæΣςЙяשم漢🧗 %_\\"'), 'e\u0301'),
    });
    fc.assert(
      fc.property(letters, letters, letters, (before, part, after) => {
        const whole = foldText(before + part + after);
        expect(whole).toContain(foldText(part));
        expect(whole).toContain(foldText(part.toLowerCase()));
        expect(whole).toBe(foldText(before) + foldText(part) + foldText(after));
      }),
    );
  });

  it('of one character is found between Latin letters', () => {
    fc.assert(
      fc.property(fc.nat(LAST_CODE_POINT), (point) => {
        const character = String.fromCodePoint(point);
        expect(foldText(`a${character}b`)).toContain(foldText(character));
      }),
      { numRuns: tries(1000) },
    );
  });

  it('that is awkward is found in a sentence', () => {
    for (const word of AWKWARD_WORDS) expect(foldText(`I like ${word}!`)).toContain(foldText(word));
  });
});

describe('every code point of Unicode', () => {
  it('folds to what folding does not change again', () => {
    const breaking = codePointsBreaking((character) => {
      const folded = foldText(character);
      return folded === character || foldText(folded) === folded;
    });
    expect(breaking).toEqual([]);
  });

  it('folds like the other case of its letter', () => {
    const breaking = codePointsBreaking((character) => {
      if (!/\p{Changes_When_Uppercased}/u.test(character)) return true;
      const upper = character.toUpperCase();
      const isPair = upper.toLowerCase() === character;
      return !isPair || foldText(upper) === foldText(character);
    });
    expect(breaking).toEqual([]);
  });
});
