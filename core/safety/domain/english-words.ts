import { LEARNED_WEIGHTS } from './learned-weights.ts';

/** Whether the weights know a word, which is so of nearly all that are common in English. */
export function isEnglishWord(word: string): boolean {
  return LEARNED_WEIGHTS.ofPart.has(word);
}
