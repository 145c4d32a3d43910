import fc from 'fast-check';
import { normaliseText } from '#core/kernel/text.ts';

/** Syllables and letters of several scripts, some in both cases or with marks that folding drops. */
const SCRIPTS: readonly (readonly string[])[] = [
  ['a', 'te', 'Li', 'or', 'É', 'ü', 'ß', 'SS', 'ø', 'İ', 'ı', 'Æ', 'ł', 'ñ', 'ç', 'th', 'þ'],
  ['да', 'й', 'Ё', 'ж', 'Мо', 'щ', 'и\u0306'],
  ['α', 'Σ', 'ς', 'ώ', 'Ω', 'μι'],
  ['ש', 'לָ', 'ל', 'ם', 'בּ'],
  ['م', 'حَ', 'ح', 'دٌ', 'ا', 'لا'],
  ['हि', 'न्', 'दी', 'ह', 'चा', 'य'],
  ['が', 'か', 'ア', 'ﾊﾞ', 'ん', '茶', '喝', '山'],
  ['가', '각', '나', '한'],
  ['ก', 'ำ', 'ไ', 'ท'],
  ['🧗🏽', '👩‍👧', '🍵', '1', '%', '_', '"', "'", '*', '-'],
];

const anyScript = fc.constantFrom(...SCRIPTS);

/** Words of one script after the other, normalised, at least a character and at most so many. */
export function scriptText(maximum: number, words = 4): fc.Arbitrary<string> {
  const word = anyScript.chain((parts) =>
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 5 }),
  );
  return fc
    .array(
      word.map((parts) => parts.join('')),
      { minLength: 1, maxLength: words },
    )
    .map((texts) => partOf(normaliseText(texts.join(' ')), 0, maximum))
    .filter((text) => text !== '');
}

/** So many characters of the text from one on, without what a form would trim. */
export function partOf(text: string, from: number, length: number): string {
  return normaliseText(
    Array.from(text)
      .slice(from, from + length)
      .join(''),
  );
}
