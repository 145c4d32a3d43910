import { WEB_ADDRESS } from './web-addresses.ts';

/** Words that people spell apart, letter by letter, so that nobody finds them. */
const SPELLED_WORDS =
  /whatsapp|telegram|signal|viber|hangouts|giftcards?|bitcoins?|ethereum|crypto|money|cash|bank|secret|paypal/g;

/** Four letters or more, each by itself. */
const SPELLED_APART = /(?<![a-z0-9])[a-z](?:[ ._*-]{1,3}[a-z](?![a-z0-9])){3,}/g;

const MAIL_ADDRESS =
  /[a-z0-9][a-z0-9._+-]{0,63}(?:@| ?[([]at[)\]] ?| at (?=[a-z0-9-]{1,63}(?:\.| dot )))[a-z0-9-]{1,63}(?:(?:\.| dot )[a-z]{2,24}){1,3}/g;

const CURRENCY =
  '(?:pounds?|quid|pence|bucks?|dollars?|dollers?|euros?|usd|gbp|eur|£|\\$|€|₦)(?![a-z])(?! (?:of|worth) [a-z])';
const MULTIPLE = '(?:k|m|bn|hundred|thousand|grand|million|billion)';
const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|few|couple of|half a)';
const FIGURE = '\\d[\\d,.]{0,15}(?<![,.])(?!\\d)';

const AMOUNT = new RegExp(
  [
    `(?:[£$€₦]|(?<![a-z])(?:usd|gbp|eur)) ?${FIGURE}(?: ?${MULTIPLE}(?![a-z]))?(?! worth)`,
    `(?<![a-z\\d])${FIGURE}(?: ?${MULTIPLE})? ?${CURRENCY}`,
    `(?<![a-z])(?:${NUMBER_WORD} ){0,2}(?:${MULTIPLE} )?(?:quid|bucks|dollars|euros|pounds)(?![a-z])(?! of [a-z])`,
    `(?<![a-z])(?:tenner|fiver|${FIGURE} ?grand)s?(?![a-z])`,
  ].join('|'),
  'g',
);
const NUMBER = new RegExp(
  `(?<![a-z\\d])${FIGURE} ?(?:${MULTIPLE}|%)?(?![a-z\\d])|(?<![a-z])(?:${NUMBER_WORD} ){1,2}(?:hundred|thousand|million|billion)(?![a-z])`,
  'g',
);

/** Letters for which people write figures, within a word that begins with a letter. */
const FIGURED_WORD =
  /(?<![a-z0-9@$])[a-z][a-z@$]{0,15}[013457@$][a-z0-9@$]{0,15}[a-z](?![a-z0-9])/g;
const FIGURES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const YEAR = /^(?:19\d\d|20(?:0[1-9]|[1-3]\d))$/;

const SENTENCE_END = /[.!?؟]+(?=\s|$)|\n\s*\n/;

/**
 * The sentences of a folded text as plain words between single spaces, with one before and one after.
 * Amounts of money are `#amount`, in millions `#amount million`, years `#year`, other numbers `#number`, web addresses `#link`, mail addresses `#mail`.
 * `noWord` is what is between words.
 */
export function plainSentences(folded: string, noWord = /[^a-z#]+/g): readonly string[] {
  return folded
    .replace(/['’‘`]/g, '')
    .replace(SPELLED_APART, joinLetters)
    .replace(WEB_ADDRESS, ' #link ')
    .replace(MAIL_ADDRESS, ' #mail ')
    .replace(FIGURED_WORD, readFigures)
    .replace(AMOUNT, (written) => nameNumber('#amount', written))
    .replace(NUMBER, (written) => nameNumber('#number', written))
    .split(SENTENCE_END)
    .map((sentence) => ` ${sentence.replace(noWord, ' ').trim()} `)
    .filter((sentence) => sentence.length > 2);
}

function joinLetters(spelled: string): string {
  return spelled.replace(/[^a-z]/g, '').replace(SPELLED_WORDS, ' $& ');
}

/** The token for a number, followed by `million` for as much as nobody has. */
function nameNumber(token: string, written: string): string {
  if (YEAR.test(written)) return ' #year ';
  return /million|billion|[mb]n?$/.test(written) ? ` ${token} million ` : ` ${token} `;
}

function readFigures(word: string): string {
  return word.replace(/[013457@$]/g, (figure) => FIGURES[figure] ?? figure);
}
