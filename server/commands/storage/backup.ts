import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { CommandFailure } from './command-failure.ts';
import { fill, type Output } from './copy.ts';
import { openArchive, type LastingPlace } from './open-archive.ts';
import { createProgressLines } from './progress-lines.ts';
import { renderSummary } from './table.ts';
import { checkAndSummarise } from './verify.ts';

/** What SQLite may put beside a file; the first is the file itself. */
const SUFFIXES = ['', '-journal', '-wal', '-shm'];

/**
 * Writes all that is kept into one file, a SQLite database whatever the engine, while servers go on. It
 * is checked before it gets its name, and when that fails nothing is left behind.
 */
export async function backUp(place: LastingPlace, name: string, output: Output): Promise<void> {
  const file = resolve(name);
  if (existsSync(file)) {
    throw new CommandFailure(`${file} already exists: choose another name.`);
  }
  const partial = `${file}.partial`;
  requireWritable(partial);
  try {
    await write(place, partial, output);
    const backup = await openArchive({ engine: 'sqlite', file: partial });
    const summary = await checkAndSummarise(backup).catch((error: unknown) => {
      throw ofSource(error, partial, place);
    });
    renameSync(partial, file);
    output.print(renderSummary(summary));
    output.tell(`${file} holds all of this and has been verified.`);
  } finally {
    remove(partial);
  }
}

/** A copy of a damaged file is as damaged; the operator knows the file by its own name. */
function ofSource(error: unknown, partial: string, place: LastingPlace): unknown {
  if (place.engine !== 'sqlite' || !(error instanceof StorageUnusable)) return error;
  return new StorageUnusable(error.message.replace(partial, place.file), { cause: error });
}

async function write(place: LastingPlace, partial: string, { tell }: Output): Promise<void> {
  const source = await openArchive(place);
  const sqlite = await import('#adapters/sqlite/sqlite-backup.ts');
  if (place.engine === 'sqlite') {
    await (await source.openReader()).close();
    await sqlite.backUpSqlite(place.file, partial);
  } else {
    await fill(source, await openArchive({ engine: 'sqlite', file: partial }), {
      equalTo: 'source-in-the-beginning',
      progress: createProgressLines(tell),
    });
  }
  sqlite.closeIntoOneFile(partial);
}

/** Removes what a run that was killed may have left, and makes sure that the file can be made. */
function requireWritable(partial: string): void {
  try {
    remove(partial);
    writeFileSync(partial, '');
    remove(partial);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new CommandFailure(
      `${partial} can't be written (${code}): name a file in an existing folder that you can write to.`,
      { cause: error },
    );
  }
}

function remove(file: string): void {
  for (const suffix of SUFFIXES) rmSync(file + suffix, { force: true });
}
