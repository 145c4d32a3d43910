import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  readMigrations,
  type CodeMigration,
  type Migration,
} from '#adapters/sql/migration-files.ts';
import { rows } from '#adapters/sql/steps.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** A database without any tables. */
export interface MigratedDatabase {
  readonly migrate: (migrations: readonly Migration[]) => Promise<void>;
  readonly readRows: (sql: string) => Promise<readonly object[]>;
  readonly release: () => Promise<void>;
}

const NAME = '0001-planted.ts';
const SOURCE = 'export function* noteNames() {}\n';

interface Named {
  readonly number: number;
  readonly name: string;
}

/** Notes the names of the migrations before it backwards, which no SQL of both databases can. */
function* noteNames(): ReturnType<CodeMigration> {
  for (const migration of yield* rows<Named>('SELECT number, name FROM migration')) {
    const note = 'INSERT INTO rate_counter (key, points) VALUES (@key, @points)';
    yield* rows(note, { ...toNote(migration) });
  }
}

function toNote({ number, name }: Named) {
  return { key: Array.from(name).reverse().join(''), points: number };
}

/** That a migration may be code. */
export function describeCodeMigrations(
  engine: string,
  shipped: readonly Migration[],
  openDatabase: () => Promise<MigratedDatabase>,
): void {
  const folder = makeTemporaryFolder();
  /** The shipped migrations, and one more after them that does the work. */
  const withCode = (work: CodeMigration) => {
    const planted = readMigrations(folder, { [NAME]: work });
    return [...shipped, ...planted.map((one) => ({ ...one, number: shipped.length + 1 }))];
  };

  describe(`a migration of ${engine} that is code`, () => {
    let database: MigratedDatabase;
    const readNotes = () =>
      database.readRows('SELECT key, points FROM rate_counter ORDER BY points');
    const readLast = () => database.readRows('SELECT max(number) AS last FROM migration');

    beforeEach(async () => {
      writeFileSync(join(folder, NAME), SOURCE);
      database = await openDatabase();
    });
    afterEach(() => database.release());

    test('works on what those before it have made, once', async () => {
      await database.migrate(shipped);
      await database.migrate(withCode(noteNames));
      const notes = shipped.map(toNote);
      expect(await readNotes()).toEqual(notes);
      await database.migrate(withCode(noteNames));
      expect(await readNotes()).toEqual(notes);
      expect(await readLast()).toEqual([{ last: shipped.length + 1 }]);
    });

    test('leaves nothing behind when it fails', async () => {
      await database.migrate(shipped);
      const failing = withCode(function* () {
        yield* noteNames();
        throw new Error('It fails at its end.');
      });
      await expect(database.migrate(failing)).rejects.toThrow('It fails at its end.');
      expect(await readNotes()).toEqual([]);
      expect(await readLast()).toEqual([{ last: shipped.length }]);
    });

    test('is another when its source has changed, but not when only its imports have', async () => {
      await database.migrate(withCode(noteNames));
      writeFileSync(join(folder, NAME), `import type {\n  A,\n} from './a.ts';\r\n${SOURCE}`);
      await database.migrate(withCode(noteNames));
      writeFileSync(join(folder, NAME), `${SOURCE}// changed\n`);
      await expect(database.migrate(withCode(noteNames))).rejects.toThrow(`another ${NAME}`);
    });
  });
}
