const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const DIGIT_WORD = Object.keys(DIGIT_WORDS).join('|');

const REPEATED_WORD = new RegExp(`(?<![a-z])(double|triple) (${DIGIT_WORD}|\\d)(?![a-z\\d])`, 'g');
const HUNDRED = new RegExp(`(?<![a-z])(${DIGIT_WORD}) hundred(?![a-z])`, 'g');
const SINGLE_WORD = new RegExp(`(?<![a-z])(?:${DIGIT_WORD})(?![a-z])`, 'g');
/** Five words for digits or more in a row: fewer are a sentence. */
const SPELLED_DIGITS = new RegExp(
  `(?<![a-z])(?:(?:(?:double|triple) )?(?:${DIGIT_WORD}|\\d)(?: hundred)?(?![a-z\\d])[ ,.-]{0,3}){5,}`,
  'g',
);
/** A group of digits among which are letters that look like some. */
const LETTERED_DIGITS = /(?<![a-z0-9])(?=[oil\d]*\d)[oil\d]{3,}(?![a-z0-9])/g;

/** The number of a book, parts of which look like those of telephones. */
const BOOK_NUMBER = /isbn[^\d]{0,12}97[89][ -]?\d{1,5}[ -]?\d{1,7}[ -]?\d{1,6}[ -]?\d/g;

/** Digits in groups, as people write telephone numbers. */
const DIGIT_GROUPS = /(?<![\d#£$€])\+?\(?\d+(?:[ ()./-]{1,3}\d+)*/g;

/** The shapes of a telephone number without what separates its groups. */
const SHAPES: readonly RegExp[] = [/^\+\d{8,15}$/, /^0[1-9]\d{8,10}$/, /^00[1-9]\d{8,12}$/];
/** North American numbers, which begin like any number: told by their groups. */
const NORTH_AMERICAN = /(?<![\d-])(?:1[ .-])?\(?[2-9]\d\d\)?[ .-][2-9]\d\d[ .-]\d{4}(?![\d-])/;
const LONGEST = 15;

/** Whether a folded text has a telephone number, in figures or in words. */
export function hasPhoneNumber(folded: string): boolean {
  const written = folded
    .replace(BOOK_NUMBER, ' ')
    .replace(SPELLED_DIGITS, readDigitWords)
    .replace(LETTERED_DIGITS, readLetters);
  return (
    NORTH_AMERICAN.test(written) ||
    [...written.matchAll(DIGIT_GROUPS)].some(([groups]) => holdsPhoneNumber(groups))
  );
}

function readDigitWords(words: string): string {
  const digits = words
    .replace(HUNDRED, (_all, word: string) => `${DIGIT_WORDS[word] ?? ''}00`)
    .replace(REPEATED_WORD, (_all, times: string, word: string) =>
      (DIGIT_WORDS[word] ?? word).repeat(times === 'double' ? 2 : 3),
    )
    .replace(SINGLE_WORD, (word) => DIGIT_WORDS[word] ?? word)
    .replace(/\D/g, '');
  // Who spells so many digits out may leave the first zero to the reader.
  const isShortened = digits.length === 10 && /[a-z]/.test(words) && !digits.startsWith('0');
  return ` ${isShortened ? '0' : ''}${digits} `;
}

function readLetters(group: string): string {
  return group.replaceAll('o', '0').replace(/[il]/g, '1');
}

/** Whether some of the groups that follow each other make a telephone number. */
function holdsPhoneNumber(written: string): boolean {
  const groups = written.match(/\+?\d+/g) ?? [];
  return groups.some((_group, first) => {
    let number = '';
    for (const group of groups.slice(first, first + LONGEST)) {
      number += group.replace('+', number === '' ? '+' : '');
      if (number.length > LONGEST + 1) return false;
      if (SHAPES.some((shape) => shape.test(number))) return true;
    }
    return false;
  });
}
