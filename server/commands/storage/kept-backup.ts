import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { listKeptBackups } from '#core/archive/domain/kept-backups.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { BackupChoice } from '#server/backup-variables.ts';
import { decryptFile } from '#server/backups/age-file.ts';
import { openBackupStore } from '#server/backups/open-backup-store.ts';
import type { Place } from '#server/place-variables.ts';
import { openReadableFiles } from './backed-up-files.ts';
import { CommandFailure } from './command-failure.ts';

/** A backup that lies readable in a file, for as long as it's used. */
export interface OpenedBackup {
  /** What it's called where it is kept. */
  readonly name: string;
  /** A database of SQLite. */
  readonly file: string;
  /** A folder for what comes of it, which is removed in the end. */
  readonly folder: string;
  /** The files of members that are kept beside it. */
  readonly files: readonly FileStore[];
}

/** Which backup to open. */
export interface WantedBackup {
  /** A file, or the name of one of those that the site keeps; the newest of these if it's missing. */
  readonly name?: string;
  /** The file with the private key, if it's encrypted. */
  readonly identity?: string;
}

/** Does something with a backup, fetched and decrypted where need be; what came into being for that is removed again. */
export async function withBackup(
  { name, identity }: WantedBackup,
  readBackups: () => BackupChoice,
  act: (backup: OpenedBackup) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-backup-'));
  try {
    const isFile = name !== undefined && (existsSync(name) || basename(name) !== name);
    const { kept, place } = isFile
      ? { kept: resolve(name), place: { kind: 'folder', folder: dirname(resolve(name)) } as const }
      : await fetchKept(name, readBackups(), folder);
    const file = await makeReadable(kept, folder, identity);
    const files = await openReadableFiles(place, identity);
    await act({ name: basename(kept), file, folder, files });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fetchKept(
  name: string | undefined,
  backups: BackupChoice,
  folder: string,
): Promise<{ readonly kept: string; readonly place: Place }> {
  const store = await openBackupStore(backups);
  const kept = listKeptBackups(await store.list());
  const wanted = name === undefined ? kept[0] : kept.find((each) => each.name === name);
  if (wanted !== undefined) {
    return { kept: await store.fetch(wanted.name, folder), place: backups.place };
  }
  throw new CommandFailure(
    name === undefined
      ? `There is no backup in ${store.name}: npm run storage -- backup makes one.`
      : `There is no backup ${name} in ${store.name}.`,
  );
}

/** The file of the backup, decrypted into the folder if need be. */
async function makeReadable(
  file: string,
  folder: string,
  identity: string | undefined,
): Promise<string> {
  if (!file.endsWith('.age')) return file;
  if (identity === undefined) {
    throw new CommandFailure(
      `${file} is encrypted: name the file with its private key by --identity.`,
    );
  }
  const decrypted = join(folder, 'backup.db');
  await decryptFile(file, decrypted, identity).catch((error: unknown) => {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    throw new CommandFailure(`${identity} doesn't open ${file}${reason}.`, { cause: error });
  });
  return decrypted;
}
