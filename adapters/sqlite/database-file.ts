import { accessSync, closeSync, constants, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

/** Marks a database file as one of this program: "HKIN", kept at a fixed place of its header. */
export const APPLICATION_ID = 0x484b494e;

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID_OFFSET = 68;

/**
 * Looks at the file without opening it as a database: true when it holds one of this program, false
 * when there is none yet. Refuses, in a `StorageUnusable`, what is neither.
 */
export function holdsDatabase(file: string): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) return false;
  if (!status.isFile()) {
    throw new StorageUnusable(`${file} is not a file: name a file for the database.`);
  }
  accessSync(file, constants.R_OK | constants.W_OK);
  accessSync(dirname(file), constants.W_OK);
  if (status.size === 0) return false;

  const header = readHeader(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new StorageUnusable(
      `${file} is not a database: name another file, or restore this one from a backup.`,
    );
  }
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) {
    throw new StorageUnusable(
      `${file} is the database of another program: name another file for this one.`,
    );
  }
  return true;
}

/** Refuses, in a `StorageUnusable`, a file that does not hold a database of this program. */
export function requireDatabase(file: string): void {
  if (holdsDatabase(file)) return;
  throw new StorageUnusable(`${file} holds no database: name an existing one.`);
}

/**
 * Makes an empty file, with its folder, when it is not there yet, for the user of this program alone: what
 * SQLite puts beside it takes over its permissions.
 */
export function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** True while changes wait beside the file, because it is in use or was not closed. */
export function hasWriteAheadLog(file: string): boolean {
  return statSync(`${file}-wal`, { throwIfNoEntry: false }) !== undefined;
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header);
  } finally {
    closeSync(descriptor);
  }
  return header;
}
