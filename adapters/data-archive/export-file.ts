/** A file of the archive. Its content is made while it is read. */
export interface ExportFile {
  readonly path: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** What is there as a whole, as the content of a file. */
// eslint-disable-next-line @typescript-eslint/require-await
export async function* whole<Content>(content: Content): AsyncGenerator<Content> {
  yield content;
}
