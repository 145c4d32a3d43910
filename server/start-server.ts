import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { SealStoredSecrets } from '#core/accounts/factors/use-cases/seal-stored-secrets.ts';
import { makeEventDelivery } from '#core/feed/use-cases/deliver-events.ts';
import { startBackingUp } from './jobs/backups.ts';
import { startLookingAfterSite } from './jobs/site-checks.ts';
import { startDeletingAccounts } from './jobs/account-deletion.ts';
import { startCheckingForDamage } from './jobs/damage-check.ts';
import { startKeepingColumns } from './jobs/columns-keeping.ts';
import { startRemovingExpired } from './jobs/expiry.ts';
import { startEventDelivery } from './jobs/event-delivery.ts';
import { startSendingMails } from './jobs/mail-sending.ts';
import { startIndexingMessages } from './jobs/message-indexing.ts';
import { startKeepingSettings } from './jobs/settings-keeping.ts';
import { startRecordingFailedTries } from './jobs/failed-tries.ts';
import { startLoggingRefusals } from './jobs/refusal-logging.ts';
import { startMakingDataExports } from './jobs/data-export-making.ts';
import { startLiftingSuspensions } from './jobs/suspension-lifting.ts';
import type { Container, ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { merge } from '#core/kernel/merge.ts';
import { makeLiveSettings, type LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { RunningSite } from '#core/operations/ports/running-site.ts';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { DomainEvent } from '#core/events.ts';
import type { Change, Storage } from '#core/storage.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { BackupChoice } from './backup-variables.ts';
import { findNewestBackup, openBackupStore } from './backups/open-backup-store.ts';
import { runBackup } from './backups/run-backup.ts';
import type { Check } from './checks/check.ts';
import { checkFiles } from './checks/site-checks.ts';
import type { Configuration } from './configuration.ts';
import type { RecentFailures } from './recent-failures.ts';
import { watchStatements } from './slow-statements.ts';
import { createRunningSite } from './running-site.ts';
import { createContainer } from '#server/composition/container.ts';
import { makeApiCalls, makeUseCases, type UseCases } from '#server/composition/contexts.ts';
import { startLookingAfterRhythms } from '#server/jobs/rhythms.ts';
import { makeRemoveExpired } from '#server/composition/expiry.ts';
import { makeSendLetters } from '#server/composition/mail.ts';
import { openWorld, type World } from '#server/composition/world.ts';
import { createMemberReads, READS_AT_ONCE } from '#server/limits/member-reads.ts';
import { createRateLimits } from '#server/limits/rate-limits.ts';
import { loadTracing } from '#server/tracing/load-tracing.ts';
import {
  createReadsInTurn,
  PICTURES,
  READS,
  type ReadsInTurn,
} from '#server/limits/reads-in-turn.ts';
import { loadMetrics } from '#server/metrics/load-metrics.ts';
import { makeStreamHub } from '#server/routes/live.ts';
import { describeMailSite } from './mail-site.ts';
import { describeError } from './describe-error.ts';
import { addRoutes, createApp } from '#server/http/app.ts';
import { ForwardedHeaders } from '#server/http/forwarded-headers.ts';
import { createStartGate } from '#server/http/while-starting.ts';
import { createUploads } from '#server/http/uploads.ts';
import { createHttpServer, listen, listenAtGivenSocket } from '#server/http/http-server.ts';
import { RefusalCount } from '#server/refusal-count.ts';
import type { Page } from '#server/pages/page.ts';
import { onceAvailable } from './once-available.ts';
import { notingWrites, type Readiness } from './readiness.ts';
import { tokens } from '#server/composition/tokens.ts';

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Where metrics can be read, such as `http://127.0.0.1:9464`, if anywhere. */
  readonly metricsUrl: string | null;
  /** Where somebody becomes the site's operator; `null` once it has one. */
  readonly operatorUrl: string | null;
  /**
   * Says that it isn't ready and goes on answering for the drain delay, so that others have time to notice. Then it
   * stops accepting connections, answers what it has begun (for at most ten seconds), and lets go of storage.
   */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly configuration: Configuration;
  /** The project's folder. */
  readonly root: string;
  readonly logger: Logger;
  readonly openPage: (server: Server, liveSettings: LiveSettings) => Page | Promise<Page>;
  /** Whether the page needs what development tools put into it. */
  readonly development?: boolean;
  readonly overrides?: readonly ContainerModule[];
  /** In which the logger notes its errors. */
  readonly failures?: RecentFailures;
}

/**
 * Starts the server. It listens first and opens storage then, so that a taken port leaves storage
 * untouched. Throws a `StartupFailure` or `StorageUnusable` when it cannot start.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { configuration, development = false } = options;
  const logger = options.logger.child({}, { serializers: { err: describeError } });
  const readiness: Readiness = { phase: 'starting', takesWrites: true, isDamaged: false };
  const gate = createStartGate();
  const observing = await loadObservers(options, readiness, logger);
  const { metrics, tracing, watchStatement } = observing;
  const refusals = new RefusalCount();
  const forwarded = new ForwardedHeaders();
  const stopLoggingRefusals = startLoggingRefusals(refusals, logger);
  const ofApp = { configuration, readiness, gate, logger, refusals, forwarded, development };
  const app = createApp({ ...ofApp, ...observing });
  const { server, drain } = createHttpServer(app);
  const liveSettings = makeLiveSettings(configuration.site);
  const page = await options.openPage(server, liveSettings);
  const opened: { readonly close: () => Promise<void> }[] = tracing === null ? [] : [tracing];
  /** How to stop the work that goes on by itself. */
  const stops: (() => Promise<void>)[] = [];
  const stopWork = () => Promise.all(stops.map((stop) => stop()));
  try {
    const { host, port } = configuration;
    const url = (await listenAtGivenSocket(server)) ?? (await listen(server, host, port));
    const measured = await metrics?.open();
    if (measured !== undefined) opened.push(measured);
    const overrides = [...(options.overrides ?? []), ...(metrics?.counting ?? [])];
    const chosen = { ...options, logger, liveSettings, watchStatement, overrides };
    const container = createContainer(chosen);
    const storage = await openStorage({ container, liveSettings, logger, opened, stops });
    const site = await openSite(container, readiness, logger);
    stops.push(startCheckingForDamage(() => storage.findDamage(), readiness, logger));
    const known = { ...options, container, storage, liveSettings, forwarded };
    const runningSite = await createRunningSite(known);
    const { checks } = runningSite;
    await startWork({ ...options, container, storage, site, checks, url, logger, opened, stops });
    const hub = makeStreamHub(site, configuration.streams);
    stops.push(() => hub.stop());
    const reads = createReadsInTurn(READS, () => pause(site.timings.refusal));
    const answering = { site, runningSite, hub, reads, configuration, readiness, logger };
    addRoutes(app, makeAnswering(answering, opened), page);
    const handlers = await container.getAsync(tokens.eventHandlers);
    metrics?.watch({ ...site, storage, handlers, hub, reads, configuration });
    readiness.phase = 'serving';
    gate.open();
    const stopKeeping = startKeepingColumns(storage.directory, logger);

    const stop = async () => {
      readiness.phase = 'draining';
      await pause(configuration.drainDelay);
      await Promise.all([drain(site.timings), page.close(), stopWork()]);
      stopLoggingRefusals();
      await stopKeeping();
      await Promise.all(opened.map((part) => part.close()));
    };
    const operatorUrl = await findOperatorUrl(site, siteOrigin(configuration, url));
    return { url, metricsUrl: measured?.url ?? null, operatorUrl, stop };
  } catch (error) {
    await Promise.all([server.listening && drain(), page.close(), stopWork()]);
    stopLoggingRefusals();
    await Promise.all(opened.map((part) => part.close()));
    throw error;
  }
}

/** What those who run the process measure of it, as far as they asked for it. */
async function loadObservers(
  { configuration, root }: Pick<ServerOptions, 'configuration' | 'root'>,
  readiness: Readiness,
  logger: Logger,
) {
  const metrics = await loadMetrics(configuration.metrics, { root, readiness });
  const tracing = await loadTracing(configuration.traces, root);
  const watchStatement = watchStatements({ configuration, logger, metrics, tracing });
  const { noteAnswer } = metrics ?? {};
  const { traceRequest } = tracing ?? {};
  return { metrics, tracing, watchStatement, noteAnswer, traceRequest };
}

/** Resolves after so many milliseconds, and at once after none. */
async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Opens storage and the bus, and takes in what they say. What has been opened and started is noted as it comes. */
async function openStorage({
  container,
  liveSettings,
  logger,
  opened,
  stops,
}: {
  readonly container: Container;
  readonly liveSettings: LiveSettings;
  readonly logger: Logger;
  readonly opened: { readonly close: () => Promise<void> }[];
  readonly stops: (() => Promise<void>)[];
}): Promise<Storage> {
  const storage = await container.getAsync(tokens.storage);
  opened.push(storage);
  await storage.directory.load();
  const bus = await container.getAsync(tokens.events);
  opened.push(bus);
  stops.push(await startKeepingSettings({ bus, ...storage, liveSettings, logger }));
  stops.push(await startDelivery(container, storage, logger));
  return storage;
}

/** Opens what the container has chosen, and makes the use cases of it. */
async function openSite(
  container: Container,
  readiness: Readiness,
  logger: Logger,
): Promise<World & UseCases> {
  const opening = await openWorld(container);
  const world = { ...opening, commit: notingWrites(opening.commit, readiness) };
  const site = merge([world, makeUseCases(world)]);
  await sealSecrets(site.sealStoredSecrets, logger);
  return site;
}

/** What the routes need to answer: the calls, and the limits on them. What has been opened is noted as it comes. */
function makeAnswering(
  {
    site,
    runningSite,
    hub,
    reads: { readInTurn },
    configuration: { publicOrigin },
    readiness,
    logger,
  }: {
    readonly site: World & UseCases;
    readonly runningSite: RunningSite;
    readonly hub: ReturnType<typeof makeStreamHub>;
    readonly reads: ReadsInTurn;
    readonly configuration: Configuration;
    readonly readiness: Readiness;
    readonly logger: Logger;
  },
  opened: { readonly close: () => Promise<void> }[],
) {
  const rateLimits = createRateLimits(site.limiter);
  const apiCalls = makeApiCalls({ ...site, runningSite, hub, readiness, rateLimits, logger });
  const limits = createRateLimits(site.processLimiter);
  const readForMember = createMemberReads({ ...site, readInTurn, limits }, READS_AT_ONCE);
  const uploads = createUploads(rateLimits);
  opened.push(uploads);
  const openInTurn = createReadsInTurn(PICTURES, () => pause(site.timings.refusal)).readInTurn;
  const pictures = { uploads, openInTurn, readLimits: limits };
  return { ...site, ...pictures, apiCalls, rateLimits, readForMember, publicOrigin };
}

/** Starts the work that no request waits for. What has been opened and started is noted as it comes. */
async function startWork({
  container,
  storage,
  site,
  checks,
  configuration,
  root,
  url,
  logger,
  opened,
  stops,
}: {
  readonly container: Container;
  readonly storage: Storage;
  readonly site: World & UseCases;
  readonly checks: readonly Check[];
  readonly configuration: Configuration;
  readonly root: string;
  /** Where the server listens. */
  readonly url: string;
  readonly logger: Logger;
  readonly opened: { readonly close: () => Promise<void> }[];
  readonly stops: (() => Promise<void>)[];
}): Promise<void> {
  opened.push(await container.getAsync(tokens.pictureMaker));
  opened.push(await container.getAsync(tokens.voiceMaker));
  const looked = reportFiles(site, configuration, logger);
  stops.push(() => looked);
  const handlers = await container.getAsync(tokens.eventHandlers);
  stops.push(startRemovingExpired(makeRemoveExpired(site, handlers), logger));
  stops.push(startLookingAfterRhythms(site.remindOfRhythms, logger, site.timings));
  stops.push(startLiftingSuspensions(site.liftEndedSuspensions, logger));
  stops.push(startDeletingAccounts(site.deleteLeavers, storage.directory, logger));
  stops.push(startRecordingFailedTries(site.recordFailedTries, logger));
  const asked = await container.getAsync(tokens.dataExportSignal);
  stops.push(startMakingDataExports({ ...site, signal: asked, logger }));
  stops.push(startIndexingMessages({ ...site, logger }));
  const sendsMails = configuration.mail.transport !== 'none';
  const mailer = sendsMails ? await container.getAsync(tokens.mailer) : null;
  const { backups, production } = configuration;
  if (backups !== null) stops.push(startKeepingBackups(backups, root, site.clock, logger));
  if (production) stops.push(startLookingAfterSite(checks, logger));
  if (mailer === null) {
    logger.warn('no email is sent, because MAIL_URL is not set');
    return;
  }
  opened.push(mailer);
  const findOperator = () => site.liveSettings.current().operator;
  const mailSite = describeMailSite(findOperator, siteOrigin(configuration, url));
  const sendDueLetters = makeSendLetters(site, mailer, mailSite);
  const signal = await container.getAsync(tokens.letterSignal);
  stops.push(startSendingMails({ ...site, sendDueLetters, signal, logger }));
}

/** Says if no pictures can be kept; the site does without them. */
async function reportFiles(
  site: Pick<World, 'fileStore' | 'pictures' | 'attachments'>,
  configuration: Pick<Configuration, 'filesLimit'>,
  logger: Logger,
): Promise<void> {
  const { fileStore } = site;
  const { state, says } = await checkFiles({ fileStore, configuration, storage: site });
  if (state !== 'good') logger.error(`files: ${says}`);
}

/** Makes backups by the program that `npm run storage` runs. */
function startKeepingBackups(
  backups: BackupChoice,
  root: string,
  clock: Clock,
  logger: Logger,
): () => Promise<void> {
  const program = join(root, 'dist', 'server', 'storage.js');
  const findNewest = async () => findNewestBackup(await openBackupStore(backups));
  const makeBackup = (signal: AbortSignal) => runBackup(program, signal);
  return startBackingUp({ hour: backups.hour, findNewest, makeBackup, clock, logger });
}

/** Seals what is stored from before there were keys. */
async function sealSecrets(sealStored: SealStoredSecrets, logger: Logger): Promise<void> {
  const { sealed, unreadable } = await onceAvailable(() => sealStored('unsealed'));
  if (sealed > 0) logger.info(`${sealed} secrets of authenticator apps were sealed`);
  if (unreadable === 0) return;
  logger.error(
    `the keys of ${unreadable} secrets of authenticator apps are missing in SECRETS_KEY: their codes let nobody in`,
  );
}

async function startDelivery(
  container: Container,
  { feed }: Storage,
  logger: Logger,
): Promise<() => Promise<void>> {
  const clock = await container.getAsync(tokens.clock);
  const commit = await container.getAsync(tokens.commit);
  return startEventDelivery({
    handlers: await container.getAsync(tokens.eventHandlers),
    delivery: makeEventDelivery<DomainEvent, Change>({
      feed,
      commit,
      clock,
      processId: randomUUID(),
    }),
    bus: await container.getAsync(tokens.events),
    logger,
  });
}

/**
 * The link that makes whoever opens it the site's operator, while there is none. Where storage can't say so just now, the
 * next start will: the server is answering already, and goes on.
 */
async function findOperatorUrl(
  { moderation, operatorKey }: Pick<World, 'moderation' | 'operatorKey'>,
  origin: string,
): Promise<string | null> {
  const operators = await moderation.listOperators().catch((error: unknown) => {
    if (error instanceof StorageUnavailable) return null;
    throw error;
  });
  if (operators === null || operators.length > 0) return null;
  return `${origin}${LETTER_ROUTES.becomeOperator}#token=${operatorKey.make()}`;
}

/** Where links in mails lead: to the public address, or else to where the server listens, if that is one place. */
function siteOrigin({ publicOrigin }: Configuration, url: string): string {
  return publicOrigin ?? url.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost');
}
