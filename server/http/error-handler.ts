import type { ErrorRequestHandler } from 'express';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { en } from '#core/texts/en.ts';
import {
  HttpProblem,
  sendProblem,
  transportProblem,
  unavailable,
  unknownAddress,
} from './problem.ts';

/**
 * Answers every failure as a problem. An unexpected one is logged under the request's id, and the
 * client receives only that id.
 */
export const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  if (error instanceof HttpProblem) {
    sendProblem(response, error);
    return;
  }
  // An address whose percent-encoding is broken reaches no route.
  if (error instanceof URIError) {
    sendProblem(response, unknownAddress());
    return;
  }
  if (error instanceof TooBusy) {
    sendProblem(response, unavailable());
    // Nothing has failed, and a stack for each would let one client fill the log.
    response.locals.refused = 'too_busy';
    response.locals.crowded = error.crowded;
    return;
  }
  if (error instanceof StorageUnavailable) {
    response.locals.failure = error;
    sendProblem(response, unavailable());
    return;
  }
  response.locals.failure = error instanceof Error ? error : new Error(String(error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { parts } = transportProblem('internal');
  const number = en.requestNumber(response.locals.requestId);
  const detail = `${parts.detail} ${number}`;
  sendProblem(response, new HttpProblem({ ...parts, detail }));
};
