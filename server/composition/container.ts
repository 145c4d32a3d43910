import { Container, type ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration.ts';
import { createZipExportArchive } from '#adapters/data-archive/zip-export-archive.ts';
import { createTurns } from '#adapters/turns.ts';
import type { Readiness } from '#server/readiness.ts';
import { contextModules } from './contexts.ts';
import { createEventsModule } from './events.ts';
import { createMailModule, type MailSetup } from './mail.ts';
import { createStorageModule } from './storage.ts';
import { systemModule } from './system.ts';
import { tokens } from './tokens.ts';

/**
 * Puts the parts together as the configuration says. Nothing is made, and no storage opened, until it
 * is asked for.
 */
export function createContainer({
  configuration,
  mailSetup,
  root,
  logger,
  readiness,
  overrides = [],
}: {
  readonly configuration: Pick<
    Configuration,
    'storage' | 'events' | 'rateLimits' | 'registration' | 'publicOrigin' | 'confirmation'
  >;
  /** How to send mails; a command leaves that to the servers. */
  readonly mailSetup?: MailSetup;
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
  const { storage: choice, rateLimits, registration, publicOrigin } = configuration;
  container.bind(tokens.registrationMode).toConstantValue(registration);
  const sendsMails = mailSetup?.choice.transport !== 'none';
  container
    .bind(tokens.exportArchive)
    .toConstantValue(createZipExportArchive({ siteOrigin: publicOrigin }));
  container.bind(tokens.turn).toConstantValue(createTurns());
  container.bind(tokens.confirmation).toConstantValue(configuration.confirmation);
  container.load(
    createStorageModule({ choice, root, rateLimits, sendsMails }),
    createEventsModule(configuration, { sendsMails }),
    ...(mailSetup === undefined ? [] : [createMailModule(mailSetup)]),
    systemModule,
    ...contextModules,
    ...overrides,
  );
  return container;
}
