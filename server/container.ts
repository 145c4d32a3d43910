import { join } from 'node:path';
import { Container, type ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { unreachable } from '#core/domain/shared/unreachable.ts';
import type { Configuration, StorageChoice } from './configuration.ts';
import { accountModule } from './modules/account-module.ts';
import { callsModule } from './modules/calls-module.ts';
import { connectionModule } from './modules/connection-module.ts';
import { createEventsModule } from './modules/events-module.ts';
import { createLimitsModule } from './modules/limits-module.ts';
import { memberModule } from './modules/member-module.ts';
import { memoryModule } from './modules/memory-module.ts';
import { messageModule } from './modules/message-module.ts';
import { createPostgresModule } from './modules/postgres-module.ts';
import { repositoriesModule } from './modules/repositories-module.ts';
import { createSqliteModule } from './modules/sqlite-module.ts';
import { systemModule } from './modules/system-module.ts';
import type { Readiness } from './readiness.ts';
import { tokens } from './tokens.ts';

/**
 * Puts the parts together as the configuration says. Nothing is made, and no storage opened, until it
 * is asked for.
 */
export function createContainer({
  configuration,
  root,
  logger,
  readiness,
  overrides = [],
}: {
  readonly configuration: Configuration;
  /** The project's folder, in which each storage has its migrations. */
  readonly root: string;
  readonly logger: Logger;
  readonly readiness: Readiness;
  /** Loaded last, to rebind what a test puts in the place of the real thing. */
  readonly overrides?: readonly ContainerModule[];
}): Container {
  const container = new Container();
  container.bind(tokens.logger).toConstantValue(logger);
  container.bind(tokens.readiness).toConstantValue(readiness);
  container.load(
    chooseStorage(configuration.storage, root),
    createEventsModule(configuration),
    systemModule,
    repositoriesModule,
    createLimitsModule({ enabled: configuration.rateLimits }),
    accountModule,
    memberModule,
    connectionModule,
    messageModule,
    callsModule,
    ...overrides,
  );
  return container;
}

function chooseStorage(choice: StorageChoice, root: string): ContainerModule {
  const migrationsFolder = join(root, 'adapters', choice.engine, 'migrations');
  switch (choice.engine) {
    case 'memory':
      return memoryModule;
    case 'sqlite':
      return createSqliteModule({ file: choice.file, migrationsFolder });
    case 'postgres':
      return createPostgresModule({ ...choice, migrationsFolder });
    default:
      return unreachable(choice);
  }
}
