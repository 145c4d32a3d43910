import { resolve } from 'node:path';
import { z } from 'zod';
import { wholeNumber } from './whole-number-setting.ts';

/** Where the site puts backups that it makes by itself, and how many it keeps. */
export interface BackupChoice {
  readonly folder: string;
  /** After which hour of the day it makes one, 0 to 23 in UTC. */
  readonly hour: number;
  readonly keep: number;
  /** The public key of age that they are encrypted to; `null` to leave them readable. */
  readonly recipient: string | null;
}

const MISTAKES = {
  BACKUP_URL:
    'BACKUP_URL must be folder: and the path of a folder, such as folder:/var/backups/hearthkin.',
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
    .regex(/^folder:.+$/, MISTAKES.BACKUP_URL)
    .transform((address) => resolve(address.slice('folder:'.length)))
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

type BackupVariables = z.output<z.ZodObject<typeof backupVariables>>;

/** Who names a key expects encrypted backups, and would have none. */
export function requirePlaceForBackups(
  { BACKUP_URL, BACKUP_RECIPIENT }: BackupVariables,
  context: z.core.$RefinementCtx,
): void {
  if (BACKUP_RECIPIENT === null || BACKUP_URL !== null) return;
  context.addIssue({ code: 'custom', message: MISTAKES.alone });
}

/** Where backups go; `null` when the site makes none by itself. */
export function chooseBackups(variables: BackupVariables): BackupChoice | null {
  const { BACKUP_URL: folder, BACKUP_HOUR: hour, BACKUP_KEEP: keep } = variables;
  return folder === null ? null : { folder, hour, keep, recipient: variables.BACKUP_RECIPIENT };
}
