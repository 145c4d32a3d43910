import type { FoldedFilters } from '#core/domain/discovery/filters.ts';
import type { FoldedTexts } from '#core/domain/discovery/searchable-member.ts';
import { countCharacters } from '#core/domain/shared/text.ts';

/** The two full-text tables; both have the columns `name`, `bio` and `location`. */
export type TextTable = 'member_trigram' | 'member_gram';

/** A question to a full-text table, as its `MATCH` takes it. */
export interface TextMatch {
  readonly table: TextTable;
  readonly expression: string;
}

/** The texts of a member as a table indexes them. */
export interface IndexedTexts {
  readonly name: string;
  readonly bio: string;
  readonly location: string;
}

/** Shorter terms have no trigram. */
const TRIGRAM_CHARACTERS = 3;

/** Stands for an unknown location. Folded text has no capitals and a gram no such letters. */
const UNKNOWN = 'NIL';

/** What to store in each table for a member. */
export function toIndexedTexts(folded: FoldedTexts): Record<TextTable, IndexedTexts> {
  const { name, bio, location } = folded;
  return {
    member_trigram: { name, bio, location: location ?? UNKNOWN },
    member_gram: {
      name: gramsOf(name),
      bio: gramsOf(bio),
      location: location === null ? UNKNOWN : gramsOf(location),
    },
  };
}

/** The questions which together are the text and location filters: none, one, or one to each table. */
export function toTextMatches({ text, location }: FoldedFilters): TextMatch[] {
  const wanted: TextMatch[] = [];
  if (text !== '') {
    wanted.push({ table: tableFor(text), expression: `{name bio} : ${toPhrase(text)}` });
  }
  if (location !== '') {
    const expression = `location : (${toPhrase(location)} OR ${UNKNOWN})`;
    wanted.push({ table: tableFor(location), expression });
  }
  const tables = new Set(wanted.map(({ table }) => table));
  return Array.from(tables, (table) => ({
    table,
    expression: wanted
      .filter((match) => match.table === table)
      .map(({ expression }) => `(${expression})`)
      .join(' AND '),
  }));
}

function tableFor(term: string): TextTable {
  return countCharacters(term) < TRIGRAM_CHARACTERS ? 'member_gram' : 'member_trigram';
}

function toPhrase(term: string): string {
  return tableFor(term) === 'member_gram'
    ? toGram(Array.from(term))
    : `"${term.replaceAll('"', '""')}"`;
}

/** All that a term of one or two characters can find in the text. */
function gramsOf(text: string): string {
  const characters = Array.from(text);
  const grams = new Set<string>();
  characters.forEach((character, place) => {
    grams.add(toGram([character]));
    grams.add(toGram([character, ...characters.slice(place + 1, place + 2)]));
  });
  return [...grams].join(' ');
}

/** A word of digits and letters that stands for the characters. */
function toGram(characters: readonly string[]): string {
  return characters.map((character) => character.codePointAt(0)?.toString(16)).join('x');
}
