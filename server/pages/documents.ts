import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  nameDocument,
  NOT_FOUND_DOCUMENT,
  ORIGIN_PLACEHOLDER,
  PUBLIC_PATHS,
  SHELL_DOCUMENT,
} from '#core/site/domain/public-pages.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { SiteSettings } from '#core/operations/domain/site-settings.ts';
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

/** What documents say of the site that sends them. */
export interface DocumentedSite {
  readonly liveSettings: Pick<LiveSettings, 'current'>;
  readonly sendsMails: boolean;
}

/**
 * Reads the documents of the folder, once; throws a `StartupFailure` when the page is not built. Returns how to get
 * them as the settings of the site are now.
 */
export function readDocuments(
  folder: string,
  { liveSettings, sendsMails }: DocumentedSite,
): () => PageDocuments {
  const names = [...PUBLIC_PATHS.map(nameDocument), NOT_FOUND_DOCUMENT, SHELL_DOCUMENT];
  const templates = new Map(names.map((name) => [name, readTemplate(join(folder, name))]));
  let filled: { readonly of: SiteSettings; readonly documents: PageDocuments } | null = null;
  return () => {
    const settings = liveSettings.current();
    if (filled?.of !== settings) {
      const site = { ...settings, sendsMails };
      filled = { of: settings, documents: fillIn(templates, site) };
    }
    return filled.documents;
  };
}

function readTemplate(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new StartupFailure('The page isn\'t built: run "npm run build" first.');
}

function fillIn(
  templates: ReadonlyMap<string, string>,
  site: SiteSettings & { readonly sendsMails: boolean },
): PageDocuments {
  const make = (name: string, isIndexed: boolean) => {
    const html = fillInOperator(templates.get(name) ?? '', site.operator);
    return createDocument(fillInRegistration(html, site), isIndexed);
  };
  return {
    byPath: new Map(PUBLIC_PATHS.map((path) => [path, make(nameDocument(path), true)])),
    notFound: make(NOT_FOUND_DOCUMENT, false),
    shell: make(SHELL_DOCUMENT, false),
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
