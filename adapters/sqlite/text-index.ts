import { isShorterThanTrigram, toGrams } from '#adapters/sql/text-grams.ts';

/** The two full-text tables; both have the columns `name` and `bio`. */
export const TEXT_TABLES = ['member_trigram', 'member_gram'] as const;
export type TextTable = (typeof TEXT_TABLES)[number];

/** A folded text as the table takes it. */
export function toIndexedText(table: TextTable, text: string): string {
  return table === 'member_gram' ? toGrams(text).map(toWord).join(' ') : text;
}

/** Which table to ask for the members with the folded term in one of their texts, and what. */
export function toTextQuestion(term: string): {
  readonly table: TextTable;
  readonly match: string;
} {
  return isShorterThanTrigram(term)
    ? { table: 'member_gram', match: toWord(term) }
    : { table: 'member_trigram', match: `"${term.replaceAll('"', '""')}"` };
}

/** A word of letters and digits that encodes the characters. */
function toWord(gram: string): string {
  return Array.from(gram, (character) => character.codePointAt(0)?.toString(16)).join('x');
}
