import type { Request, RequestHandler, Response } from 'express';
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
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${LOOK_AGAIN}">
<title>This site is starting</title>
<h1>This site is starting</h1>
<p>It’ll be here in a moment. This page looks again by itself.</p>
</html>
`;

/** Where requests wait for a process that starts, so that a restart loses none. */
export interface StartGate {
  /**
   * Lets requests wait until the gate is open. One that waits for too long is told that the site isn't there yet: a page by
   * a page. Those who ask whether the process is ready are told at once.
   */
  readonly hold: RequestHandler;
  readonly open: () => void;
}

/** Makes a gate that is closed. */
export function createStartGate(): StartGate {
  let isOpen = false;
  const waiting = new Set<() => void>();
  return {
    hold: (request, response, next) => {
      if (isOpen) next();
      else if (/^\/api\/(?:healthz|readyz)$/.test(request.path))
        sendProblem(response, unavailable());
      else {
        const giveUp = setTimeout(() => {
          waiting.delete(goOn);
          answer(request, response);
        }, STARTING_PATIENCE);
        const leave = () => {
          clearTimeout(giveUp);
          waiting.delete(goOn);
        };
        const goOn = () => {
          leave();
          next();
        };
        waiting.add(goOn);
        response.once('close', leave);
      }
    },
    open: () => {
      isOpen = true;
      for (const goOn of [...waiting]) goOn();
    },
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
