import pg from 'pg';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

/** Explains the error codes of the system and of PostgreSQL to the operator; returns other errors unchanged. */
export function explain(error: unknown, place: string): unknown {
  if (error instanceof StorageUnusable || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const refuse = (sentence: string) =>
    new StorageUnusable(`${place} ${sentence}`, { cause: error });
  if (code.startsWith('28')) return refuse('rejects the user or password in DATABASE_URL.');
  if (code === '3D000') return refuse('does not exist: create the database first.');
  if (code === '42P07') return refuse('holds the data of another program: name another database.');
  if (code === '42501') {
    return refuse(
      `does not let its user set up the database (${error.message}): make that user its owner.`,
    );
  }
  if (code === '0A000' || code === '58P01') {
    return refuse(
      'does not have the extension pg_trgm: install the contrib package of PostgreSQL.',
    );
  }
  if (!(error instanceof pg.DatabaseError) || /^(08|53|57P)/.test(code)) {
    return refuse(`does not answer (${code || error.message}): start it, or correct DATABASE_URL.`);
  }
  return error;
}
