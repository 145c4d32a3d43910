import type { ExportContents } from './export-contents.ts';

/** Writes all of a member's data as one file. */
export interface ExportArchive {
  /** The bytes of the file, in pieces of any length; they are made as they are read. */
  write(contents: ExportContents): AsyncIterable<Uint8Array>;
}
