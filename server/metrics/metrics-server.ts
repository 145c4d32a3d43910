import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '#server/http/http-server.ts';
import type { MetricsPlace } from '#server/metrics-variables.ts';
import { together } from './together.ts';

/** How many milliseconds a request may take to arrive. */
const REQUEST_LIMIT = 5_000;

/** Answers `GET /metrics`, and nothing else. */
export interface MetricsServer {
  /** Where it listens, such as `http://127.0.0.1:9464`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts to listen; throws a `StartupFailure` when that cannot be. Scrapes at the same time share what they read. */
export async function openMetricsServer(
  registry: Registry,
  { host, port }: MetricsPlace,
): Promise<MetricsServer> {
  const scrape = together(() => registry.metrics());

  async function answer({ method, url = '' }: IncomingMessage, response: ServerResponse) {
    if (url.split('?')[0] !== '/metrics') response.writeHead(404).end();
    else if (method !== 'GET') response.writeHead(405, { Allow: 'GET' }).end();
    else {
      const text = await scrape();
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
      response.writeHead(200, headers).end(text);
    }
  }

  const server = createServer(
    { headersTimeout: REQUEST_LIMIT, requestTimeout: REQUEST_LIMIT },
    (request, response) => {
      answer(request, response).catch(() => response.destroy());
    },
  );
  const settings = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
  const url = await listen(server, host, port, settings);
  return {
    url,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
