import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '#core/contracts/public-pages.ts';
import { StartupFailure } from '#server/startup-failure.ts';

/** How a document can be sent, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One HTML document of the site. */
export interface PageDocument {
  /** Whether search engines may show it. */
  readonly isIndexed: boolean;
  /** The document as the site at that origin sends it, in that encoding. */
  readonly encode: (
    origin: string,
    encoding: Encoding,
  ) => { readonly bytes: Buffer; readonly etag: string };
}

/** The documents of the built page. */
export interface PageDocuments {
  /** Those rendered ahead of time, by path. */
  readonly byPath: ReadonlyMap<string, PageDocument>;
  /** The document that says that nothing is at an address. */
  readonly notFound: PageDocument;
  /** The document without a screen, which the page fills in the browser. */
  readonly shell: PageDocument;
}

const NOT_FOUND = '/not-found';
const SHELL = '/shell';

/** Reads every HTML file of the folder; throws a `StartupFailure` when the page is not built. */
export function readDocuments(folder: string): PageDocuments {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const byPath = new Map<string, PageDocument>();
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const path = `/${name.split(sep).join('/').slice(0, -'.html'.length)}`;
    const isIndexed = path !== NOT_FOUND && path !== SHELL;
    const html = readFileSync(join(folder, name), 'utf8');
    byPath.set(path === '/index' ? '/' : path, createDocument(html, isIndexed));
  }
  const notFound = byPath.get(NOT_FOUND);
  const shell = byPath.get(SHELL);
  if (notFound === undefined || shell === undefined) {
    throw new StartupFailure('The page is not built: run "npm run build" first.');
  }
  return { byPath, notFound, shell };
}

/** What is filled in and compressed is kept for the next request, for one origin at a time. */
function createDocument(html: string, isIndexed: boolean): PageDocument {
  let filled = { origin: '', text: '', etag: '', encoded: new Map<Encoding, Buffer>() };
  return {
    isIndexed,
    encode(origin, encoding) {
      if (filled.origin !== origin) {
        const text = html.replaceAll(ORIGIN_PLACEHOLDER, origin);
        const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
        filled = { origin, text, etag, encoded: new Map() };
      }
      const bytes = filled.encoded.get(encoding) ?? compress(filled.text, encoding);
      filled.encoded.set(encoding, bytes);
      return { bytes, etag: filled.etag };
    },
  };
}

function compress(text: string, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    case 'gzip':
      return gzipSync(text);
    case 'identity':
      return Buffer.from(text);
  }
}
