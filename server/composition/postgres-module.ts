import { ContainerModule } from 'inversify';
import type { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { tokens } from './tokens.ts';

/**
 * Storage in a PostgreSQL database; opening it brings its tables up to date. The driver is loaded only
 * where it is used.
 */
export function createPostgresModule(
  place: Parameters<typeof openPostgresStorage>[0],
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.storage)
      .toResolvedValue(async () => {
        const postgres = await import('#adapters/postgres/postgres-storage.ts');
        return postgres.openPostgresStorage(place);
      })
      .inSingletonScope();
  });
}
