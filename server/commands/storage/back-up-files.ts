import { UNSEALED } from '#adapters/file-sealing.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { listKeptBackups } from '#core/archive/domain/kept-backups.ts';
import { settleRemovedFiles } from '#core/archive/domain/removed-files.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { BackupChoice } from '#server/backup-variables.ts';
import { sealTo } from '#server/backups/age-file.ts';
import type { BackupStore } from '#server/backups/backup-store.ts';
import { openBackedUpFiles, readRemovedFiles, writeRemovedFiles } from './backed-up-files.ts';
import type { Output } from './copy.ts';
import { copyFiles } from './copy-files.ts';

/**
 * Brings the files that the site has to the backups that have just been made of it, and removes those that it no longer has
 * and that no backup needs. Encrypted ones are beside those that aren't, if there was no key before, or is none any more.
 */
export async function backUpFiles(
  site: FileStore,
  store: BackupStore,
  { place, recipient }: Pick<BackupChoice, 'place' | 'recipient'>,
  { tell }: Output,
): Promise<void> {
  const none = createMemoryFileStore(createSystemClock());
  // Names are all that is asked of files that are sealed, whoever's key that was.
  const sealed = sealTo(recipient ?? '');
  const [plainSource, sealedSource] = recipient === null ? [site, none] : [none, site];
  const kept = [
    { source: plainSource, sealing: UNSEALED },
    { source: sealedSource, sealing: sealed },
  ];
  const missing = new Map<string, () => Promise<void>>();
  let [copied, there, damaged] = [0, 0, 0];
  for (const { source, sealing } of kept) {
    const target = await openBackedUpFiles(place, sealing);
    const done = await copyFiles(source, target, { tell });
    copied += done.copied;
    there += done.there;
    damaged += done.damaged;
    for (const name of done.others) {
      missing.set(`${name}${sealing.suffix}`, () => target.remove(name));
    }
  }
  const now = new Date().toISOString();
  const { due, noticed } = settleRemovedFiles({
    missing: [...missing.keys()],
    noticed: await readRemovedFiles(store),
    now,
    oldest: listKeptBackups(await store.list()).at(-1)?.at ?? now,
  });
  for (const name of due) await missing.get(name)?.();
  await writeRemovedFiles(store, noticed);
  const unread = damaged === 0 ? '' : `, ${damaged} can't be read`;
  tell(
    `${copied + there} files of members are beside it, ${copied} of them new${unread}; ${due.length} that no backup needs were removed.`,
  );
}
