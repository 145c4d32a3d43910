import { createSha256Digest } from '#adapters/system/sha256-digest.ts';
import {
  areEqual,
  summariseArchive,
  type ArchiveSummary,
} from '#core/archive/use-cases/summarise-archive.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import { CommandFailure } from './command-failure.ts';
import type { Output } from './copy.ts';
import { renderComparison, renderSummary } from './table.ts';

/** Reads two storages and prints both; throws a `CommandFailure` when they differ. */
export async function compare(
  source: StorageArchive,
  target: StorageArchive,
  { print, tell }: Output,
): Promise<void> {
  const [ofSource, ofTarget] = await Promise.all([summarise(source), summarise(target)]);
  print(renderComparison(ofSource, ofTarget));
  if (!areEqual(ofSource, ofTarget)) {
    throw new CommandFailure(
      `${source.place} and ${target.place} differ: stop the servers of both and compare again, or copy again.`,
    );
  }
  tell('Both hold the same data.');
}

/** Checks one storage and prints what is in it. */
export async function verify(archive: StorageArchive, { print, tell }: Output): Promise<void> {
  print(renderSummary(await checkAndSummarise(archive)));
  tell(`No problems found in ${archive.place}.`);
}

/** What is in the storage; throws a `CommandFailure` when anything is wrong with it. */
export async function checkAndSummarise(archive: StorageArchive): Promise<ArchiveSummary> {
  const reader = await archive.openReader();
  try {
    const faults = await reader.findFaults();
    if (faults.length > 0) {
      throw new CommandFailure(
        [...faults, `Restore the last valid backup of ${archive.place}.`].join('\n'),
      );
    }
    return await summariseArchive(reader, createSha256Digest);
  } finally {
    await reader.close();
  }
}

async function summarise(archive: StorageArchive): Promise<ArchiveSummary> {
  const reader = await archive.openReader();
  try {
    return await summariseArchive(reader, createSha256Digest);
  } finally {
    await reader.close();
  }
}
