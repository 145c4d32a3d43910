import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Place } from '#adapters/s3/s3-place.ts';

/** Where something is kept: a folder of this machine, or a part of a bucket. */
export type Place =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Place);

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const USUAL_REGION = 'us-east-1';

type NamedPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & Omit<S3Place, 'accessKeyId' | 'secretAccessKey'>);

/** Reads a place, without the key that opens a bucket; what it says if it's none is given. */
export function parsePlace(
  address: string,
  context: z.core.$RefinementCtx,
  mistake: string,
): NamedPlace {
  const folder = /^folder:(.+)$/.exec(address)?.[1];
  if (folder !== undefined) return { kind: 'folder', folder: resolve(folder) };
  const bucket = readBucket(address);
  if (bucket !== null) return { kind: 's3', ...bucket };
  context.addIssue({ code: 'custom', message: mistake });
  return z.NEVER;
}

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

/** The variables with the key that opens buckets, by the names that they have everywhere. */
export const bucketKeyVariables = {
  AWS_ACCESS_KEY_ID: z.string().nullable().default(null),
  AWS_SECRET_ACCESS_KEY: z.string().nullable().default(null),
};

type BucketKeyVariables = z.output<z.ZodObject<typeof bucketKeyVariables>>;

/** A bucket is opened by a key; the place is that of the variable of that name. */
export function requireBucketKey(
  name: string,
  place: { readonly kind: string } | null,
  { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }: BucketKeyVariables,
  context: z.core.$RefinementCtx,
): void {
  if (place?.kind !== 's3' || (id !== null && secret !== null)) return;
  context.addIssue({
    code: 'custom',
    message: `${name} names a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to the key that opens it.`,
  });
}

/** The place, with the key that opens it. */
export function withBucketKey(
  place: NamedPlace,
  { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }: BucketKeyVariables,
): Place {
  if (place.kind === 'folder') return place;
  return { ...place, accessKeyId: id ?? '', secretAccessKey: secret ?? '' };
}
