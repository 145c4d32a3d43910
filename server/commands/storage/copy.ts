import { createSha256Digest } from '#adapters/system/sha256-digest.ts';
import { copyStorage, type CopyDependencies } from '#core/archive/use-cases/copy-storage.ts';
import type { ArchiveSummary } from '#core/archive/use-cases/summarise-archive.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import { CommandFailure } from './command-failure.ts';
import { createProgressLines, type ProgressLines } from './progress-lines.ts';
import { renderComparison } from './table.ts';

/** Where the command prints its results and its progress. */
export interface Output {
  readonly print: (text: string) => void;
  readonly tell: (line: string) => void;
}

/** Copies one storage into an empty one, or continues such a copy, and prints both. */
export async function copy(
  source: StorageArchive,
  target: StorageArchive,
  { print, tell }: Output,
): Promise<void> {
  const progress = createProgressLines(tell);
  const { source: ofSource, target: ofTarget } = await fill(source, target, {
    equalTo: 'source-in-the-end',
    progress,
    onDifference: (one, other) => {
      print(renderComparison(one, other, progress.rates()));
    },
  });
  print(renderComparison(ofSource, ofTarget, progress.rates()));
  tell(`${target.place} holds everything that ${source.place} holds.`);
}

/** Fills the target and returns what is in both; throws a `CommandFailure` if they differ. */
export async function fill(
  source: StorageArchive,
  target: StorageArchive,
  options: {
    readonly equalTo: CopyDependencies['equalTo'];
    readonly progress: ProgressLines;
    readonly onDifference?: (source: ArchiveSummary, target: ArchiveSummary) => void;
  },
): Promise<{ readonly source: ArchiveSummary; readonly target: ArchiveSummary }> {
  if (source.place === target.place) {
    throw new CommandFailure(`${source.place} can't be copied into itself: name another target.`);
  }
  await requireReadable(source);
  const writer = await target.openWriter();
  try {
    const outcome = await copyStorage({
      source,
      equalTo: options.equalTo,
      target: writer,
      createDigest: createSha256Digest,
      ...options.progress,
    });
    switch (outcome.status) {
      case 'equal':
        return outcome;
      case 'different':
        options.onDifference?.(outcome.source, outcome.target);
        throw new CommandFailure(
          `${target.place} differs from ${source.place}, which has changed in the meantime: stop its servers, empty the target and copy again.`,
        );
      case 'refused':
        throw new CommandFailure(explainRefusal(target.place, outcome));
      default:
        return unreachable(outcome);
    }
  } finally {
    await writer.close();
  }
}

/** Checks the source first, so that one that cannot be read leaves no target behind. */
async function requireReadable(source: StorageArchive): Promise<void> {
  const reader = await source.openReader();
  await reader.close();
}

function explainRefusal(
  place: string,
  refusal:
    | { readonly reason: 'not-empty' }
    | { readonly reason: 'other-copy'; readonly source: string },
): string {
  return refusal.reason === 'not-empty'
    ? `${place} isn't empty: name an empty target, or empty this one first.`
    : `${place} holds an unfinished copy of ${refusal.source}: finish that copy, or empty this target first.`;
}
