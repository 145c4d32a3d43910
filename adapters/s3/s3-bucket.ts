import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type _Object,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { explainingFailures } from './s3-failures.ts';
import type { S3Place } from './s3-place.ts';

const MEGABYTE = 1_048_576;

/** How large a piece of a file is at least, and how many there may be: S3 takes 10,000. */
const LEAST_PIECE = 8 * MEGABYTE;
const MOST_PIECES = 9_000;

/** How long a connection may take, and an answer, in milliseconds; and how often something is tried. */
const LONGEST_CONNECTING = 3_000;
const LONGEST_SILENCE = 30_000;
const TRIES = 2;

/** What there is in a bucket. */
interface Entry {
  readonly name: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** A part of a bucket. Everything rejects with an `S3Unusable` that says why. */
export interface S3Bucket {
  /** All whose names begin with this. */
  readonly list: (beginning: string) => Promise<readonly Entry[]>;
  /** The entries whose names sort after that one, in order, at most `limit`; empty at the end. */
  readonly listAfter: (name: string, limit: number) => Promise<readonly Entry[]>;
  /** Stores a file under that name, piece by piece; it shows as a whole or not at all. */
  readonly writeFile: (name: string, file: string) => Promise<void>;
  /** Stores something small under that name. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Does so only if there is nothing yet, where the server can see to that; returns whether it's stored. */
  readonly writeNew: (name: string, text: string) => Promise<boolean>;
  readonly read: (name: string) => Promise<Readable>;
  /** Something small as a whole; `null` where there is none. */
  readonly readSmall: (name: string) => Promise<Uint8Array | null>;
  /** Removes it, if it's there. */
  readonly remove: (name: string) => Promise<void>;
  /** Removes the pieces of files that were never finished, and whose names begin with this. */
  readonly removeUnfinished: (beginning: string) => Promise<void>;
}

/** Connects to the bucket when it's first used. */
export function openS3Bucket(place: S3Place): S3Bucket {
  const client = createClient(place);
  const { bucket: Bucket } = place;
  const Prefix = place.prefix === '' ? '' : `${place.prefix}/`;
  const at = (name: string) => ({ Bucket, Key: `${Prefix}${name}` });
  const toEntry = ({ Key = '', LastModified }: _Object): Entry => ({
    name: Key.slice(Prefix.length),
    at: LastModified?.getTime() ?? 0,
  });
  const explaining = <Result>(act: () => Promise<Result>) => explainingFailures(place, act);
  return {
    list: (beginning) =>
      explaining(async () => {
        const entries: Entry[] = [];
        const input = { Bucket, Prefix: `${Prefix}${beginning}` };
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, input)) {
          entries.push(...Contents.map(toEntry));
        }
        return entries;
      }),
    listAfter: (name, limit) =>
      explaining(async () => {
        const StartAfter = `${Prefix}${name}`;
        const command = new ListObjectsV2Command({ Bucket, Prefix, StartAfter, MaxKeys: limit });
        const { Contents = [] } = await client.send(command);
        return Contents.map(toEntry);
      }),
    writeFile: (name, file) => explaining(() => upload(client, at(name), file)),
    write: (name, content) =>
      explaining(
        async () => void (await client.send(new PutObjectCommand({ ...at(name), Body: content }))),
      ),
    writeNew: (name, text) => explaining(() => putNew(client, { ...at(name), Body: text })),
    read: (name) =>
      explaining(async () => {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        if (Body instanceof Readable) return Body;
        throw new TypeError(`${name} is empty.`);
      }),
    readSmall: (name) => explaining(() => getSmall(client, at(name))),
    remove: (name) =>
      explaining(async () => void (await client.send(new DeleteObjectCommand(at(name))))),
    removeUnfinished: (beginning) =>
      explaining(async () => {
        const command = new ListMultipartUploadsCommand({
          Bucket,
          Prefix: `${Prefix}${beginning}`,
        });
        const { Uploads = [] } = await client.send(command);
        for (const { Key, UploadId } of Uploads) {
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        }
      }),
  };
}

/** The library warns of the next version of Node.js on standard error; a person reads what's there. */
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Only what every server that speaks like S3 understands is asked for: checksums of its own, for one, aren't. */
function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): S3Client {
  return new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: LONGEST_CONNECTING,
      requestTimeout: LONGEST_SILENCE,
      throwOnRequestTimeout: true,
    },
  });
}

async function upload(
  client: S3Client,
  target: { readonly Bucket: string; readonly Key: string },
  file: string,
): Promise<void> {
  const { size } = await stat(file);
  const partSize = Math.max(LEAST_PIECE, Math.ceil(size / MOST_PIECES));
  const params = { ...target, Body: createReadStream(file) };
  await new Upload({ client, params, partSize, queueSize: 2 }).done();
}

async function getSmall(
  client: S3Client,
  target: { readonly Bucket: string; readonly Key: string },
): Promise<Uint8Array | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand(target));
    return (await Body?.transformToByteArray()) ?? new Uint8Array();
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
    throw error;
  }
}

async function putNew(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string; readonly Body: string },
): Promise<boolean> {
  try {
    await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    if (error.name === 'PreconditionFailed' || error.name === 'ConditionalRequestConflict')
      return false;
    if (error.name !== 'NotImplemented') throw error;
    await client.send(new PutObjectCommand(object));
  }
  return true;
}
