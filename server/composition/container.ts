import { Container, type ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration.ts';
import type { MailChoice } from '#server/mail-variables.ts';
import { makeLiveSettings, type LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { WatchStatement } from '#adapters/sql/watched-statements.ts';
import { createZipExportArchive } from '#adapters/data-archive/zip-export-archive.ts';
import { createTurns } from '#adapters/turns.ts';
import { createEventsModule } from './events.ts';
import { createFilesModule } from './files.ts';
import { createMailModule } from './mail.ts';
import { createSecretsModule } from './secrets.ts';
import { createStorageModule } from './storage.ts';
import { systemModule } from './system.ts';
import { tokens } from './tokens.ts';

/**
 * Chooses the adapters as the configuration says. Nothing is made, and no storage opened, until it is
 * asked for.
 */
export function createContainer({
  configuration,
  root,
  logger,
  liveSettings = makeLiveSettings(configuration.site),
  watchStatement,
  overrides = [],
}: {
  readonly configuration: Pick<
    Configuration,
    | 'storage'
    | 'files'
    | 'filesLimit'
    | 'secrets'
    | 'events'
    | 'rateLimits'
    | 'site'
    | 'publicOrigin'
    | 'confirmation'
  > & {
    /** How to send mails; a command leaves that to the servers. */
    readonly mail?: MailChoice;
  };
  /** The project's folder, in which each storage has its migrations. */
  readonly root: string;
  readonly logger: Logger;
  /** The settings that may change, where others know them already. */
  readonly liveSettings?: LiveSettings;
  /** Hears of every statement of a database. */
  readonly watchStatement?: WatchStatement | undefined;
  /** Loaded last, to rebind what a test puts in the place of the real thing. */
  readonly overrides?: readonly ContainerModule[];
}): Container {
  const container = new Container();
  container.bind(tokens.logger).toConstantValue(logger);
  const { storage: choice, rateLimits, publicOrigin, mail } = configuration;
  container.bind(tokens.liveSettings).toConstantValue(liveSettings);
  const sendsMails = mail?.transport !== 'none';
  container.bind(tokens.exportArchive).toConstantValue(
    createZipExportArchive({
      siteOrigin: publicOrigin,
      findSiteName: () => liveSettings.current().operator.siteName,
    }),
  );
  container.bind(tokens.turn).toConstantValue(createTurns());
  container.bind(tokens.confirmation).toConstantValue(configuration.confirmation);
  container.load(
    createStorageModule({ choice, root, rateLimits, sendsMails, watchStatement }),
    createSecretsModule(configuration.secrets),
    createFilesModule(configuration, root),
    createEventsModule(configuration, { sendsMails }),
    ...(mail === undefined ? [] : [createMailModule(mail)]),
    systemModule,
    ...overrides,
  );
  return container;
}
