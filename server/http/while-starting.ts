import type { Request, RequestHandler, Response } from 'express';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { sendProblem, unavailable } from './problem.ts';
import { setHead } from './set-head.ts';

/** For how many milliseconds a request waits for a process that is starting. Most starts are over by then. */
export const STARTING_PATIENCE = 5_000;

/** After how many seconds a page that came too early looks again. */
const LOOK_AGAIN = 3;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${LOOK_AGAIN}">
<title>${PRODUCT_NAME} is starting</title>
<h1>${PRODUCT_NAME} is starting</h1>
<p>It’ll be here in a moment. This page looks again by itself.</p>
</html>
`;

/**
 * Lets requests wait until the process has started, so that a restart loses none. One that waits for too long is told that
 * the site isn't there yet: a page by a page. Those who ask whether the process is ready are told at once.
 */
export function holdWhileStarting(started: Promise<void>): RequestHandler {
  let isStarted = false;
  void started.then(() => {
    isStarted = true;
  });
  return (request, response, next) => {
    if (isStarted) {
      next();
      return;
    }
    if (/^\/api\/(?:healthz|readyz)$/.test(request.path)) {
      sendProblem(response, unavailable());
      return;
    }
    const patience = setTimeout(() => {
      answer(request, response);
    }, STARTING_PATIENCE);
    response.once('close', () => {
      clearTimeout(patience);
    });
    void started.then(() => {
      clearTimeout(patience);
      if (!response.headersSent && !response.closed) next();
    });
  };
}

function answer(request: Request, response: Response): void {
  const isPage = request.method === 'GET' && !request.path.startsWith('/api/');
  if (!isPage || request.accepts('html') !== 'html') {
    sendProblem(response, unavailable());
    return;
  }
  setHead(response);
  response.status(503).set({ 'Retry-After': String(LOOK_AGAIN), 'Cache-Control': 'no-store' });
  response.type('html').send(PAGE);
}
