import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration.ts';
import type { Readiness } from '#server/readiness.ts';
import { createApi } from './api-routes.ts';
import type { AnsweringDependencies } from './answer-call.ts';
import { isSecure } from './cookie-name.ts';
import type { ForwardedHeaders } from './forwarded-headers.ts';
import { createMediaFiles, type MediaFileDependencies } from './media-files.ts';
import { errorHandler } from './error-handler.ts';
import { addPageRoutes, type Page } from '#server/pages/page.ts';
import type { RefusalCount } from '#server/refusal-count.ts';
import { createRequestLog, type NoteAnswer } from './request-log.ts';
import { addSearchEngineFiles } from '#server/pages/search-engine-files.ts';
import { addSiteManifest, type NamedSite } from '#server/pages/site-manifest.ts';
import { addSecurityContact, type SecurityContact } from '#server/pages/security-contact.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { setHead } from './set-head.ts';
import type { StartGate } from './while-starting.ts';

/** The app without its routes: until they are there requests wait. */
export function createApp({
  configuration,
  readiness,
  gate,
  logger,
  refusals,
  forwarded,
  development,
  noteAnswer,
  traceRequest,
}: {
  readonly configuration: Configuration;
  readonly readiness: Readiness;
  /** Opens once the routes are there. */
  readonly gate: Pick<StartGate, 'hold'>;
  readonly logger: Logger;
  readonly refusals: RefusalCount;
  readonly forwarded: Pick<ForwardedHeaders, 'note'>;
  readonly development: boolean;
  readonly noteAnswer?: NoteAnswer | undefined;
  readonly traceRequest?: RequestHandler | undefined;
}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', configuration.trustProxy);
  if (traceRequest !== undefined) app.use(traceRequest);
  const secure = isSecure(configuration.publicOrigin);
  app.use(createRequestLog(logger, refusals, noteAnswer));
  const securityHeaders = createSecurityHeaders({ secure, development });
  app.use((request, response, next) => {
    forwarded.note(request);
    const head = [...securityHeaders, 'X-Request-Id', response.locals.requestId];
    // The next request of this client goes to a process that stays.
    const isLast = readiness.phase === 'draining';
    response.locals.head = isLast ? [...head, 'Connection', 'close'] : head;
    next();
  });
  app.use(gate.hold);
  return app;
}

/** Adds everything that the site answers: the calls, the page, and what to say when something fails. */
export function addRoutes(
  app: Express,
  dependencies: AnsweringDependencies & MediaFileDependencies & SecurityContact & NamedSite,
  page: Page,
): void {
  app.use(createApi(dependencies));
  app.use(createMediaFiles(dependencies));
  app.use((_request, response, next) => {
    setHead(response);
    next();
  });
  addSearchEngineFiles(app, dependencies.publicOrigin);
  addSecurityContact(app, dependencies);
  addSiteManifest(app, dependencies);
  addPageRoutes(app, page);
  app.use(errorHandler);
}
