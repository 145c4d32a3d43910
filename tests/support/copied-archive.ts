import { createSha256Digest } from '#adapters/system/sha256-digest.ts';
import { copyStorage, type CopyOutcome } from '#core/archive/use-cases/copy-storage.ts';
import type { ArchiveWriter, StorageArchive } from '#core/archive/ports/storage-archive.ts';

/** What became of a copy; it was `stopped` where the test stopped it. */
export type TestedCopy =
  | (CopyOutcome & { readonly beginning?: 'begun' | 'resumed' | null })
  | { readonly status: 'stopped' };

/** Copies the one into the other and compares both, as the command does. */
export async function copyArchive(
  from: StorageArchive,
  to: StorageArchive,
  options: {
    readonly batch?: number;
    /** After how many batches the process is stopped. */
    readonly stopAfter?: number;
  } = {},
): Promise<TestedCopy> {
  const { batch = 50, stopAfter = Infinity } = options;
  const writer = await to.openWriter();
  let beginning: 'begun' | 'resumed' | null = null;
  try {
    const outcome = await copyStorage({
      source: from,
      equalTo: 'source-in-the-end',
      target: stopping(writer, stopAfter),
      createDigest: createSha256Digest,
      batch,
      onBegin: (status) => {
        beginning = status;
      },
      onProgress: () => undefined,
      onComparison: () => undefined,
    });
    return outcome.status === 'refused' ? outcome : { ...outcome, beginning };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { status: 'stopped' };
  } finally {
    await writer.close();
  }
}

class Stopped extends Error {}

function stopping(writer: ArchiveWriter, stopAfter: number): ArchiveWriter {
  let written = 0;
  return {
    ...writer,
    write: (kind, records) => {
      if (written >= stopAfter) return Promise.reject(new Stopped());
      written += 1;
      return writer.write(kind, records);
    },
  };
}
