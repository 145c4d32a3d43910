import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { ExportFile } from './export-file.ts';
import { exportFiles } from './export-files.ts';

/** How much text is passed on at a time, in characters. */
const PORTION = 64 * 1024;

/**
 * Writes the data as pages to read and files for programs, in one ZIP archive. It is compressed outside the event loop,
 * and made no faster than it is read.
 */
export function createZipExportArchive({
  siteOrigin,
  findSiteName,
}: {
  /** Where this site is, for links to pictures on it; `null` when nobody has said. */
  readonly siteOrigin: string | null;
  readonly findSiteName: () => string;
}): ExportArchive {
  return {
    write(contents) {
      const site = { origin: siteOrigin, name: findSiteName() };
      return zip(exportFiles(contents, site), new Date(contents.madeAt));
    },
  };
}

/** The bytes of an archive of the files, which are read one after the other. */
export async function* zip(files: AsyncIterable<ExportFile>, at: Date): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  const fail = (error: unknown) => {
    output.destroy(error as Error);
  };
  archive.on('error', fail);
  const reading: { source: Readable | null } = { source: null };
  const adding = addAll(archive, files, at, reading).catch(fail);
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    reading.source?.destroy();
    await adding;
  }
}

async function addAll(
  archive: ZipFile,
  files: AsyncIterable<ExportFile>,
  mtime: Date,
  reading: { source: Readable | null },
): Promise<void> {
  for await (const { path, content } of files) {
    const source = Readable.from(inPortions(content));
    reading.source = source;
    archive.addReadStream(source, path, { mtime, mode: 0o100600 });
    await finished(source);
  }
  archive.end();
}

/** The same text in portions that are worth a write each; bytes as they come. */
async function* inPortions(content: ExportFile['content']): AsyncGenerator<Buffer> {
  let portion = '';
  for await (const text of content) {
    if (typeof text !== 'string') {
      yield Buffer.from(text);
      continue;
    }
    portion += text;
    if (portion.length < PORTION) continue;
    yield Buffer.from(portion);
    portion = '';
  }
  if (portion !== '') yield Buffer.from(portion);
}
