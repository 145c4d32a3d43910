import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openS3Bucket, type S3Bucket } from '#adapters/s3/s3-bucket.ts';
import { nameS3Place, type S3Place } from '#adapters/s3/s3-place.ts';
import type { BackupStore, LetGo } from './backup-store.ts';
import { CLAIM, isAbandoned, renewing } from './claim.ts';

/** What the names of all that the site keeps in a bucket begin with. */
const BEGINNING = 'hearthkin-';

/** What a claim says to those who come upon it. */
const CLAIMED = 'A process is making a backup.\n';

/** Backups in a bucket. They are made in a folder of this machine, which nobody else may read and which is removed again. */
export function createBackupBucket(
  place: S3Place,
  workFolder: string,
  now: () => number,
): BackupStore {
  const bucket = openS3Bucket(place);
  return {
    name: nameS3Place(place),
    list: async () => (await bucket.list(BEGINNING)).map(({ name }) => name),
    claim: () => claimBucket(bucket, workFolder, now),
    workFolder,
    upload: (name) => bucket.writeFile(name, join(workFolder, name)),
    fetch: async (name, folder) => {
      const file = join(folder, name);
      await pipeline(await bucket.read(name), createWriteStream(file, { mode: 0o600 }));
      return file;
    },
    remove: bucket.remove,
  };
}

async function claimBucket(
  bucket: S3Bucket,
  workFolder: string,
  now: () => number,
): Promise<LetGo | null> {
  const claim = (await bucket.list(CLAIM))[0];
  if (claim !== undefined) {
    if (!isAbandoned(claim.at, now())) return null;
    await bucket.remove(CLAIM);
  }
  if (!(await bucket.writeNew(CLAIM, CLAIMED))) return null;
  const removeFolder = () => rm(workFolder, { recursive: true, force: true });
  const letGo = async () => {
    await removeFolder();
    await bucket.remove(CLAIM);
  };
  try {
    await bucket.removeUnfinished(BEGINNING);
    await removeFolder();
    await mkdir(workFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    await letGo();
    throw error;
  }
  return renewing({ renew: () => bucket.write(CLAIM, CLAIMED), letGo });
}
