import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledMessages } from './labelled-messages.ts';

/** The languages other than English that the guard reads, with the codes that name their files. */
export const FOREIGN_CODES = {
  german: 'de',
  spanish: 'es',
  french: 'fr',
  arabic: 'ar',
  ukrainian: 'uk',
};

/** The folders with messages that the phrases and the weights were made with. */
export const FOREIGN_LEARNED = [
  'tuning',
  'tuning-two',
  'tuning-three',
  'tuning-four',
  'tuning-five',
  'tuning-six',
] as const;

/** The messages in a folder in the language with that code. */
export function readForeignSet(folder: string, code: string): LabelledMessages {
  const file = join(import.meta.dirname, 'languages', folder, `${code}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LabelledMessages;
}

/** All messages that the weights of other languages are learned from. */
export function readForeignLearned(): readonly LabelledMessages[] {
  return FOREIGN_LEARNED.flatMap((folder) =>
    Object.values(FOREIGN_CODES).map((code) => readForeignSet(folder, code)),
  );
}
