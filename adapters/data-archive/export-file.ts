/** A file of the archive. Its content is made while it is read. */
export interface ExportFile {
  readonly path: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}
