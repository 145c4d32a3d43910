import { z } from 'zod';
import {
  parsePlace,
  requireBucketKey,
  withBucketKey,
  type bucketKeyVariables,
  type Place,
} from './place-variables.ts';
import { placeBeside, type StorageChoice } from './storage-variables.ts';
import { wholeNumber } from './whole-number-setting.ts';

/** Where the site puts backups that it makes by itself, and how many it keeps. */
export interface BackupChoice {
  readonly place: Place;
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
} as const;

const LAST_HOUR = 23;
const MOST_KEPT = 1_000;

/** The variables that say where backups go. */
export const backupVariables = {
  BACKUP_URL: z
    .string()
    .transform((address, context) => parsePlace(address, context, MISTAKES.BACKUP_URL))
    .nullable()
    .default(null),
  BACKUP_HOUR: wholeNumber('BACKUP_HOUR', 'hours', 0, LAST_HOUR).default(3),
  BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 'backups', 1, MOST_KEPT).default(14),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, MISTAKES.BACKUP_RECIPIENT)
    .nullable()
    .default(null),
};

type BackupVariables = z.output<z.ZodObject<typeof backupVariables & typeof bucketKeyVariables>>;

/** Who names a key expects encrypted backups, and would have none; and a bucket is opened by a key. */
export function requirePlaceForBackups(
  variables: BackupVariables,
  context: z.core.$RefinementCtx,
): void {
  const { BACKUP_URL: place, BACKUP_RECIPIENT: recipient } = variables;
  if (recipient !== null && place === null) {
    context.addIssue({ code: 'custom', message: MISTAKES.alone });
  }
  requireBucketKey('BACKUP_URL', place, variables, context);
}

/** Where backups go; `null` when the site makes none by itself, or nothing that lasts. */
export function chooseBackups(
  variables: BackupVariables,
  storage: StorageChoice,
): BackupChoice | null {
  const { BACKUP_URL: address, BACKUP_HOUR: hour, BACKUP_KEEP: keep } = variables;
  const workFolder = placeBeside(storage, 'backup');
  if (address === null || workFolder === null) return null;
  const place = withBucketKey(address, variables);
  return { place, workFolder, hour, keep, recipient: variables.BACKUP_RECIPIENT };
}
