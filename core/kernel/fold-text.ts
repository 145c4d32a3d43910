/** Combining marks of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel marks. */
const IGNORED_MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

/**
 * Folds text for comparison, so that case, accents, ß/ss and İ/ı do not matter. Folding twice
 * changes nothing. It is applied once to what is stored and once to what is searched for; no storage
 * engine's own idea of case takes part. Indic vowel signs and kana voicing stay, because they
 * make other words.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(IGNORED_MARKS, '')
    .replace(/[ßıłøđðþæœς]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .normalize('NFC');
}
