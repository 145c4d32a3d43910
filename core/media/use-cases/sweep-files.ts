import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import { listFiles } from '#core/media/domain/picture.ts';
import type { FileStore, StoredFile } from '#core/media/ports/file-store.ts';
import type { NamedFiles } from '#core/media/ports/named-files.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';

/** How many pictures, attachments or files are read at a time. */
const PAGE = 500;

/** How many days a file stays that nothing names: one is written before what it is of is stored. */
const DAYS_UNNAMED = 1;

/** How many days lie between two sweeps of a process. */
const DAYS_BETWEEN = 0.25;

/** How many hexadecimal digits of a name are remembered: as many as a number holds. */
const REMEMBERED_DIGITS = 13;

interface Dependencies {
  readonly pictures: Pick<PictureRepository, 'list'>;
  readonly attachments: NamedFiles;
  readonly fileStore: Pick<FileStore, 'list' | 'remove'>;
  readonly clock: Clock;
}

export type SweepFiles = (isStopping: () => boolean) => Promise<void>;

/**
 * Removes the files that neither pictures nor attachments name and that were written a day ago or earlier. A file that is written meanwhile
 * is as if new, so that what is about to name it keeps it.
 */
export function makeSweepFiles(deps: Dependencies): SweepFiles {
  let again = '';
  return async (isStopping) => {
    const now = deps.clock.now();
    if (now < again) return;
    const named = await namesInUse(deps, isStopping);
    const isDue = ({ name, writtenAt }: StoredFile) =>
      !named.has(shorten(name)) &&
      daysAfter(new Date(writtenAt).toISOString(), DAYS_UNNAMED) <= now;
    let after: FileName | null = null;
    let hasMore = true;
    while (hasMore && !isStopping()) {
      const files: readonly StoredFile[] = await deps.fileStore.list(after, PAGE);
      for (const { name } of files.filter(isDue)) await deps.fileStore.remove(name);
      after = files.at(-1)?.name ?? null;
      hasMore = files.length === PAGE;
    }
    if (!isStopping()) again = daysAfter(now, DAYS_BETWEEN);
  };
}

/** The names of all files in use, shortened: of two that begin alike both stay, which does no harm. */
async function namesInUse(
  { pictures, attachments }: Pick<Dependencies, 'pictures' | 'attachments'>,
  isStopping: () => boolean,
): Promise<ReadonlySet<number>> {
  const named = new Set<number>();
  const lists: readonly NamedFiles['listFiles'][] = [
    async (page) =>
      (await pictures.list(page)).map(({ id, files }) => ({ id, files: listFiles(files) })),
    (page) => attachments.listFiles(page),
  ];
  for (const list of lists) {
    let after = 0;
    let hasMore = true;
    while (hasMore && !isStopping()) {
      const page = await list({ after, limit: PAGE });
      for (const { files } of page) for (const name of files) named.add(shorten(name));
      after = page.at(-1)?.id ?? 0;
      hasMore = page.length === PAGE;
    }
  }
  return named;
}

function shorten(name: FileName): number {
  return Number.parseInt(name.slice(0, REMEMBERED_DIGITS), 16);
}
