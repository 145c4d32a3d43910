import { isFileName, nameFile } from '#adapters/file-names.ts';
import { UNSEALED } from '#adapters/file-sealing.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { FileStore, StoredFile } from '#core/media/ports/file-store.ts';
import { openS3Bucket } from './s3-bucket.ts';
import { S3Unusable, type S3Place } from './s3-place.ts';

/** What is written and removed again to see whether that is possible. */
const TRIED = 'hearthkin-try';

/** Files in a bucket. */
export function createS3FileStore(place: S3Place, sealing = UNSEALED): FileStore {
  const bucket = openS3Bucket(place);
  const { suffix } = sealing;
  return {
    write: (bytes) =>
      whileReached(async () => {
        const name = nameFile(bytes);
        await bucket.write(`${name}${suffix}`, await sealing.seal(bytes));
        return name;
      }),
    read: (name) =>
      whileReached(async () => {
        const kept = isFileName(name) ? await bucket.readSmall(`${name}${suffix}`) : null;
        const bytes = kept && (await sealing.open(kept));
        return bytes !== null && nameFile(bytes) === name ? bytes : null;
      }),
    remove: (name) =>
      whileReached(async () => {
        if (isFileName(name)) await bucket.remove(`${name}${suffix}`);
      }),
    list: (after, limit) =>
      whileReached(async () => {
        const files: StoredFile[] = [];
        for (
          let last: string | undefined = after === null ? '' : `${after}${suffix}`;
          last !== undefined;
        ) {
          const entries = await bucket.listAfter(last, limit);
          for (const { name: entry, at } of entries) {
            const name = entry.slice(0, entry.length - suffix.length);
            if (!entry.endsWith(suffix) || !isFileName(name)) continue;
            if (files.push({ name, writtenAt: at }) === limit) return files;
          }
          last = entries.at(-1)?.name;
        }
        return files;
      }),
    ping: () =>
      whileReached(async () => {
        await bucket.write(TRIED, 'It can be written.');
        await bucket.readSmall(TRIED);
        await bucket.remove(TRIED);
      }),
  };
}

/** What is wrong with a bucket may be mended while the process runs. */
async function whileReached<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof S3Unusable)) throw error;
    throw new StorageUnavailable(error.message, { cause: error });
  }
}
