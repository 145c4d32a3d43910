import { countCharacters } from '#core/kernel/text.ts';

/** Shorter terms have no trigram; an index of grams finds them. */
const TRIGRAM_CHARACTERS = 3;

/** Whether a folded term is too short for an index of trigrams. */
export function isShorterThanTrigram(term: string): boolean {
  return countCharacters(term) < TRIGRAM_CHARACTERS;
}

/** All that a term of one or two characters can find in the text: every one and two in a row. */
export function toGrams(text: string): string[] {
  const characters = Array.from(text);
  const grams = new Set<string>();
  characters.forEach((character, place) => {
    grams.add(character);
    grams.add(characters.slice(place, place + 2).join(''));
  });
  return Array.from(grams);
}
