import type { Clock } from '#core/kernel/clock.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';

/** For how long it's known how much room all files take, in milliseconds. */
const KNOWN_FOR = 60_000;

/** How much room all files of members may take together. */
export interface FilesLimit {
  /** In bytes. */
  readonly limit: number;
  /** How many bytes they take, by the records that name them. */
  readonly countBytes: () => Promise<number>;
  readonly clock: Clock;
}

/**
 * The same files, of which no more are written than there is room for. They are counted once a minute at most, and what
 * this process writes meanwhile is added; several together may go beyond the limit by what they write in that minute.
 */
export function limitFiles(
  fileStore: FileStore,
  { limit, countBytes, clock }: FilesLimit,
): FileStore {
  let taken = 0;
  let last: { readonly at: number; readonly count: Promise<void> } | null = null;
  /** Those that come while it is counted wait for the same count. */
  const count = (): Promise<void> => {
    const at = Date.parse(clock.now());
    if (last === null || at - last.at >= KNOWN_FOR) {
      last = {
        at,
        count: countBytes().then(
          (bytes) => {
            taken = bytes;
          },
          (error: unknown) => {
            last = null;
            throw error;
          },
        ),
      };
    }
    return last.count;
  };
  return {
    ...fileStore,
    write: async (bytes) => {
      await count();
      if (taken + bytes.byteLength > limit) {
        throw new StorageUnavailable('The files of members take all the room that this site has.');
      }
      taken += bytes.byteLength;
      return fileStore.write(bytes);
    },
  };
}
