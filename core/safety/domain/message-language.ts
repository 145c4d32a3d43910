import { FUNCTION_WORDS } from './phrases/function-words.ts';

/** The languages that the guard reads. */
export const READ_LANGUAGES = [
  'english',
  'german',
  'spanish',
  'french',
  'arabic',
  'ukrainian',
] as const;

export type ReadLanguage = (typeof READ_LANGUAGES)[number];

type LatinLanguage = keyof typeof FUNCTION_WORDS;

const LANGUAGES = Object.keys(FUNCTION_WORDS) as readonly LatinLanguage[];

/** The languages of Latin letters that a small word may belong to. */
const BY_WORD = new Map<string, LatinLanguage[]>();
for (const language of LANGUAGES) {
  for (const word of new Set(FUNCTION_WORDS[language].split(' '))) {
    BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), language]);
  }
}

/** Letters that only Ukrainian has among the languages with its script, and letters that it does not have. */
const UKRAINIAN = /[іїєґ]/iu;
const NOT_UKRAINIAN = /[ыэъёўјљњђћџѓќѕ]/iu;
const UKRAINIAN_WORDS =
  /(?<!\p{L})(?:що|як|це|та|треба|від|ще|дуже|ласка|чи|де|йому|вже|цього|тому|грошей|надішли|коли|буде|бо|але|або|якщо|зараз|мене|навіть|гроші|кошти|допоможи)(?!\p{L})/iu;
/** Letters that Arabic does not have, of others that are written in its script. */
const NOT_ARABIC = /[پچژگکیہےٹڈڑں]/u;
/** Signs of a language that its small words may not show in few words. */
const MARKS: readonly (readonly [LatinLanguage, RegExp])[] = [
  ['german', /ß/u],
  ['spanish', /[ñ¿¡]/u],
  ['portuguese', /[ãõ]/u],
  ['french', /[œ]|\b[cdjlnmst]['’](?:[aeiouyhéêà])|\bqu['’]/iu],
];

/** With that share of words that are English a message is, whatever small words it has. */
const MOST_WORDS = 0.6;
/** That share is enough where no small word of any language shows another. */
const SOME_WORDS = 0.3;

/** In so many words one small word shows the language. */
const SHORT = 8;

/**
 * The language of a message, or `null` when it is none that the guard reads. `folded` is the text as the eye reads it,
 * `words` its words in Latin letters, with and without accents alike. English is what shows no other language, for most
 * of what is misspelled and in shorthand is English here.
 */
export function languageOf(
  text: string,
  folded: string,
  isEnglishWord: (word: string) => boolean,
): ReadLanguage | null {
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  const count = (script: RegExp) => folded.match(script)?.length ?? 0;
  if (4 * count(/\p{Script=Arabic}/gu) > letters) return NOT_ARABIC.test(text) ? null : 'arabic';
  if (20 * count(/\p{Script=Cyrillic}/gu) > letters && isMostlyCyrillic(text)) {
    return cyrillicLanguage(text);
  }
  if (4 * count(/(?!\p{Script=Latin})\p{L}/gu) > letters) return null;
  return latinLanguage(text, folded, isEnglishWord);
}

/** What is left of Cyrillic in a folded text is little: half of its letters look like Latin ones. */
function isMostlyCyrillic(text: string): boolean {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return 2 * cyrillic > (text.match(/\p{L}/gu)?.length ?? 0);
}

function cyrillicLanguage(text: string): ReadLanguage | null {
  if (NOT_UKRAINIAN.test(text)) return null;
  return UKRAINIAN.test(text) || UKRAINIAN_WORDS.test(text) ? 'ukrainian' : null;
}

function latinLanguage(
  text: string,
  folded: string,
  isEnglishWord: (word: string) => boolean,
): ReadLanguage | null {
  const words = folded.replace(/['’‘`]/gu, ' ').match(/[a-z]{2,}/g) ?? [];
  const whole = folded.replace(/['’‘`]/gu, '').match(/[a-z]{2,}/g) ?? [];
  const points = new Map<LatinLanguage, number>();
  const add = (language: LatinLanguage, more: number) =>
    points.set(language, (points.get(language) ?? 0) + more);
  for (const word of words) {
    for (const language of BY_WORD.get(word) ?? []) add(language, 1);
  }
  for (const [language, mark] of MARKS) if (mark.test(text)) add(language, 2);
  const most = Math.max(0, ...points.values());
  const best = LANGUAGES.filter((language) => points.get(language) === most);
  const share = whole.filter(isEnglishWord).length / Math.max(1, whole.length);
  const needed = most === 0 ? SOME_WORDS : MOST_WORDS;
  if ((best.includes('english') && most > 0) || share >= needed || words.length < 3) {
    return 'english';
  }
  if (best.length > 1 && !best.every(isRead)) return null;
  const [language = 'english'] = best;
  return isRead(language) && most >= Math.min(2, words.length / SHORT) ? language : null;
}

function isRead(language: string): language is ReadLanguage {
  return (READ_LANGUAGES as readonly string[]).includes(language);
}
