import { ContainerModule } from 'inversify';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { tokens } from './tokens.ts';

/** Storage in one SQLite file; opening it is the first thing that touches the disk. */
export function createSqliteModule(place: {
  readonly file: string;
  readonly migrationsFolder: string;
}): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.storage)
      .toResolvedValue(() => openSqliteStorage(place))
      .inSingletonScope();
  });
}
