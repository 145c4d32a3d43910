import { countCharacters } from '#core/domain/shared/text.ts';

/** The two full-text tables; both have the columns `name` and `bio`. */
export const TEXT_TABLES = ['member_trigram', 'member_gram'] as const;
export type TextTable = (typeof TEXT_TABLES)[number];

/** Shorter terms have no trigram. */
const TRIGRAM_CHARACTERS = 3;

/** A folded text as the table takes it. */
export function toIndexedText(table: TextTable, text: string): string {
  return table === 'member_gram' ? toGrams(text) : text;
}

/** Which table to ask for the members with the folded term in one of their texts, and what. */
export function toTextQuestion(term: string): {
  readonly table: TextTable;
  readonly match: string;
} {
  return countCharacters(term) < TRIGRAM_CHARACTERS
    ? { table: 'member_gram', match: toGram(Array.from(term)) }
    : { table: 'member_trigram', match: `"${term.replaceAll('"', '""')}"` };
}

/** All that a term of one or two characters can find in the text. */
function toGrams(text: string): string {
  const characters = Array.from(text);
  const grams = new Set<string>();
  characters.forEach((character, place) => {
    grams.add(toGram([character]));
    grams.add(toGram(characters.slice(place, place + 2)));
  });
  return Array.from(grams).join(' ');
}

/** A word of letters and digits that stands for the characters. */
function toGram(characters: readonly string[]): string {
  return characters.map((character) => character.codePointAt(0)?.toString(16)).join('x');
}
