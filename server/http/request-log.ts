import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from '#server/describe-error.ts';

/**
 * Logs every request once it is answered: its id, which the answer carries too, the method, the route
 * (or the path, where there is none), the status and the milliseconds it took. Nothing about a
 * member is logged: no query, body, cookie or network address.
 */
export function createRequestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    wrapSerializers: false,
    serializers: { req: () => undefined, err: describeError },
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: ({ path }, { statusCode }) => {
      if (statusCode >= 500) return statusCode === 500 ? 'error' : 'warn';
      return /^\/api\/(health|ready)z$/.test(path) ? 'debug' : 'info';
    },
    customSuccessObject: describe,
    customErrorObject: (request, response, _error, measured) => ({
      ...describe(request, response, measured),
      ...(response.err && { err: response.err }),
    }),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
  });
}

function describe(request: Request, response: Response, measured: unknown): object {
  const { path: routePath } = (request.route ?? request) as { path: string };
  return {
    method: request.method,
    path: routePath,
    status: response.statusCode,
    milliseconds: (measured as { responseTime: number }).responseTime,
  };
}
