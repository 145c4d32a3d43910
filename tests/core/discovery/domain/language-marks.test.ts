import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasMark,
  learntMark,
  spokenMark,
  toLanguageText,
} from '#core/discovery/domain/language-marks.ts';
import { anyLanguages } from '#tests/support/arbitraries.ts';

test('texts that are stored keep their meaning', () => {
  const languages = [
    { tag: 'cy', level: 'learning' },
    { tag: 'en', level: 'native' },
    { tag: 'de', level: 'fluent' },
  ] as const;
  expect(toLanguageText(languages)).toBe('+de +en ~cy ');
  expect(toLanguageText([])).toBeNull();
});

test('a text has the marks of the languages that a member speaks and learns, and no others', () => {
  fc.assert(
    fc.property(anyLanguages, anyLanguages, (languages, others) => {
      const text = toLanguageText(languages);
      expect(text).toBe(toLanguageText(languages.toReversed()));
      for (const { tag } of [...languages, ...others]) {
        const known = languages.find((language) => language.tag === tag);
        expect(hasMark(text, learntMark(tag))).toBe(known?.level === 'learning');
        expect(hasMark(text, spokenMark(tag))).toBe(
          known !== undefined && known.level !== 'learning',
        );
      }
    }),
  );
});
