import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { makeDeliverEvents } from '#core/feed/use-cases/deliver-events.ts';
import { startDeletingAccounts } from './jobs/account-deletion.ts';
import { startKeepingColumns } from './jobs/columns-keeping.ts';
import { startEventDelivery } from './jobs/event-delivery.ts';
import { startSendingMails } from './jobs/mail-sending.ts';
import { startIndexingMessages } from './jobs/message-indexing.ts';
import { startMakingDataExports } from './jobs/data-export-making.ts';
import { startLiftingSuspensions } from './jobs/suspension-lifting.ts';
import type { Container, ContainerModule } from 'inversify';
import type { AccountUseCases } from '#server/routes/accounts.ts';
import type { ContactUseCases } from '#server/routes/contact.ts';
import type { ConnectionUseCases } from '#server/routes/connections.ts';
import type { MailUseCases } from '#server/routes/mail.ts';
import type { DataExportUseCases } from '#server/routes/data-exports.ts';
import type { ReportUseCases } from '#server/routes/reports.ts';
import type { Logger } from 'pino';
import type { Storage } from '#core/storage.ts';
import type { Configuration } from './configuration.ts';
import { createContainer } from '#server/composition/container.ts';
import type { MailSetup } from '#server/composition/mail.ts';
import { describeMailSite } from './mail-site.ts';
import { describeError } from './describe-error.ts';
import { addRoutes, createApp } from '#server/http/app.ts';
import { createHttpServer, listen } from '#server/http/http-server.ts';
import type { Page } from '#server/pages/page.ts';
import type { Readiness } from './readiness.ts';
import { tokens } from '#server/composition/tokens.ts';

const HOUR = 60 * 60 * 1000;

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /**
   * Stops accepting connections, answers what it has begun (for at most ten seconds), and lets go of
   * storage. While that lasts, it says that it is not ready.
   */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly configuration: Configuration;
  /** The project's folder. */
  readonly root: string;
  readonly logger: Logger;
  readonly openPage: (server: Server) => Page | Promise<Page>;
  /** Whether the page needs what development tools put into it. */
  readonly development?: boolean;
  readonly overrides?: readonly ContainerModule[];
}

/**
 * Starts the server. It listens first and opens storage then, so that a taken port leaves storage
 * untouched. Throws a `StartupFailure` or `StorageUnusable` when it cannot start.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { configuration, development = false } = options;
  const logger = options.logger.child({}, { serializers: { err: describeError } });
  const readiness: Readiness = { phase: 'starting' };
  const app = createApp({ configuration, readiness, logger, development });
  const { server, drain } = createHttpServer(app);
  const page = await options.openPage(server);
  const opened: { readonly close: () => Promise<void> }[] = [];
  /** How to stop the work that goes on by itself. */
  const stops: (() => Promise<void>)[] = [];
  const stopWork = () => Promise.all(stops.map((stop) => stop()));
  try {
    const url = await listen(server, configuration.host, configuration.port);
    const mailSetup = describeMailSetup(configuration, url);
    const container = createContainer({ ...options, mailSetup, logger, readiness });
    const storage = await container.getAsync(tokens.storage);
    opened.push(storage);
    await storage.directory.load();
    opened.push(await container.getAsync(tokens.events));
    stops.push(await startDelivery(container, storage, logger));
    await startWork({ container, storage, configuration, logger, opened, stops });
    const dependencies = {
      apiCalls: await container.getAsync(tokens.apiCalls),
      cursorSeal: await container.getAsync(tokens.cursorSeal),
      resolveSession: (await container.getAsync(tokens.accounts)).resolveSession,
      safety: storage.safety,
      rateLimits: await container.getAsync(tokens.rateLimits),
      publicOrigin: configuration.publicOrigin,
    };
    const streams = await container.getAsync(tokens.live);
    stops.push(() => streams.stop());
    addRoutes(app, dependencies, page);
    readiness.phase = 'serving';
    const stopKeeping = startKeepingColumns(storage.directory, logger);

    const stop = async () => {
      readiness.phase = 'draining';
      await Promise.all([drain(), page.close(), stopWork()]);
      await stopKeeping();
      await Promise.all(opened.map((part) => part.close()));
    };
    return { url, stop };
  } catch (error) {
    await Promise.all([server.listening && drain(), page.close(), stopWork()]);
    await Promise.all(opened.map((part) => part.close()));
    throw error;
  }
}

/** Starts the work that no request waits for. What has been opened and started is noted as it comes. */
async function startWork({
  container,
  storage,
  configuration,
  logger,
  opened,
  stops,
}: {
  readonly container: Container;
  readonly storage: Storage;
  readonly configuration: Pick<Configuration, 'mail'>;
  readonly logger: Logger;
  readonly opened: { readonly close: () => Promise<void> }[];
  readonly stops: (() => Promise<void>)[];
}): Promise<void> {
  const accounts = await container.getAsync(tokens.accounts);
  const reports = await container.getAsync(tokens.reports);
  const contact = await container.getAsync(tokens.contact);
  const connections = await container.getAsync(tokens.connections);
  const mails = await container.getAsync(tokens.mails);
  const dataExports = await container.getAsync(tokens.dataExports);
  const own = { ...connections, ...mails, ...dataExports };
  const expiring = { ...accounts, ...reports, ...contact, ...own };
  stops.push(await removeExpiredHourly(expiring, storage, logger));
  const { liftEndedSuspensions } = await container.getAsync(tokens.moderation);
  stops.push(startLiftingSuspensions(liftEndedSuspensions, logger));
  const { deleteLeavers } = await container.getAsync(tokens.leaving);
  stops.push(startDeletingAccounts(deleteLeavers, storage.directory, logger));
  stops.push(startMakingDataExports(dataExports.makeNextDataExport, logger));
  const { indexMessages } = await container.getAsync(tokens.messaging);
  const bus = await container.getAsync(tokens.events);
  stops.push(startIndexingMessages({ indexMessages, bus, logger }));
  if (configuration.mail.transport === 'none') {
    logger.warn('no email is sent, because MAIL_URL is not set');
  } else {
    opened.push(await container.getAsync(tokens.mailer));
    stops.push(await startMails(container, logger));
  }
}

async function startDelivery(
  container: Container,
  { feed }: Storage,
  logger: Logger,
): Promise<() => Promise<void>> {
  const clock = await container.getAsync(tokens.clock);
  return startEventDelivery({
    handlers: await container.getAsync(tokens.eventHandlers),
    deliverEvents: makeDeliverEvents({ feed, clock, processId: randomUUID() }),
    bus: await container.getAsync(tokens.events),
    logger,
  });
}

async function startMails(container: Container, logger: Logger): Promise<() => Promise<void>> {
  return startSendingMails({
    sendDueLetters: await container.getAsync(tokens.sendDueLetters),
    signal: await container.getAsync(tokens.letterSignal),
    logger,
  });
}

/** Links in mails lead to the public address, or else to where the server listens, if that is one place. */
function describeMailSetup(
  { mail: choice, operator, publicOrigin }: Configuration,
  url: string,
): MailSetup {
  const origin = publicOrigin ?? url.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost');
  return { choice, site: describeMailSite(operator, origin) };
}

/**
 * Removes the sessions that have ended, the sealed conversations and the messages to those who run the site that are
 * kept no longer, the requests that rest or that were declined, the links in mails that no longer work, the copies of
 * members' data that have expired, and the counts that no longer count; returns how to stop.
 */
async function removeExpiredHourly(
  {
    removeExpiredSessions,
    removeExpiredConversations,
    removeOldContactMessages,
    endRestingRequests,
    forgetDeclinedRequests,
    removeExpiredMails,
    removeExpiredDataExports,
  }: Pick<AccountUseCases, 'removeExpiredSessions'> &
    Pick<ReportUseCases, 'removeExpiredConversations'> &
    Pick<ContactUseCases, 'removeOldContactMessages'> &
    Pick<MailUseCases, 'removeExpiredMails'> &
    Pick<ConnectionUseCases, 'endRestingRequests' | 'forgetDeclinedRequests'> &
    Pick<DataExportUseCases, 'removeExpiredDataExports'>,
  storage: Storage,
  logger: Logger,
): Promise<() => Promise<void>> {
  const remove = () =>
    Promise.all([
      removeExpiredSessions(),
      removeExpiredConversations(),
      removeOldContactMessages(),
      endRestingRequests(),
      forgetDeclinedRequests(),
      removeExpiredMails(),
      removeExpiredDataExports(),
      storage.limiter.removeExpired(),
    ]).catch((error: unknown) => {
      logger.error({ err: error }, 'what has expired could not be removed');
    });
  await remove();
  const timer = setInterval(() => void remove(), HOUR).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
