import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  nameDocument,
  NOT_FOUND_DOCUMENT,
  ORIGIN_PLACEHOLDER,
  PUBLIC_PATHS,
  SHELL_DOCUMENT,
} from '#core/site/domain/public-pages.ts';
import type { Configuration } from '#server/configuration.ts';
import {
  createEncodedText,
  type EncodedText,
  type EncodeText,
  type Encoding,
} from '#server/http/encoded-text.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import { fillInOperator } from './operator.ts';
import { fillInRegistration } from './registration.ts';

/**
 * For how many origins a document is compressed and kept. A site is known by one, or by a few names;
 * clients can make up any number of others, and compressing takes long.
 */
const MOST_ORIGINS = 4;

/** One HTML document of the site. */
export interface PageDocument {
  /** Whether search engines may show it. */
  readonly isIndexed: boolean;
  /** The document as the site at that origin sends it, in that encoding or else as it is. */
  readonly encode: (origin: string, encoding: Encoding) => EncodedText;
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

/** Reads the documents of the folder for a site; throws a `StartupFailure` when the page is not built. */
export function readDocuments(
  folder: string,
  site: Pick<Configuration, 'operator' | 'registration' | 'mail'>,
): PageDocuments {
  const read = (name: string, isIndexed: boolean) => {
    const file = join(folder, name);
    if (existsSync(file)) {
      const filled = fillInOperator(readFileSync(file, 'utf8'), site.operator);
      return createDocument(fillInRegistration(filled, site), isIndexed);
    }
    throw new StartupFailure('The page isn\'t built: run "npm run build" first.');
  };
  return {
    byPath: new Map(PUBLIC_PATHS.map((path) => [path, read(nameDocument(path), true)])),
    notFound: read(NOT_FOUND_DOCUMENT, false),
    shell: read(SHELL_DOCUMENT, false),
  };
}

/** For the first few origins, what is compressed is kept for the next request; others get it as it is. */
function createDocument(html: string, isIndexed: boolean): PageDocument {
  const kept = new Map<string, EncodeText>();
  return {
    isIndexed,
    encode(requestedOrigin, encoding) {
      const origin = html.includes(ORIGIN_PLACEHOLDER) ? requestedOrigin : '';
      const known = kept.get(origin);
      if (known !== undefined) return known(encoding);
      const encode = createEncodedText(html.replaceAll(ORIGIN_PLACEHOLDER, () => origin));
      if (kept.size === MOST_ORIGINS) return encode('identity');
      kept.set(origin, encode);
      return encode(encoding);
    },
  };
}
