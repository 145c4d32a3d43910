import { z } from 'zod';
import {
  parsePlace,
  requireBucketKey,
  withBucketKey,
  type bucketKeyVariables,
  type Place,
} from './place-variables.ts';
import { wholeNumber } from './whole-number-setting.ts';
import { placeBeside, type StorageChoice } from './storage-variables.ts';

/** Where the files of members are kept, such as their pictures. */
export type FilesChoice = { readonly kind: 'memory' } | Place;

const MISTAKE =
  'FILES_URL must be folder: and the path of a folder, such as folder:/var/hearthkin/files, or s3:// and the name of a bucket, such as s3://files/hearthkin?endpoint=https://s3.example&region=eu-central-1, or memory:.';

/** The variables that say where files are kept. */
export const filesVariables = {
  FILES_URL: z
    .string()
    .transform((address, context) =>
      address === 'memory:' ? ({ kind: 'memory' } as const) : parsePlace(address, context, MISTAKE),
    )
    .nullable()
    .default(null),
  FILES_LIMIT: wholeNumber('FILES_LIMIT', 'gigabytes', 1, 999_999).nullable().default(null),
};

type FilesVariables = z.output<z.ZodObject<typeof filesVariables & typeof bucketKeyVariables>>;

/** A bucket for files is opened by a key. */
export function requireKeyForFiles(
  variables: FilesVariables,
  context: z.core.$RefinementCtx,
): void {
  requireBucketKey('FILES_URL', variables.FILES_URL, variables, context);
}

/** How many bytes all files may take together; `null` for as many as there is room for. */
export function chooseFilesLimit({ FILES_LIMIT }: FilesVariables): number | null {
  return FILES_LIMIT === null ? null : FILES_LIMIT * BYTES_OF_A_GIGABYTE;
}

const BYTES_OF_A_GIGABYTE = 1e9;

/** Where files are kept: beside the database, unless it's said otherwise. */
export function chooseFiles(variables: FilesVariables, storage: StorageChoice): FilesChoice {
  const { FILES_URL: place } = variables;
  if (place?.kind === 'memory') return place;
  if (place !== null) return withBucketKey(place, variables);
  const folder = placeBeside(storage, 'files');
  return folder === null ? { kind: 'memory' } : { kind: 'folder', folder };
}
