import type { FileName } from '#core/media/domain/file-name.ts';

/** A file, and when it was last written. */
export interface StoredFile {
  readonly name: FileName;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Keeps small files, each named by what it holds. Everything rejects with a `StorageUnavailable` while it can't be
 * reached or has no room.
 */
export interface FileStore {
  /** Stores a file, durably and as a whole, and returns its name. One that's there is as if written now. */
  write(bytes: Uint8Array): Promise<FileName>;
  /** What a file holds; `null` where there is none of that name, or where it holds something else. */
  read(name: FileName): Promise<Uint8Array | null>;
  /** Removes it, if it's there. */
  remove(name: FileName): Promise<void>;
  /** The files in the order of their names, after that one, at most so many. */
  list(after: FileName | null, limit: number): Promise<readonly StoredFile[]>;
  /** Resolves while files can be read and written, and rejects otherwise. */
  ping(): Promise<void>;
}
