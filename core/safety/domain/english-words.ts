import { LEARNED_WEIGHTS } from './learned-weights.ts';

/** Whether the weights know a word, which is so of nearly all that are common in English. */
export function isEnglishWord(word: string): boolean {
  return LEARNED_WEIGHTS.ofPart.has(word);
}

/** Fewer words show no language. */
const FEWEST_WORDS = 4;

/** The share of words of three letters or more in a folded text that are English; `null` of too few. */
export function englishShare(folded: string): number | null {
  const words = folded.replace(/['’‘`]/gu, '').match(/[a-z]{3,}/g) ?? [];
  return words.length < FEWEST_WORDS ? null : words.filter(isEnglishWord).length / words.length;
}
