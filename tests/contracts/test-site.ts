import type { StorageArchive } from '#core/archive/storage-archive.ts';
import type { Storage } from '#core/storage.ts';

/** A storage that keeps nothing yet, to be used by a server and to be moved, at one time by one of both. */
export interface TestSite {
  readonly archive: StorageArchive;
  readonly openStorage: () => Promise<Storage>;
  /** Forgets all that it holds. */
  readonly release: () => Promise<void>;
}

export type OpenSite = () => Promise<TestSite>;
