import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import type { ColumnsKeeping } from '#core/discovery/ports/columns-snapshots.ts';
import type { Storage } from '#core/storage.ts';
import type { DatabaseTables } from '#tests/support/database-tables.ts';

/** A storage that keeps nothing yet, to be used by a server and to be moved, at one time by one of both. */
export interface TestSite {
  readonly archive: StorageArchive;
  readonly openStorage: () => Promise<Storage>;
  /** Forgets all that it holds. */
  readonly release: () => Promise<void>;
}

export type OpenSite = () => Promise<TestSite>;

/** A site in a database that describes itself. */
export interface DatabaseSite extends TestSite {
  readonly openStorage: (keeping?: ColumnsKeeping) => Promise<Storage>;
  /** Every table and column that the database's own catalogue names, while nobody else uses it. */
  readonly readTables: () => Promise<DatabaseTables>;
  /** Every column, as `table.column`, that refers to a member by the database's own catalogue. */
  readonly readReferences: () => Promise<readonly string[]>;
  /** Changes the database beside the storage. */
  readonly run: (sql: string) => Promise<void>;
}
