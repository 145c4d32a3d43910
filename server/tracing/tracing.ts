import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { RequestHandler } from 'express';
import { nameStatement, type WatchStatement } from '#adapters/sql/watched-statements.ts';

/** What is traced of a process, for those who run it. Nothing in it is about a member. */
export interface Tracing {
  /** Traces a request from its first handler to the end of its answer. */
  readonly traceRequest: RequestHandler;
  /** Traces the statements of requests, by their names. */
  readonly watchStatement: WatchStatement;
  /** Sends what waits, and stops. */
  readonly close: () => Promise<void>;
}

/** What is not in the contract: pages and their files, and whatever somebody tries. */
const OTHER = 'other';

/**
 * Begins to trace: a span for each request, with one for each statement that it runs. They say method, route, status and
 * the name of the statement; addresses, ids, bodies and values are in none. What a client says of a trace of its own is
 * not taken over.
 */
export function createTracing(endpoint: string, version: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hearthkin', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('hearthkin');
  const requests = new AsyncLocalStorage<Context>();
  return {
    traceRequest: (request, response, next) => {
      const { method } = request;
      const span = tracer.startSpan(OTHER, { kind: SpanKind.SERVER, root: true });
      response.once('close', () => {
        const { statusCode, locals } = response;
        const route = locals.route ?? OTHER;
        span.updateName(`${method} ${route}`);
        span.setAttribute('http.request.method', method).setAttribute('http.route', route);
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      requests.run(trace.setSpan(ROOT_CONTEXT, span), next);
    },
    watchStatement: (sql) => {
      const request = requests.getStore();
      if (request === undefined) return () => undefined;
      const span = tracer.startSpan(nameStatement(sql), { kind: SpanKind.CLIENT }, request);
      return (rows) => {
        if (rows === null) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    close: () => provider.shutdown(),
  };
}
