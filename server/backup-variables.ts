import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Place } from '#adapters/s3/s3-place.ts';
import { placeBeside, type StorageChoice } from './storage-variables.ts';
import { wholeNumber } from './whole-number-setting.ts';

/** Where the backups of a site are. */
export type BackupPlace =
  { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & S3Place);

/** Where the site puts backups that it makes by itself, and how many it keeps. */
export interface BackupChoice {
  readonly place: BackupPlace;
  /** The folder in which one is made for a bucket. */
  readonly workFolder: string;
  /** After which hour of the day it makes one, 0 to 23 in UTC. */
  readonly hour: number;
  readonly keep: number;
  /** The public key of age that they are encrypted to; `null` to leave them readable. */
  readonly recipient: string | null;
}

const MISTAKES = {
  BACKUP_URL:
    'BACKUP_URL must be folder: and the path of a folder, such as folder:/var/backups/hearthkin, or s3:// and the name of a bucket, such as s3://backups/hearthkin?endpoint=https://s3.example&region=eu-central-1.',
  BACKUP_RECIPIENT:
    'BACKUP_RECIPIENT must be a public key of age, which begins with age1: age-keygen prints one.',
  alone: 'BACKUP_RECIPIENT only has a meaning where BACKUP_URL is set.',
  keys: 'BACKUP_URL names a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to the key that opens it.',
} as const;

const LAST_HOUR = 23;
const MOST_KEPT = 1_000;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const USUAL_REGION = 'us-east-1';

const placeSchema = z.string().transform((address, context) => {
  const folder = /^folder:(.+)$/.exec(address)?.[1];
  if (folder !== undefined) return { kind: 'folder', folder: resolve(folder) } as const;
  const bucket = readBucket(address);
  if (bucket !== null) return { kind: 's3', ...bucket } as const;
  context.addIssue({ code: 'custom', message: MISTAKES.BACKUP_URL });
  return z.NEVER;
});

/** What an address such as `s3://bucket/prefix?endpoint=…&region=…` names; `null` if it isn't one. */
function readBucket(address: string): Omit<S3Place, 'accessKeyId' | 'secretAccessKey'> | null {
  if (!address.startsWith('s3://') || !URL.canParse(address)) return null;
  const { host: bucket, username, pathname, searchParams } = new URL(address);
  const { endpoint = null, region = USUAL_REGION, ...others } = Object.fromEntries(searchParams);
  const isServer =
    endpoint === null || (/^https?:\/\/[^/?#]/.test(endpoint) && URL.canParse(endpoint));
  const isWhole = username === '' && isServer && /^[\w-]+$/.test(region);
  if (!BUCKET.test(bucket) || !isWhole || Object.keys(others).length > 0) return null;
  return { bucket, prefix: pathname.replace(/^\/+|\/+$/g, ''), endpoint, region };
}

/** The variables that say where backups go. */
export const backupVariables = {
  BACKUP_URL: placeSchema.nullable().default(null),
  BACKUP_HOUR: wholeNumber('BACKUP_HOUR', 'hours', 0, LAST_HOUR).default(3),
  BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 'backups', 1, MOST_KEPT).default(14),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, MISTAKES.BACKUP_RECIPIENT)
    .nullable()
    .default(null),
  // By the names that they have everywhere.
  AWS_ACCESS_KEY_ID: z.string().nullable().default(null),
  AWS_SECRET_ACCESS_KEY: z.string().nullable().default(null),
};

type BackupVariables = z.output<z.ZodObject<typeof backupVariables>>;

/** Who names a key expects encrypted backups, and would have none; and a bucket is opened by a key. */
export function requirePlaceForBackups(
  variables: BackupVariables,
  context: z.core.$RefinementCtx,
): void {
  const { BACKUP_URL: place, BACKUP_RECIPIENT: recipient } = variables;
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = variables;
  if (recipient !== null && place === null) {
    context.addIssue({ code: 'custom', message: MISTAKES.alone });
  }
  if (place?.kind === 's3' && (id === null || secret === null)) {
    context.addIssue({ code: 'custom', message: MISTAKES.keys });
  }
}

/** Where backups go; `null` when the site makes none by itself, or nothing that lasts. */
export function chooseBackups(
  variables: BackupVariables,
  storage: StorageChoice,
): BackupChoice | null {
  const { BACKUP_URL: address, BACKUP_HOUR: hour, BACKUP_KEEP: keep } = variables;
  const workFolder = placeBeside(storage, 'backup');
  if (address === null || workFolder === null) return null;
  const place = withKey(address, variables);
  return { place, workFolder, hour, keep, recipient: variables.BACKUP_RECIPIENT };
}

function withKey(
  place: NonNullable<BackupVariables['BACKUP_URL']>,
  { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }: BackupVariables,
): BackupPlace {
  if (place.kind === 'folder') return place;
  return { ...place, accessKeyId: id ?? '', secretAccessKey: secret ?? '' };
}
