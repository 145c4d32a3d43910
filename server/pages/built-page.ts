import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import sirv from 'sirv';
import type { Configuration } from '#server/configuration.ts';
import { readDocuments, type DocumentedSite, type PageDocuments } from './documents.ts';
import type { Page } from './page.ts';
import type { Encoding } from '#server/http/encoded-text.ts';
import { isSecure } from '#server/http/cookie-name.ts';
import { sendEncoded } from '#server/http/send-encoded.ts';
import { readSessionToken } from '#server/http/session-cookie.ts';
import { siteOrigin } from './site-origin.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_WEEK = 'public, max-age=604800';
const ASK_EACH_TIME = 'no-cache';

/**
 * The page as the build left it in the folder. Files under `/assets/` have their content in their
 * names and are kept by browsers, the drawn pictures of members for a week; the rest is requested again and
 * mostly answered with 304.
 */
export function openBuiltPage(
  folder: string,
  { publicOrigin, ...site }: Pick<Configuration, 'publicOrigin'> & DocumentedSite,
): Page {
  const readNow = readDocuments(folder, site);
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', howLongKept(path));
    },
  });

  return {
    files(request, response, next) {
      if (request.path.endsWith('.html')) {
        next();
        return;
      }
      // Files are small and sent whole, which HTTP allows whatever part was asked for.
      delete request.headers.range;
      endWithItsFile(response);
      serveFile(request, response, next);
    },

    sendDocument(request, response, status) {
      const documents = readNow();
      const isSignedIn = readSessionToken(request, { secure: isSecure(publicOrigin) }) !== null;
      const document = isSignedIn ? documents.shell : chooseDocument(documents, request, status);
      const origin = siteOrigin(request, publicOrigin);
      response.status(status);
      if (!document.isIndexed) response.set('X-Robots-Tag', 'noindex');
      const encode = (encoding: Encoding) => document.encode(origin, encoding);
      sendEncoded(request, response, { type: 'text/html; charset=utf-8', encode }, ['Cookie']);
    },

    close: () => Promise.resolve(),
  };
}

/**
 * Cuts the answer off when its file can't be read, as after another build in the same folder: the headers are on
 * their way by then. Nobody else listens for that error, which would end the process.
 */
function endWithItsFile(response: Response): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => {
      response.destroy();
    });
  });
}

function howLongKept(path: string): string {
  if (path.startsWith('/assets/')) return FOREVER;
  return path.startsWith('/pictures/') ? FOR_A_WEEK : ASK_EACH_TIME;
}

/**
 * What was rendered ahead of time, for visitors. It shows them the ways in, which members do not see, so a browser
 * with a session gets the shell and shows nothing that it must take back.
 */
function chooseDocument(documents: PageDocuments, request: Request, status: 200 | 404) {
  if (status === 404) return documents.notFound;
  return documents.byPath.get(request.path) ?? documents.shell;
}
