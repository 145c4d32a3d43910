import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Level, Logger } from 'pino';
import type { Crowded } from '#core/kernel/too-busy.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalCount } from '#server/refusal-count.ts';

declare module 'express-serve-static-core' {
  interface Locals {
    /** Names the request in the log and in the answer. */
    requestId: string;
    /** The address of the call as the contract writes it; absent where there is no call. */
    route?: string;
    /** The member who makes the call, once that is known. */
    callerId?: MemberId;
    /** Why the request was refused, by the machine word of the answer. */
    refused?: string;
    /** Why the request failed, for the log alone. */
    failure?: Error;
    /** What the process had too much of to answer. */
    crowded?: Crowded;
  }
}

/** Notes a request that was answered, or whose client is gone, and how many milliseconds that took. */
export type NoteAnswer = (request: Request, response: Response, milliseconds: number) => void;

/**
 * Logs every request once it is answered, or its client is gone: its id, the method, the route (or the
 * path, where there is none), the status and the milliseconds it took, and counts what was refused. Nothing about a
 * member is logged: no query, body, cookie or network address. Requests have no logger of their own, and a line that
 * the level leaves out is never put together, because either would cost more than answering a small call. Whoever
 * counts requests hears of each of them too.
 */
export function createRequestLog(
  logger: Logger,
  refusals: RefusalCount,
  noteAnswer?: NoteAnswer,
): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.locals.requestId = randomUUID();
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      noteAnswer?.(request, response, milliseconds);
      countRefusal(refusals, request, response);
      const level = levelOf(request, response);
      if (!logger.isLevelEnabled(level)) return;
      const failed = response.locals.failure !== undefined || response.statusCode >= 500;
      logger[level](describe(request, response, milliseconds), failed ? 'failed' : 'answered');
    });
    next();
  };
}

function countRefusal(refusals: RefusalCount, { method }: Request, { locals }: Response): void {
  const { refused, failure, route = null, callerId: memberId = null } = locals;
  if (refused === undefined || failure !== undefined) return;
  refusals.note({ method, route, refused, memberId });
}

function levelOf({ path }: Request, { statusCode }: Response): Level {
  if (statusCode >= 500) return statusCode === 500 ? 'error' : 'warn';
  return path === '/api/healthz' || path === '/api/readyz' ? 'debug' : 'info';
}

function describe(
  request: Request,
  { locals, statusCode }: Response,
  milliseconds: number,
): object {
  return {
    requestId: locals.requestId,
    method: request.method,
    path: locals.route ?? request.path,
    status: statusCode,
    milliseconds: Math.round(milliseconds),
    ...(locals.failure ? { err: locals.failure } : { refused: locals.refused }),
  };
}
