import { join, resolve } from 'node:path';
import { z } from 'zod';
import { unreachable } from '#core/kernel/unreachable.ts';

const POOLERS = ['none', 'transaction'] as const;

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
      /** The pooler between this process and the database. */
      readonly pooler: (typeof POOLERS)[number];
      /** A streaming standby for some of the reading. */
      readonly readUrl: string | null;
    };

/** How the processes of a site notify each other. */
export type EventsChoice =
  | { readonly broker: 'process' }
  | { readonly broker: 'postgres' | 'redis'; readonly url: string };

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

/** The variables that say where data is stored. */
export const storageVariables = {
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

/** The variables that say how the processes of a site notify each other. */
export const eventsVariables = { EVENTS_URL: eventsSchema.nullable().default(null) };

type StorageVariables = z.output<z.ZodObject<typeof storageVariables>>;
type EventsVariables = z.output<z.ZodObject<typeof eventsVariables>>;

/** A pooler that gives connections by the transaction lets nobody listen. */
export function requireWayForEvents(
  { DATABASE_POOLER, DATABASE_URL, EVENTS_URL }: StorageVariables & EventsVariables,
  context: z.core.$RefinementCtx,
): void {
  if (DATABASE_POOLER === 'none' || DATABASE_URL.engine !== 'postgres') return;
  if (EVENTS_URL !== null && EVENTS_URL.url !== DATABASE_URL.url) return;
  context.addIssue({
    code: 'custom',
    message:
      'EVENTS_URL must be the address of PostgreSQL itself or of Redis when DATABASE_POOLER is transaction.',
  });
}

/** Where the variables say that data is stored. */
export function chooseStorage(data: StorageVariables): StorageChoice {
  if (data.DATABASE_URL.engine !== 'postgres') return data.DATABASE_URL;
  return {
    ...data.DATABASE_URL,
    connections: data.DATABASE_CONNECTIONS,
    snapshotFolder: data.SNAPSHOT_FOLDER,
    pooler: data.DATABASE_POOLER,
    readUrl: data.DATABASE_READ_URL,
  };
}

/** The path of something that lies beside the database, or with PostgreSQL in the folder of the process; `null` for memory. */
export function placeBeside(storage: StorageChoice, what: string): string | null {
  switch (storage.engine) {
    case 'memory':
      return null;
    case 'sqlite':
      return `${storage.file}-${what}`;
    case 'postgres':
      return join(storage.snapshotFolder, `${nameDatabase(storage.url)}-${what}`);
    default:
      return unreachable(storage);
  }
}

/** What files are called that belong to a database, so that two installations may share the folder. */
export function nameDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replaceAll(/[^\w.-]/g, '_');
}

/** How processes notify each other; storage that several processes share also carries their events. */
export function chooseEvents({
  DATABASE_URL,
  EVENTS_URL,
}: Pick<StorageVariables, 'DATABASE_URL'> & EventsVariables): EventsChoice {
  if (EVENTS_URL !== null) return EVENTS_URL;
  if (DATABASE_URL.engine !== 'postgres') return { broker: 'process' };
  return { broker: 'postgres', url: DATABASE_URL.url };
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
