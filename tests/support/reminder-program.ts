import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { makeRemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import { dyingStorage } from './dying-storage.ts';
import { PATIENT } from './patient-connections.ts';

/** Which rhythms a process looks after, when, and at which of its calls of the storage it kills itself; 0 is at none. */
export interface ReminderTask {
  /** A file of SQLite, or the address of a database of PostgreSQL. */
  readonly database: string;
  readonly migrationsFolder: string;
  readonly now: string;
  readonly fatalStep: number;
}

const { database, migrationsFolder, now, fatalStep } = JSON.parse(
  process.argv[2] ?? '',
) as ReminderTask;
const storage = database.startsWith('postgres:')
  ? await openPostgresStorage({ url: database, connections: 2, migrationsFolder, ...PATIENT })
  : openSqliteStorage({ file: database, migrationsFolder });

function die(call: string): Promise<never> {
  return new Promise(() => {
    process.stdout.write(call, () => process.kill(process.pid, 'SIGKILL'));
  });
}

const mortal = dyingStorage(storage, { step: fatalStep, die });
await makeRemindOfRhythms({ ...mortal, clock: { now: () => now } })();
await storage.close();
