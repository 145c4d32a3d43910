import type { Express, Request, RequestHandler, Response } from 'express';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { answerOtherMethod } from '#server/http/other-methods.ts';
import { parsePathId } from '#server/http/path-id.ts';
import { unknownAddress } from '#server/http/problem.ts';

/** What browsers show: an HTML document for every address, and the files it needs. */
export interface Page {
  /** Serves the files, and passes on what is not one of them. */
  readonly files: RequestHandler;
  /** Answers a GET or HEAD with the document of the address. */
  readonly sendDocument: (
    request: Request,
    response: Response,
    status: 200 | 404,
  ) => void | Promise<void>;
  readonly close: () => Promise<void>;
}

const PAGE_METHODS = ['GET'];

const ROUTES: readonly string[] = [
  ...Object.values(PAGE_ROUTES),
  ...Object.values(DESK_ROUTES),
  ...Object.values(SETTINGS_ROUTES),
  ...Object.values(LETTER_ROUTES),
];

/** Where service workers of the page are. */
const WORKER = /^\/[a-z-]+-worker\.js$/;

/** What browsers get for a worker that the page has no more: it takes its place and removes itself. */
const REMOVE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/**
 * Serves the page at every address that is left: with 200 at those of the contract, and with 404 at
 * any other, where it shows its not-found screen. Each has one address: other ways to write it lead there.
 */
export function addPageRoutes(app: Express, page: Page): void {
  app.use((request, response, next) => {
    const isPage = isPageAddress(request.path);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (isPage) return page.sendDocument(request, response, 200);
      const meant = meantAddress(request.path);
      if (meant !== null) {
        const [, query = ''] = /(\?.*)$/s.exec(request.url) ?? [];
        response.redirect(308, meant + query);
        return;
      }
      page.files(request, response, next);
      return;
    }
    if (!isPage) throw unknownAddress();
    answerOtherMethod(request, response, PAGE_METHODS);
  });
  app.use(WORKER, (_request, response) => {
    response.type('text/javascript').set('Cache-Control', 'no-cache').send(REMOVE_WORKER);
  });
  app.use('/assets', (_request, response) => {
    response.status(404).type('text/plain').send('There’s no such file.\n');
  });
  app.use((request, response) => page.sendDocument(request, response, 404));
}

/** The page's address where it is written in other letters, or with a slash at its end. */
function meantAddress(path: string): string | null {
  const meant = path.toLowerCase().replace(/\/+$/, '');
  return isPageAddress(meant) ? meant : null;
}

function isPageAddress(path: string): boolean {
  if (PUBLIC_PATHS.includes(path)) return true;
  return ROUTES.some((route) => {
    const [start = '', end] = route.split(':id');
    if (end === undefined) return route === path;
    return path.startsWith(start) && parsePathId(path.slice(start.length)) !== null;
  });
}
