import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ColumnsSnapshots } from '#core/discovery/ports/columns-snapshots.ts';
import { isMissing, writeWhole } from './whole-file.ts';

/** Snapshots in one file, which is always whole. */
export function createFileColumnsSnapshots(file: string): ColumnsSnapshots {
  const workplace = { folder: dirname(file), beginning: `${basename(file)}.` };
  return {
    checksum: (bytes, before) => crc32(bytes, before),
    read: async () => {
      try {
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: (portions) => writeWhole(file, portions, workplace),
    remove: () => rm(file, { force: true }),
  };
}
