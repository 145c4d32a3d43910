import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTracing } from '#server/tracing/tracing.ts';
import { createApiClient, signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

const received: { readonly path: string | undefined; readonly body: string }[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ path: request.url, body });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});
let endpoint: string;

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(async () => {
  collector.closeAllConnections();
  await once(collector.close(), 'close');
});

const spans = () =>
  received.flatMap(({ body }) =>
    sentSchema
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

test('a collector receives a span for each request with its statements, and nothing of a member', async () => {
  const file = join(makeTemporaryFolder(), 'traced.db');
  const server = await startTestServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`, DATABASE_URL: `sqlite:${file}` },
    ownStorage: true,
  });
  const rosa = await signUp(server.url, 'rosa');
  await rosa.send('GET', `/api/users/${rosa.id}`);
  await createApiClient(server.url).fetch('/about?from=rosa');
  await server.close();

  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const profile = spans().find(({ name }) => name === 'GET /api/users/:id')!;
  expect(Object.fromEntries(profile.attributes.map(({ key, value }) => [key, value]))).toEqual({
    'http.request.method': { stringValue: 'GET' },
    'http.route': { stringValue: '/api/users/:id' },
    'http.response.status_code': { intValue: 200 },
  });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === profile.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT member');
  expect(statements.flatMap(({ attributes }) => attributes)).toEqual([]);
  expect(spans().map(({ name }) => name)).toContain('GET other');
  const sent = received.map(({ body }) => body).join('');
  for (const secret of ['rosa', '127.0.0.1', 'correct horse']) expect(sent).not.toContain(secret);
});

test('a statement outside of a request is not traced', async () => {
  const before = spans().length;
  const tracing = createTracing(endpoint, '1.0.0');
  tracing.watchStatement('SELECT 1')(1);
  await tracing.close();
  expect(spans()).toHaveLength(before);
});

test('its packages are loaded only where there is a collector', async () => {
  const program = `
    const { writeSync } = await import('node:fs');
    const { register } = await import('node:module');
    register('data:text/javascript,' + encodeURIComponent(\`
      import { writeSync } from 'node:fs';
      export async function resolve(specifier, context, next) {
        if (specifier.startsWith('@opentelemetry/')) writeSync(2, 'loaded ' + specifier + '\\\\n');
        return next(specifier, context);
      }\`));
    const { loadTracing } = await import('#server/tracing/load-tracing.ts');
    await import('#server/start-server.ts');
    await loadTracing(null, process.cwd());
    writeSync(2, 'with a collector');
    await loadTracing('http://127.0.0.1:4318', process.cwd());
    process.exit(0);`;
  const root = join(import.meta.dirname, '../..');
  const node = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stderr } = await promisify(execFile)(process.execPath, node, { cwd: root });
  const [without, having] = stderr.split('with a collector');
  expect(without).not.toContain('loaded @opentelemetry/');
  expect(having).toContain('loaded @opentelemetry/');
});
