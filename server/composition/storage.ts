import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { announceCommits } from '#core/feed/announce-commits.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Storage } from '#core/storage.ts';
import type { StorageChoice } from '#server/configuration.ts';
import { createRateLimits, noRateLimits, unlimited } from '#server/limits/rate-limits.ts';
import { tokens } from './tokens.ts';

/** The storage that was chosen, the one way to write to it, and the limits that it counts. */
export function createStorageModule(options: {
  readonly choice: StorageChoice;
  /** The project's folder, in which each engine has its migrations. */
  readonly root: string;
  readonly rateLimits: boolean;
}): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.storage)
      .toResolvedValue(
        (reportFailure) => openStorage(options.choice, options.root, reportFailure),
        [tokens.reportFailure],
      )
      .inSingletonScope();
    bind(tokens.commit)
      .toResolvedValue(
        ({ commit }, bus) => announceCommits(commit, bus),
        [tokens.storage, tokens.events],
      )
      .inSingletonScope();
    bind(tokens.limiter)
      .toResolvedValue(
        ({ limiter }) => (options.rateLimits ? limiter : unlimited),
        [tokens.storage],
      )
      .inSingletonScope();
    bind(tokens.rateLimits)
      .toResolvedValue(
        ({ limiter }) => (options.rateLimits ? createRateLimits(limiter) : noRateLimits),
        [tokens.storage],
      )
      .inSingletonScope();
  });
}

/** Opening brings the tables up to date. The driver of PostgreSQL is loaded only where it is used. */
async function openStorage(
  choice: StorageChoice,
  root: string,
  report: ReportFailure,
): Promise<Storage> {
  const migrationsFolder = join(root, 'adapters', choice.engine, 'migrations');
  switch (choice.engine) {
    case 'memory':
      return createMemoryStorage();
    case 'sqlite':
      return openSqliteStorage({ file: choice.file, migrationsFolder });
    case 'postgres': {
      const postgres = await import('#adapters/postgres/postgres-storage.ts');
      const { readUrl, ...primary } = choice;
      const replica = readUrl === null ? {} : { replica: { url: readUrl, report } };
      return postgres.openPostgresStorage({ ...primary, ...replica, migrationsFolder });
    }
    default:
      return unreachable(choice);
  }
}
