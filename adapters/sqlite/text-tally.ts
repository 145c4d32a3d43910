import type { DiscoveryEntry } from '#adapters/sql/discovery-entry.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { TEXT_TABLES, toIndexedText, type TextTable } from './text-index.ts';

/** Counts the members with each term, to compare that with what the text tables count. */
export interface TextTally {
  readonly add: (entries: readonly DiscoveryEntry[]) => void;
  /** The tables that count otherwise, a sentence each. They keep no texts to compare. */
  readonly findFaults: (database: SqliteDatabase) => string[];
}

export function createTextTally(): TextTally {
  const tallies = TEXT_TABLES.map((table) => ({ table, counts: new Map<string, number>() }));
  return {
    add: (entries) => {
      for (const { table, counts } of tallies) {
        for (const { name, bio } of entries) {
          const terms = new Set([...toTerms(table, name), ...toTerms(table, bio)]);
          for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
        }
      }
    },
    findFaults: (database) =>
      tallies
        .filter(({ table, counts }) => !countsTheSame(database, table, counts))
        .map(({ table }) => `The texts in ${table} are not those of the members.`),
  };
}

/** The terms that the table makes of a folded text. */
function toTerms(table: TextTable, text: string): string[] {
  const indexed = toIndexedText(table, text);
  if (table === 'member_gram') return indexed.split(' ').filter((word) => word !== '');
  const characters = Array.from(indexed);
  return characters.slice(2).map((_last, place) => characters.slice(place, place + 3).join(''));
}

function countsTheSame(
  database: SqliteDatabase,
  table: TextTable,
  counts: ReadonlyMap<string, number>,
): boolean {
  const vocabulary = `temp.${table}_vocabulary`;
  database.run(`CREATE VIRTUAL TABLE ${vocabulary} USING fts5vocab ('main', '${table}', 'row')`);
  const stored = database.rows<{ term: string; doc: number }>(
    `SELECT term, doc FROM ${vocabulary}`,
  );
  return stored.length === counts.size && stored.every(({ term, doc }) => counts.get(term) === doc);
}
