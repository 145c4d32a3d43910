import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration.ts';
import type { Readiness } from '#server/readiness.ts';
import { createApi } from './api-routes.ts';
import type { AnsweringDependencies } from './answer-call.ts';
import { isSecure } from './cookie-name.ts';
import { errorHandler } from './error-handler.ts';
import { addPageRoutes, type Page } from '#server/pages/page.ts';
import { sendProblem, unavailable } from './problem.ts';
import { createRequestLog } from './request-log.ts';
import { addSearchEngineFiles } from '#server/pages/search-engine-files.ts';
import { createSecurityHeaders } from './security-headers.ts';

/** The app without its routes: until they are there it answers that it is unavailable. */
export function createApp({
  configuration,
  readiness,
  logger,
  development,
}: {
  readonly configuration: Configuration;
  readonly readiness: Readiness;
  readonly logger: Logger;
  readonly development: boolean;
}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', configuration.trustProxy);
  const secure = isSecure(configuration.publicOrigin);
  app.use(createRequestLog(logger));
  const securityHeaders = createSecurityHeaders({ secure, development });
  app.use((_request, response, next) => {
    response.locals.head = [...securityHeaders, 'X-Request-Id', response.locals.requestId];
    if (readiness.phase === 'starting') sendProblem(response, unavailable());
    else next();
  });
  return app;
}

/** Adds everything that the site answers: the calls, the page, and what to say when something fails. */
export function addRoutes(app: Express, dependencies: AnsweringDependencies, page: Page): void {
  app.use(createApi(dependencies));
  app.use(setHead);
  addSearchEngineFiles(app, dependencies.publicOrigin);
  addPageRoutes(app, page);
  app.use(errorHandler);
}

/** Sets the headers of every answer one by one, where someone else sends the answer. */
const setHead: RequestHandler = (_request, response, next) => {
  const { head } = response.locals;
  for (const [place, name] of head.entries()) {
    if (place % 2 === 0) response.setHeader(name, head[place + 1] ?? '');
  }
  next();
};
