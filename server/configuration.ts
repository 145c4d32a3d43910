import { isIP } from 'node:net';
import { z } from 'zod';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import {
  SITE_SETTING_NAMES,
  SITE_SETTINGS,
  type GivenSettings,
} from '#core/operations/domain/site-settings.ts';
import type { SettingGiven } from '#core/operations/ports/running-site.ts';
import { createHostSchema, createPortSchema } from './address-schemas.ts';
import {
  backupVariables,
  chooseBackups,
  requirePlaceForBackups,
  type BackupChoice,
} from './backup-variables.ts';
import {
  chooseConfirmation,
  confirmationVariables,
  requireMail,
} from './confirmation-variables.ts';
import {
  chooseFiles,
  chooseFilesLimit,
  filesVariables,
  requireKeyForFiles,
  type FilesChoice,
} from './files-variables.ts';
import {
  chooseMail,
  mailVariables,
  refuseFolderForMails,
  requireAddressForMails,
  type MailChoice,
} from './mail-variables.ts';
import {
  chooseMetrics,
  metricsVariables,
  refusePortOfSite,
  type MetricsPlace,
} from './metrics-variables.ts';
import {
  chooseSecrets,
  requireSecretsKey,
  secretsVariables,
  type SecretsChoice,
} from './secrets-variables.ts';
import { bucketKeyVariables } from './place-variables.ts';
import {
  findMistypedSettings,
  listSettings,
  withValuesOfFiles,
  type Environment,
} from './settings-given.ts';
import {
  chooseSiteSettings,
  requireWholeOperator,
  siteSettingVariables,
} from './site-setting-variables.ts';
import { StartupFailure } from './startup-failure.ts';
import {
  chooseEvents,
  chooseStorage,
  eventsVariables,
  requireWayForEvents,
  storageVariables,
  type EventsChoice,
  type StorageChoice,
} from './storage-variables.ts';
import { wholeNumber } from './whole-number-setting.ts';

/** How the process runs, read once from the environment. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly storage: StorageChoice;
  /** Where the files of members are kept. */
  readonly files: FilesChoice;
  /** How many bytes all of them may take; `null` for as many as there is room for. */
  readonly filesLimit: number | null;
  /** Where the keys are that seal secrets. */
  readonly secrets: SecretsChoice;
  readonly events: EventsChoice;
  /** The origin that browsers know the site by; `null` to use the host of each request. */
  readonly publicOrigin: string | null;
  /** Which proxies to trust for the client's address: this many, counted from the server, or these, or none. */
  readonly trustProxy: number | readonly string[] | false;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly rateLimits: boolean;
  /** For how many milliseconds a process that stops goes on answering, while it says that it isn't ready. */
  readonly drainDelay: number;
  /** How many streams of events the process keeps open at most. */
  readonly streams: number;
  /** Where metrics can be read, if anywhere. */
  readonly metrics: MetricsPlace | null;
  /** From how many milliseconds on a statement of the database is logged as slow; 0 for never. */
  readonly slowStatement: number;
  /** Where traces are sent, if anywhere. */
  readonly traces: string | null;
  /** What may otherwise change while the site runs. */
  readonly site: GivenSettings;
  /** Whether members must confirm their e-mail addresses. */
  readonly confirmation: Confirmation;
  readonly mail: MailChoice;
  /** Where backups go; `null` when the site makes none by itself. */
  readonly backups: BackupChoice | null;
  readonly production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];
const MAXIMUM_HOPS = 10;
const LONGEST_DRAIN_DELAY = 60;
const MOST_STREAMS = 100_000;
const SLOWEST = 60_000;

const UNSAFE =
  'PUBLIC_URL must be an https address while NODE_ENV is production, because passwords travel to it; for a trial on your own machine, set ALLOW_HTTP=yes.';

const originSchema = z.string().transform((address, context) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue({
    code: 'custom',
    message: 'PUBLIC_URL must be an address without a path, such as https://hearthkin.example.',
  });
  return z.NEVER;
});

const trustProxySchema = z.string().transform((value, context) => {
  const hops = /^\d{1,2}$/.test(value) ? Number(value) : null;
  if (hops !== null && hops <= MAXIMUM_HOPS) return hops === 0 ? false : hops;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isAddressOrSubnet)) return proxies;
  context.addIssue({
    code: 'custom',
    message: `TRUST_PROXY must be a number of proxies up to ${MAXIMUM_HOPS}, or a list of addresses and subnets, such as 10.0.0.0/8,127.0.0.1.`,
  });
  return z.NEVER;
});

/** Where OpenTelemetry sends what it knows, by the name that it has everywhere. */
const tracesSchema = z
  .string()
  .refine(
    (address) => /^https?:\/\/[^/?#]/.test(address) && URL.canParse(address),
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the http address of a collector, such as http://127.0.0.1:4318.',
  );

/** Where browsers find the site. */
const addressVariables = { PUBLIC_URL: originSchema.nullable().default(null) };

const nodeEnvironment = z
  .enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production.')
  .default('development');

const environmentSchema = z
  .object({
    PORT: createPortSchema('PORT').default(3000),
    HOST: createHostSchema('HOST').default('127.0.0.1'),
    ...storageVariables,
    ...eventsVariables,
    ...addressVariables,
    TRUST_PROXY: trustProxySchema.default(false),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
      .default('info'),
    DRAIN_DELAY: wholeNumber('DRAIN_DELAY', 'seconds', 0, LONGEST_DRAIN_DELAY).optional(),
    ...metricsVariables,
    SLOW_STATEMENT: wholeNumber('SLOW_STATEMENT', 'milliseconds', 0, SLOWEST).default(500),
    OTEL_EXPORTER_OTLP_ENDPOINT: tracesSchema.nullable().default(null),
    STREAMS: wholeNumber('STREAMS', 'streams', 1, MOST_STREAMS).default(1_000),
    RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.').default('on'),
    ALLOW_HTTP: z.enum(['yes', 'no'], 'ALLOW_HTTP must be yes or no.').default('no'),
    NODE_ENV: nodeEnvironment,
    ...siteSettingVariables,
    ...mailVariables,
    ...secretsVariables,
    ...confirmationVariables,
    ...filesVariables,
    ...backupVariables,
    ...bucketKeyVariables,
  })
  .refine(({ RATE_LIMITS, NODE_ENV }) => RATE_LIMITS !== 'off' || NODE_ENV !== 'production', {
    error: "RATE_LIMITS can't be off while NODE_ENV is production.",
    when: () => true,
  })
  .refine(isSafeToReach, { error: UNSAFE, when: () => true })
  .superRefine(requireWayForEvents)
  .superRefine(requireWholeOperator, { when: () => true })
  .superRefine(requireAddressForMails)
  .superRefine(requirePlaceForBackups)
  .superRefine(requireKeyForFiles)
  .superRefine(requireSecretsKey)
  .superRefine(refusePortOfSite)
  .superRefine(refuseFolderForMails)
  .superRefine(requireMail, { when: () => true });

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** Every setting with its value, the given ones first, and nothing secret. */
export function describeSettings(environment: Environment): readonly SettingGiven[] {
  const usual: Readonly<Record<string, { readonly usual: string | null }>> = SITE_SETTINGS;
  return listSettings(environment, environmentSchema.shape).map((setting) => ({
    ...setting,
    ...(setting.isDefault && { value: usual[setting.name]?.usual ?? setting.value }),
  }));
}

/** Those of them that only a start can change. */
export function describeFixedSettings(environment: Environment): readonly SettingGiven[] {
  const mayChange: readonly string[] = SITE_SETTING_NAMES;
  return describeSettings(environment).filter(({ name }) => !mayChange.includes(name));
}

/** In production the site is reached over https, unless `ALLOW_HTTP` says that it need not be. */
function isSafeToReach({
  NODE_ENV,
  PUBLIC_URL,
  ALLOW_HTTP,
}: {
  readonly NODE_ENV: string;
  /** Anything, if it was refused. */
  readonly PUBLIC_URL: unknown;
  readonly ALLOW_HTTP: string;
}): boolean {
  const isPlain =
    PUBLIC_URL === null || (typeof PUBLIC_URL === 'string' && PUBLIC_URL.startsWith('http:'));
  return NODE_ENV !== 'production' || ALLOW_HTTP === 'yes' || !isPlain;
}

/**
 * Reads the configuration; empty variables count as unset. Throws a `StartupFailure` with one
 * sentence a line for everything that is wrong.
 */
export function readConfiguration(environment: Environment): Configuration {
  const data = parseVariables(environmentSchema, environment);
  const mail = chooseMail(data);
  const storage = chooseStorage(data);
  return {
    port: data.PORT,
    host: data.HOST,
    storage,
    files: chooseFiles(data, storage),
    filesLimit: chooseFilesLimit(data),
    secrets: chooseSecrets(data, storage),
    events: chooseEvents(data),
    publicOrigin: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    rateLimits: data.RATE_LIMITS === 'on',
    drainDelay: (data.DRAIN_DELAY ?? (data.NODE_ENV === 'production' ? 5 : 0)) * 1_000,
    streams: data.STREAMS,
    metrics: chooseMetrics(data),
    slowStatement: data.SLOW_STATEMENT,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    site: chooseSiteSettings(data),
    mail,
    confirmation: chooseConfirmation(data, mail),
    backups: chooseBackups(data, storage),
    production: data.NODE_ENV === 'production',
  };
}

/** Reads only where data is stored, for commands that serve nobody; throws like `readConfiguration`. */
export function readStorageChoice(environment: Environment): StorageChoice {
  return chooseStorage(parseVariables(z.object(storageVariables), environment));
}

/** Reads where backups go, for the command that makes them; throws like `readConfiguration`. */
export function readBackupChoice(environment: Environment): BackupChoice | null {
  const schema = z
    .object({ ...storageVariables, ...backupVariables, ...bucketKeyVariables })
    .superRefine(requirePlaceForBackups);
  const data = parseVariables(schema, environment);
  return chooseBackups(data, chooseStorage(data));
}

/** Reads where files are kept, for the command that copies them; throws like `readConfiguration`. */
export function readFilesChoice(environment: Environment): FilesChoice {
  const schema = z
    .object({ ...storageVariables, ...filesVariables, ...bucketKeyVariables })
    .superRefine(requireKeyForFiles);
  const data = parseVariables(schema, environment);
  return chooseFiles(data, chooseStorage(data));
}

const sharedSchema = z
  .object({
    ...storageVariables,
    ...eventsVariables,
    ...addressVariables,
    ...secretsVariables,
    ...siteSettingVariables,
    ...filesVariables,
    ...bucketKeyVariables,
    NODE_ENV: nodeEnvironment,
  })
  .superRefine(requireWayForEvents)
  .superRefine(requireKeyForFiles);

/** Reads what a command shares with the servers beside which it works; throws like `readConfiguration`. */
export function readSharedConfiguration(
  environment: Environment,
): Pick<
  Configuration,
  'storage' | 'files' | 'filesLimit' | 'secrets' | 'events' | 'publicOrigin' | 'site'
> {
  const data = parseVariables(sharedSchema, environment);
  const { PUBLIC_URL: publicOrigin } = data;
  const storage = chooseStorage(data);
  const secrets = chooseSecrets(data, storage);
  const site = chooseSiteSettings(data);
  const files = chooseFiles(data, storage);
  const filesLimit = chooseFilesLimit(data);
  const events = chooseEvents(data);
  return { storage, files, filesLimit, secrets, events, publicOrigin, site };
}

function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const whole = withValuesOfFiles(environment, SETTINGS);
  const given = Object.entries(whole).filter(([, value]) => value?.trim());
  const mistyped = findMistypedSettings(environment, SETTINGS);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success && mistyped.length === 0) return parsed.data;
  const issues = parsed.error?.issues.map(({ message }) => message) ?? [];
  throw new StartupFailure([...mistyped, ...issues].join('\n'));
}

function isAddressOrSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (prefix === undefined) return NAMED_SUBNETS.includes(address) || isIP(address) !== 0;
  const widest = isIP(address) === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= widest;
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}
