import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { pino, type Logger } from 'pino';
import { createMemoryMailer } from '#adapters/mail/memory-mailer.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import type { IsCommonPassword } from '#core/accounts/domain/choice-of-password.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { Mail } from '#core/mail/ports/mailer.ts';
import type { SiteBus } from '#core/events.ts';
import type { Storage } from '#core/storage.ts';
import { readConfiguration } from '#server/configuration.ts';
import type { Page } from '#server/pages/page.ts';
import type { RecentFailures } from '#server/recent-failures.ts';
import { startServer } from '#server/start-server.ts';
import { TIMINGS, type Timings } from '#server/timings.ts';
import { createSiteCommonPasswords } from '#server/composition/system.ts';
import { tokens } from '#server/composition/tokens.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { PictureFetcher } from '#core/media/ports/picture-fetcher.ts';
import type { PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { VoiceMaker } from '#core/media/ports/voice-maker.ts';
import { cheapPasswordHasher } from './cheap-password-hasher.ts';
import { running } from './running.ts';

/** The real server on a port of its own. */
export interface TestServer {
  readonly url: string;
  /** Where metrics can be read, if `METRICS_PORT` is set. */
  readonly metricsUrl: string | null;
  /** Where somebody becomes the operator; `null` when it started with one. */
  readonly operatorUrl: string | null;
  readonly storage: Storage;
  /** The mails that it has sent, to nobody. */
  readonly mails: readonly Mail[];
  readonly close: () => Promise<void>;
}

export interface TestServerOptions {
  /** Memory, unless said otherwise. */
  readonly storage?: Storage;
  /** Whether it opens the storage that the environment names itself. */
  readonly ownStorage?: boolean;
  readonly clock?: Clock;
  /** Cheap, unless another program hashes passwords too. */
  readonly passwordHasher?: PasswordHasher;
  /** What counts in the process alone; nothing does, unless limits are on. */
  readonly processLimiter?: Limiter;
  /** The bus that processes of one site share. */
  readonly bus?: SiteBus;
  /** What keeps the files of members; memory, unless said otherwise. */
  readonly fileStore?: FileStore;
  /** What makes pictures; the program that does so, unless said otherwise. */
  readonly pictureMaker?: PictureMaker;
  /** What fetches pictures; from any public site, unless said otherwise. */
  readonly pictureFetcher?: PictureFetcher;
  /** What makes voices; the program that does so, unless said otherwise. */
  readonly voiceMaker?: VoiceMaker;
  readonly page?: Page;
  readonly logger?: Logger;
  /** What it has failed at, for its operator to see. */
  readonly failures?: RecentFailures;
  /** Those that are not as here. */
  readonly timings?: Partial<Timings>;
  /** Variables of the environment; the limits are off unless `RATE_LIMITS` says otherwise. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A page without files and with an empty document, for tests that are about the calls. */
export const emptyPage: Page = {
  files: (_request, _response, next) => {
    next();
  },
  sendDocument: (_request, response, status) => {
    response.status(status).type('html').send('<!doctype html><title>Hearthkin</title>');
  },
  close: () => Promise.resolve(),
};

/** How many milliseconds an idle connection stays open: a busy machine may come back to it late. */
const IDLE_LIMIT = 60_000;

/** A test waits for nothing that a server does only now and then. Patience is as in production: machines may be busy. */
const QUICK: Timings = {
  ...TIMINGS,
  letters: 50,
  rhythms: 50,
  feed: 50,
  sessions: 50,
  firstByte: 50,
  refusal: 0,
};

/** The site's rule, which servers share: its list of words takes longer to read than a server to start. */
const siteRule = createSiteCommonPasswords();
/** What it has said: most members of tests have the same few names and the same password. */
const said = new Map<string, boolean>();
const isCommonPassword: IsCommonPassword = (password, own) => {
  const asked = JSON.stringify([password, own]);
  const answer = said.get(asked) ?? siteRule(password, own);
  said.set(asked, answer);
  return answer;
};

/** Starts the real server, whole, but for hashing, which is cheap, and the log, which is silent. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const storage = options.storage ?? createMemoryStorage();
  const clock = options.clock ?? createSystemClock();
  const passwordHasher = options.passwordHasher ?? cheapPasswordHasher;
  const mailer = createMemoryMailer();
  const { processLimiter, bus, fileStore, pictureMaker, pictureFetcher, voiceMaker } = options;
  const replacements = new ContainerModule(({ rebind }) => {
    if (!options.ownStorage) rebind(tokens.storage).toConstantValue(storage);
    rebind(tokens.clock).toConstantValue(clock);
    rebind(tokens.passwordHasher).toConstantValue(passwordHasher);
    rebind(tokens.mailer).toConstantValue(mailer);
    if (fileStore) rebind(tokens.fileStore).toConstantValue(fileStore);
    const close = () => Promise.resolve();
    if (pictureMaker) rebind(tokens.pictureMaker).toConstantValue({ ...pictureMaker, close });
    if (pictureFetcher) rebind(tokens.pictureFetcher).toConstantValue(pictureFetcher);
    if (voiceMaker) rebind(tokens.voiceMaker).toConstantValue({ ...voiceMaker, close });
    if (bus) rebind(tokens.events).toConstantValue(bus);
    rebind(tokens.timings).toConstantValue({ ...QUICK, ...options.timings });
    rebind(tokens.isCommonPassword).toConstantValue(isCommonPassword);
    if (processLimiter) rebind(tokens.processLimiter).toConstantValue(processLimiter);
  });
  const { url, metricsUrl, operatorUrl, stop } = await startServer({
    configuration: readConfiguration({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: 'memory:',
      RATE_LIMITS: 'off',
      MAIL_URL: 'memory:',
      DRAIN_DELAY: '0',
      ...options.environment,
    }),
    root: join(import.meta.dirname, '../..'),
    logger: options.logger ?? pino({ level: 'silent' }),
    openPage: (server) => {
      server.keepAliveTimeout = IDLE_LIMIT;
      return options.page ?? emptyPage;
    },
    overrides: [replacements],
    ...(options.failures && { failures: options.failures }),
  });
  running.add(url);
  const close = async () => {
    running.delete(url);
    await stop();
  };
  return { url, metricsUrl, operatorUrl, storage, mails: mailer.sent, close };
}
