import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describePlace } from '#adapters/postgres/describe-place.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { describeSettings, readConfiguration, type Configuration } from './configuration.ts';
import type { DocumentedSite } from '#server/pages/documents.ts';
import type { Page } from '#server/pages/page.ts';
import { createLogger } from './logger.ts';
import { RecentFailures } from './recent-failures.ts';
import { findProjectRoot } from './project-root.ts';
import { startServer } from './start-server.ts';
import { StartupFailure } from './startup-failure.ts';
import type { StorageChoice } from './storage-variables.ts';

/** What a page knows of the site whose server opens it. */
export type OpenedSite = Pick<Configuration, 'publicOrigin' | 'port'> & DocumentedSite;

/**
 * Runs the server with the settings of the environment until a signal stops it. If it cannot start, it
 * prints why and exits with code 1, having changed nothing on disk.
 */
export async function runServer(options: {
  readonly openPage: (root: string, server: Server, site: OpenedSite) => Page | Promise<Page>;
  readonly development?: boolean;
  /** What is wrong with the program in that folder, though it runs. */
  readonly describeFault?: (root: string) => Promise<string | null>;
}): Promise<void> {
  try {
    const configuration = readConfiguration(process.env);
    const root = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
    const failures = new RecentFailures();
    const logger = await createLogger(configuration, process.stdout.isTTY, failures);
    const fault = await options.describeFault?.(root);
    if (typeof fault === 'string') logger.warn(fault);
    const { url, metricsUrl, operatorUrl, stop } = await startServer({
      ...options,
      failures,
      configuration,
      root,
      logger,
      openPage: (server, liveSettings) => {
        const sendsMails = configuration.mail.transport !== 'none';
        return options.openPage(root, server, { ...configuration, liveSettings, sendsMails });
      },
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
    logger.info({ settings: describeSettingsGiven() }, 'started with these settings');
    const place = describeStorage(configuration.storage);
    const lines = [
      `Hearthkin is at ${url} and keeps everything in ${place}.`,
      ...(operatorUrl === null
        ? []
        : [
            `Nobody runs it yet. Open this link to become its operator: ${operatorUrl}`,
            ...sayHowToCome(configuration.site.texts.REGISTRATION),
          ]),
      ...(configuration.mail.transport === 'folder'
        ? [`Nobody gets its mails: they become files in ${configuration.mail.folder}.`]
        : []),
      ...(metricsUrl === null ? [] : [`Its metrics are at ${metricsUrl}/metrics.`]),
    ];
    // In one piece: whoever waits for the first line may stop listening then.
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof StartupFailure || error instanceof StorageUnusable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** How the operator becomes a member, where that takes more than to register. */
function sayHowToCome(registration: string | undefined): readonly string[] {
  if (registration === 'invitation') {
    return ['You need an account for that, so invite yourself: npm run members -- invite'];
  }
  if (registration === 'approval') {
    return [
      'You need an account for that. Register, and approve yourself: npm run members -- waiting',
    ];
  }
  return [];
}

/** Those of the settings that the environment gives, by name; the others are as documented. */
function describeSettingsGiven(): Readonly<Record<string, string>> {
  const given = describeSettings(process.env).filter(({ isDefault }) => !isDefault);
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

function describeStorage(storage: StorageChoice): string {
  switch (storage.engine) {
    case 'memory':
      return 'memory, until it stops';
    case 'sqlite':
      return storage.file;
    case 'postgres':
      return describePlace(storage.url);
    default:
      return unreachable(storage);
  }
}
