import { join } from 'node:path';
import { Container, type ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Configuration, StorageChoice } from '#server/configuration.ts';
import { accountModule } from './account-module.ts';
import { callsModule } from './calls-module.ts';
import { connectionModule } from './connection-module.ts';
import { createEventsModule } from './events-module.ts';
import { createLimitsModule } from './limits-module.ts';
import { memberModule } from './member-module.ts';
import { memoryModule } from './memory-module.ts';
import { messageModule } from './message-module.ts';
import { createPostgresModule } from './postgres-module.ts';
import { repositoriesModule } from './repositories-module.ts';
import { createSqliteModule } from './sqlite-module.ts';
import { systemModule } from './system-module.ts';
import type { Readiness } from '#server/readiness.ts';
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
