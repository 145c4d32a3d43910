import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { StartupFailure } from '#server/startup-failure.ts';
import type { Page } from './page.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The encodings that the build compresses into, best first, and how it names the files. */
const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/**
 * The page as the build left it in the folder. Files under `/assets/` have their content in their
 * names and are kept by browsers; the rest is asked for anew and mostly answered with 304.
 */
export function openBuiltPage(folder: string): Page {
  const document = readDocument(join(folder, 'index.html'));
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME);
    },
  });

  return {
    files(request, response, next) {
      if (/\.html(\.\w+)?$/.test(request.path)) {
        next();
        return;
      }
      // Files are small and sent whole, which HTTP allows whatever part was asked for.
      delete request.headers.range;
      serveFile(request, response, next);
    },

    sendDocument(request, response, status) {
      const variant = document.variants.find(({ encoding }) => request.acceptsEncodings(encoding));
      response.status(status).set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': ASK_EACH_TIME,
        Vary: 'Accept-Encoding',
        ETag: document.etag,
        ...(variant && { 'Content-Encoding': variant.encoding }),
      });
      response.send(variant?.bytes ?? document.bytes);
    },

    close: () => Promise.resolve(),
  };
}

function readDocument(file: string) {
  if (!existsSync(file)) {
    throw new StartupFailure('The page is not built: run "npm run build" first.');
  }
  const bytes = readFileSync(file);
  const variants = ENCODINGS.filter(({ extension }) => existsSync(file + extension)).map(
    ({ encoding, extension }) => ({ encoding, bytes: readFileSync(file + extension) }),
  );
  return { bytes, variants, etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
