import { nameFile } from '#adapters/file-names.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';

/** Files that are gone with the process. */
export function createMemoryFileStore(clock: Clock): FileStore {
  const files = new Map<FileName, { readonly bytes: Uint8Array; readonly writtenAt: number }>();
  return {
    write: (bytes) => {
      const name = nameFile(bytes);
      files.set(name, { bytes: Uint8Array.from(bytes), writtenAt: Date.parse(clock.now()) });
      return Promise.resolve(name);
    },
    read: (name) => {
      const file = files.get(name);
      return Promise.resolve(file === undefined ? null : Uint8Array.from(file.bytes));
    },
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
    list: (after, limit) =>
      Promise.resolve(
        [...files]
          .map(([name, { writtenAt }]) => ({ name, writtenAt }))
          .filter(({ name }) => after === null || name > after)
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .slice(0, limit),
      ),
    ping: () => Promise.resolve(),
  };
}
