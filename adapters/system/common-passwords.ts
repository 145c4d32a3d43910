import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { IsCommonPassword } from '#core/accounts/domain/choice-of-password.ts';
import { foldText } from '#core/kernel/fold-text.ts';

/** What a cracker would guess within so many tries, as a power of ten, is common. */
const COMMON = 6;
/** The same for what is one leaked word when all that is no letter is taken away. */
const COMMON_WORD = 10;

const MOST_COMMON = 10_000;
const FEWEST_LETTERS = 4;

/** What is looked at of a password, so that no text takes long. */
const LIMITS = { maxLength: 40, l33tMaxSubstitutions: 16 };

/**
 * The rule for common passwords, by a list of 49,000 that were leaked and how crackers vary them; `siteWords` are those
 * of the site. The list is in the program, so nothing is asked of anybody.
 */
export function createCommonPasswords(siteWords: readonly string[]): IsCommonPassword {
  const site = siteWords.flatMap(readingsOf);
  const estimator = new ZxcvbnFactory({
    ...LIMITS,
    dictionary: { ...dictionary, site },
    graphs: adjacencyGraphs,
  });
  const leaked = dictionary['passwords-common'].slice(0, MOST_COMMON);
  const common = new Set(leaked);

  return (password, own) => {
    const ownWords = own.flatMap(readingsOf);
    const tries = estimator.check(password, ownWords).guessesLog10;
    if (tries < COMMON) return true;
    const word = repeatedPart(lettersOf(password));
    if (word.length < FEWEST_LETTERS) return false;
    if (common.has(word) && tries < COMMON_WORD) return true;
    return site.includes(word) || ownWords.includes(word);
  };
}

/** The words of a text, by themselves and together. */
function readingsOf(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join(''), lettersOf(text)].filter(({ length }) => length > 1);
}

function lettersOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}]/gu, '');
}

/** What the text is made of if it is the same again and again, and the text otherwise. */
function repeatedPart(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}
