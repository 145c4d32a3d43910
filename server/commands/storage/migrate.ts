import type { Migration } from '#adapters/sql/migration-files.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Output } from './copy.ts';
import { findMigrations, type LastingPlace } from './open-archive.ts';
import { renderTable } from './table.ts';

/** Brings the storage up to the last migration, and prints which it has. */
export async function migrate(place: LastingPlace, output: Output): Promise<void> {
  const migrations = await readShipped(place);
  switch (place.engine) {
    case 'sqlite': {
      const { openDriver } = await import('#adapters/sqlite/open-driver.ts');
      openDriver(place.file, migrations).close();
      break;
    }
    case 'postgres': {
      const { migrateDatabase } = await import('#adapters/postgres/migrate-database.ts');
      await migrateDatabase(place.url, migrations);
      break;
    }
    default:
      unreachable(place);
  }
  await showMigrations(place, output);
}

/** Prints which migrations the storage has and which are waiting, and how to restart; changes nothing. */
export async function showMigrations(place: LastingPlace, { print, tell }: Output): Promise<void> {
  const states = await readMigrationStates(place);
  const rows = states.map(({ number, name, isApplied }) => [
    String(number).padStart(4, '0'),
    name.replace(/^\d+-|\.(sql|ts)$/g, ''),
    isApplied ? 'applied' : 'waiting',
  ]);
  print(renderTable([['number', 'name', 'state'], ...rows]));
  tell(adviseRestart(states));
}

/** The migrations of this version, and which of them the storage has; changes nothing. */
export async function readMigrationStates(place: LastingPlace) {
  const migrations = await readShipped(place);
  const applied = await readApplied(place, migrations);
  return migrations.map(({ number, name, mayRoll }) => ({
    number,
    name,
    mayRoll,
    isApplied: applied.includes(number),
  }));
}

/** How to come to this version from that of the storage. */
export function adviseRestart(
  states: readonly { readonly isApplied: boolean; readonly mayRoll: boolean }[],
): string {
  const waiting = states.filter(({ isApplied }) => !isApplied);
  if (waiting.length === 0) return 'Nothing waits: restart the processes one after the other.';
  return waiting.every(({ mayRoll }) => mayRoll)
    ? 'Restart the processes one after the other: those of the version before may go on meanwhile.'
    : 'Stop all processes first: those of the version before would fail on the new tables.';
}

async function readShipped(place: LastingPlace): Promise<Migration[]> {
  const folder = findMigrations(place.engine);
  switch (place.engine) {
    case 'sqlite': {
      const sqlite = await import('#adapters/sqlite/shipped-migrations.ts');
      return sqlite.readShippedMigrations(folder);
    }
    case 'postgres': {
      const postgres = await import('#adapters/postgres/shipped-migrations.ts');
      return postgres.readShippedMigrations(folder);
    }
    default:
      return unreachable(place);
  }
}

async function readApplied(
  place: LastingPlace,
  migrations: readonly Migration[],
): Promise<readonly number[]> {
  switch (place.engine) {
    case 'sqlite': {
      const sqlite = await import('#adapters/sqlite/applied-migrations.ts');
      return sqlite.readSqliteMigrations(place.file, migrations);
    }
    case 'postgres': {
      const postgres = await import('#adapters/postgres/applied-migrations.ts');
      return postgres.readPostgresMigrations(place.url, migrations);
    }
    default:
      return unreachable(place);
  }
}
