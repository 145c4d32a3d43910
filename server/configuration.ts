import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Operator } from '#core/site/operator.ts';
import { nameOperator, operatorVariables, requireOperator } from './operator-variables.ts';
import { StartupFailure } from './startup-failure.ts';

/** Where data is stored. */
export type StorageChoice =
  | { readonly engine: 'memory' }
  | { readonly engine: 'sqlite'; readonly file: string }
  | {
      readonly engine: 'postgres';
      readonly url: string;
      /** The most connections that this process may hold. */
      readonly connections: number;
      /** Where what discovery has loaded is kept between two runs. */
      readonly snapshotFolder: string;
      /** What stands between this process and the database. */
      readonly pooler: (typeof POOLERS)[number];
      /** A streaming standby for some of the reading. */
      readonly readUrl: string | null;
    };

/** How the processes of a site notify each other. */
export type EventsChoice =
  { readonly broker: 'process' } | { readonly broker: 'postgres' | 'redis'; readonly url: string };

/** How the process runs, read once from the environment. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly storage: StorageChoice;
  readonly events: EventsChoice;
  /** The origin that browsers know the site by; `null` to use the host of each request. */
  readonly publicOrigin: string | null;
  /** Which proxies to trust for the client's address: this many, counted from the server, or these, or none. */
  readonly trustProxy: number | readonly string[] | false;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly rateLimits: boolean;
  /** Who runs the site. */
  readonly operator: Operator;
  readonly production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const POOLERS = ['none', 'transaction'] as const;
const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];
const MAXIMUM_HOPS = 10;

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535.')
  .transform(Number)
  .refine((port) => port <= 65_535, 'PORT must be a whole number from 0 to 65535.');

const hostSchema = z
  .string()
  .regex(/^[\w.:%-]+$/, 'HOST must be a host name or an IP address, such as 127.0.0.1.');

const connectionsSchema = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'DATABASE_CONNECTIONS must be a whole number from 1 to 999.')
  .transform(Number);

/** Reads where data is stored from the variable or option of that name. */
export const createStorageSchema = (name: string) =>
  z.string().transform((address, context) => {
    const file = /^sqlite:(?!\/\/[^/]|:)(.+)$/.exec(address)?.[1];
    if (file !== undefined) return { engine: 'sqlite', file: resolve(file) } as const;
    if (address === 'memory:') return { engine: 'memory' } as const;
    if (isPostgresAddress(address)) return { engine: 'postgres', url: address } as const;
    context.addIssue({
      code: 'custom',
      message: `${name} must be sqlite: and the path of a file, such as sqlite:./data/hearthkin.db, or postgres://user:password@host:5432/database, or memory:.`,
    });
    return z.NEVER;
  });

const eventsSchema = z.string().transform((url, context) => {
  if (isRedisAddress(url)) return { broker: 'redis', url } as const;
  if (isPostgresAddress(url)) return { broker: 'postgres', url } as const;
  context.addIssue({
    code: 'custom',
    message:
      'EVENTS_URL must be redis://user:password@host:6379/0 or postgres://user:password@host:5432/database.',
  });
  return z.NEVER;
});

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

/** The variables that say where data is stored. */
const storageVariables = {
  DATABASE_URL: createStorageSchema('DATABASE_URL').prefault('sqlite:./data/hearthkin.db'),
  DATABASE_CONNECTIONS: connectionsSchema.default(10),
  SNAPSHOT_FOLDER: z
    .string()
    .default('data')
    .transform((folder) => resolve(folder)),
  DATABASE_POOLER: z.enum(POOLERS, 'DATABASE_POOLER must be none or transaction.').default('none'),
  DATABASE_READ_URL: z
    .string()
    .refine(
      isPostgresAddress,
      'DATABASE_READ_URL must be postgres://user:password@host:5432/database.',
    )
    .nullable()
    .default(null),
};

const environmentSchema = z
  .object({
    PORT: portSchema.default(3000),
    HOST: hostSchema.default('127.0.0.1'),
    ...storageVariables,
    EVENTS_URL: eventsSchema.nullable().default(null),
    PUBLIC_URL: originSchema.nullable().default(null),
    TRUST_PROXY: trustProxySchema.default(false),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
      .default('info'),
    RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.').default('on'),
    NODE_ENV: z
      .enum(
        ['development', 'test', 'production'],
        'NODE_ENV must be development, test or production.',
      )
      .default('development'),
    ...operatorVariables,
  })
  .refine(({ RATE_LIMITS, NODE_ENV }) => RATE_LIMITS !== 'off' || NODE_ENV !== 'production', {
    error: 'RATE_LIMITS cannot be off while NODE_ENV is production.',
    when: () => true,
  })
  .refine(hasWayForEvents, {
    error:
      'EVENTS_URL must be the address of PostgreSQL itself or of Redis when DATABASE_POOLER is transaction.',
  })
  .superRefine(requireOperator, { when: () => true });

/** A pooler that gives connections by the transaction lets nobody listen. */
function hasWayForEvents({
  DATABASE_POOLER,
  DATABASE_URL,
  EVENTS_URL,
}: {
  readonly DATABASE_POOLER: string;
  readonly DATABASE_URL: { readonly engine: string; readonly url?: string };
  readonly EVENTS_URL: { readonly url: string } | null;
}): boolean {
  if (DATABASE_POOLER === 'none' || DATABASE_URL.engine !== 'postgres') return true;
  return EVENTS_URL !== null && EVENTS_URL.url !== DATABASE_URL.url;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration; empty variables count as unset. Throws a `StartupFailure` with one
 * sentence a line for everything that is wrong.
 */
export function readConfiguration(environment: Environment): Configuration {
  const data = parseVariables(environmentSchema, environment);
  return {
    port: data.PORT,
    host: data.HOST,
    storage: chooseStorage(data),
    events: data.EVENTS_URL ?? eventsOf(data.DATABASE_URL),
    publicOrigin: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    rateLimits: data.RATE_LIMITS === 'on',
    operator: nameOperator(data),
    production: data.NODE_ENV === 'production',
  };
}

/** Reads only where data is stored, for commands that serve nobody; throws like `readConfiguration`. */
export function readStorageChoice(environment: Environment): StorageChoice {
  return chooseStorage(parseVariables(z.object(storageVariables), environment));
}

function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new StartupFailure(parsed.error.issues.map(({ message }) => message).join('\n'));
}

function chooseStorage(data: z.output<z.ZodObject<typeof storageVariables>>): StorageChoice {
  if (data.DATABASE_URL.engine !== 'postgres') return data.DATABASE_URL;
  return {
    ...data.DATABASE_URL,
    connections: data.DATABASE_CONNECTIONS,
    snapshotFolder: data.SNAPSHOT_FOLDER,
    pooler: data.DATABASE_POOLER,
    readUrl: data.DATABASE_READ_URL,
  };
}

/** Storage that several processes share also carries their events. */
function eventsOf(storage: { readonly engine: string; readonly url?: string }): EventsChoice {
  return storage.url === undefined
    ? { broker: 'process' }
    : { broker: 'postgres', url: storage.url };
}

function isAddressOrSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (prefix === undefined) return NAMED_SUBNETS.includes(address) || isIP(address) !== 0;
  const widest = isIP(address) === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= widest;
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

/** A URL with a host and a database, as PostgreSQL's own programs take it. */
function isPostgresAddress(address: string): boolean {
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return hostname !== '' && pathname.length > 1;
}

/** A URL with a host, and a number where it names a database. */
function isRedisAddress(address: string): boolean {
  if (!/^rediss?:/.test(address) || !URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return hostname !== '' && /^(\/\d{0,5})?$/.test(pathname);
}
