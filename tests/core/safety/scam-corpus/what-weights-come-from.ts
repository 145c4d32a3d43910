import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForeignLearned } from './foreign-sets.ts';
import { HELD_OUT_SETS, LEARNED } from './tuning-sets.ts';
import { FOREIGN_WEIGHTS_FILE, LEARNED_WEIGHTS_FILE } from './written-weights.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Where the digest of what the weights were learned from is kept. */
export const LEARNED_FROM_FILE = join(import.meta.dirname, 'learned-from.sha256');

/** What learns, and what judges. */
const PROGRAMS = ['learn-weights.ts', 'learn-foreign-weights.ts', 'judge.ts'];

/** What is learned, and no source of it. */
const WEIGHTS = [LEARNED_WEIGHTS_FILE, FOREIGN_WEIGHTS_FILE];

/**
 * A digest of all that decides the weights and how well they do: the messages, the rules that read them, the way of
 * learning, and the weights themselves. Comments, line breaks and where a file lies do not count.
 */
export function digestOfLearning(): string {
  const known = new Set<string>();
  for (const program of PROGRAMS) addSources(join(import.meta.dirname, program), known);
  const sources = [...known, ...WEIGHTS].map(read).sort();
  const messages = JSON.stringify([LEARNED, HELD_OUT_SETS, readForeignLearned()]);
  return createHash('sha256').update(sources.join('\n')).update(messages).digest('hex');
}

/** Adds a source file, and all that it imports, to those that are known. */
function addSources(file: string, known: Set<string>): void {
  if (known.has(file) || WEIGHTS.includes(file)) return;
  known.add(file);
  const imported = readFileSync(file, 'utf8').matchAll(/ from '([#.][^']+\.ts)';/g);
  for (const [, name = ''] of imported) {
    const place = name.startsWith('#') ? join(ROOT, name.slice(1)) : join(file, '..', name);
    addSources(place, known);
  }
}

/** What a source file does: without comments, imports and line breaks. */
function read(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(import|export) (type )?\{?[^;{]*\}? from '[^']+';$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
