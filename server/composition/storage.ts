import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import { createMemoryLimiter } from '#adapters/memory/memory-limiter.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { PooledStorage } from '#adapters/postgres/connection-pool.ts';
import type { WatchStatement } from '#adapters/sql/watched-statements.ts';
import { createAesCursorSeal } from '#adapters/system/aes-cursor-seal.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { ColumnsKeeping } from '#core/discovery/ports/columns-snapshots.ts';
import { sealSecrets } from '#core/accounts/steps/sealed-secrets.ts';
import { announceCommits } from '#core/feed/steps/announce-commits.ts';
import { announceLetters, withoutLetters } from '#core/letters/steps/announce-letters.ts';
import { announceChanges } from '#core/kernel/announce-changes.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Storage } from '#core/storage.ts';
import { createColumnsReport } from '#server/columns-report.ts';
import { unlimited } from '#server/limits/rate-limits.ts';
import { nameDatabase, type StorageChoice } from '#server/storage-variables.ts';
import { tokens } from './tokens.ts';

/** The storage that was chosen, the one way to write to it, and the limits that it counts. */
export function createStorageModule(options: {
  readonly choice: StorageChoice;
  /** The project's folder, in which each engine has its migrations. */
  readonly root: string;
  readonly rateLimits: boolean;
  /** Whether letters are sent; otherwise none is stored. */
  readonly sendsMails: boolean;
  /** Hears of every statement of a database. */
  readonly watchStatement?: WatchStatement | undefined;
}): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.storage)
      .toResolvedValue(
        (logger, reportFailure) =>
          openStorage(options.choice, options.root, {
            reportColumns: createColumnsReport(logger),
            reportFailure,
            watch: options.watchStatement,
          }),
        [tokens.logger, tokens.reportFailure],
      )
      .inSingletonScope();
    bind(tokens.commit)
      .toResolvedValue(
        ({ commit }, bus, letterSignal, dataExportSignal, secretSeal) => {
          const announcing = announceChanges(
            announceCommits(sealSecrets(commit, secretSeal), bus),
            dataExportSignal,
            ({ type }) => type === 'add_data_export',
          );
          if (!options.sendsMails) return withoutLetters(announcing);
          return announceLetters(announcing, letterSignal);
        },
        [
          tokens.storage,
          tokens.events,
          tokens.letterSignal,
          tokens.dataExportSignal,
          tokens.secretSeal,
        ],
      )
      .inSingletonScope();
    bind(tokens.cursorSeal)
      .toResolvedValue(
        (storage) => createAesCursorSeal(() => storage.cursorSecret()),
        [tokens.storage],
      )
      .inSingletonScope();
    bind(tokens.limiter)
      .toResolvedValue(
        ({ limiter }) => (options.rateLimits ? limiter : unlimited),
        [tokens.storage],
      )
      .inSingletonScope();
    bind(tokens.processLimiter)
      .toResolvedValue(() => (options.rateLimits ? createMemoryLimiter() : unlimited))
      .inSingletonScope();
  });
}

/** Opening brings the tables up to date. The driver of PostgreSQL is loaded only where it is used. */
/** Who is told what those who run the site should know. */
interface Reports {
  readonly reportColumns: ColumnsKeeping['report'];
  readonly reportFailure: ReportFailure;
  readonly watch: WatchStatement | undefined;
}

async function openStorage(
  choice: StorageChoice,
  root: string,
  { reportColumns, reportFailure, watch }: Reports,
): Promise<Storage | PooledStorage> {
  const migrationsFolder = join(root, 'adapters', choice.engine, 'migrations');
  switch (choice.engine) {
    case 'memory':
      return createMemoryStorage();
    case 'sqlite':
      return openSqliteStorage({
        file: choice.file,
        migrationsFolder,
        watch,
        keeping: {
          snapshots: createFileColumnsSnapshots(`${choice.file}-columns`),
          report: reportColumns,
        },
      });
    case 'postgres': {
      const postgres = await import('#adapters/postgres/postgres-storage.ts');
      const { readUrl, snapshotFolder, ...primary } = choice;
      const snapshots = createFileColumnsSnapshots(
        join(snapshotFolder, `${nameDatabase(choice.url)}-columns`),
      );
      const keeping = { snapshots, report: reportColumns };
      const replica = readUrl === null ? {} : { replica: { url: readUrl, report: reportFailure } };
      return postgres.openPostgresStorage({
        ...primary,
        ...replica,
        migrationsFolder,
        keeping,
        watch,
      });
    }
    default:
      return unreachable(choice);
  }
}
