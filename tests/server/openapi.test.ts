import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type DescribedEndpoint } from '#core/contract.ts';
import { collectAddresses } from '#server/http/api-routes.ts';
import { addRoutes } from '#server/http/app.ts';
import { COMMITTED_DOCUMENT, writeOpenApiDocument } from '#tests/support/committed-document.ts';
import { createOpenApiDocument } from '#server/openapi/openapi-document.ts';
import type { Page } from '#server/pages/page.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: object;
  readonly responses: Readonly<
    Record<string, { readonly headers?: object; readonly content?: object }>
  >;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

let server: TestServer;
let served: Document;

beforeAll(async () => {
  server = await startTestServer();
  const answer = await createApiClient(server.url).send('GET', '/api/openapi.json');
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  served = answer.body as Document;
});
afterAll(() => server.close());

test('is valid OpenAPI 3.1, to anyone who asks', async () => {
  expect(served.openapi).toMatch(/^3\.1\./);
  const result = await new Validator().validate({ ...served });
  expect(result).toEqual({ valid: true });
});

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('is sent as %s to those who take that, and asked for again by its ETag', async (name, read) => {
  const ask = (method: string, headers: object = {}) =>
    sendPlainly(method, { 'Accept-Encoding': name, ...headers });
  const got = await ask('GET');
  expect(got.status).toBe(200);
  expect(got.headers['content-encoding'] ?? 'identity').toBe(name);
  expect(got.headers['cache-control']).toBe('no-cache');
  expect(got.headers.vary).toBe('Accept-Encoding');
  expect(got.headers['content-length']).toBe(String(got.bytes.byteLength));
  expect(got.headers).toHaveProperty('content-security-policy');
  expect(JSON.parse(read(got.bytes).toString())).toEqual(served);

  const head = await ask('HEAD');
  expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
  for (const header of ['etag', 'content-length', 'content-type', 'content-encoding', 'vary']) {
    expect(head.headers[header]).toBe(got.headers[header]);
  }

  for (const method of ['GET', 'HEAD']) {
    const again = await ask(method, { 'If-None-Match': got.headers.etag });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(got.headers.etag);
    expect(again.headers['cache-control']).toBe('no-cache');
  }
  expect(await ask('GET', { 'If-None-Match': '"another"' })).toMatchObject({ status: 200 });
});

test('says of itself that it may be kept', () => {
  const describe = served.paths['/api/openapi.json']?.['get'];
  expect(describe?.responses['200']?.headers).toHaveProperty('ETag');
  expect(describe?.responses['304']?.content).toBeUndefined();
});

test('refers to nothing that it does not have, and has nothing that it does not refer to', () => {
  const text = JSON.stringify(served);
  const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
  const names = Object.keys(served.components.schemas);
  expect([...new Set(references)].sort()).toEqual(
    names.map((name) => `#/components/schemas/${name}`).sort(),
  );
  expect(names).toEqual(expect.arrayContaining(['Member', 'Self', 'Connection', 'Message']));
});

test('names the addresses and methods that the server answers, and no others', async () => {
  const app = express();
  const [dependencies, page] = [{ apiCalls: {} }, {}] as unknown as [
    Parameters<typeof addRoutes>[1],
    Page,
  ];
  addRoutes(app, dependencies, page);
  const routes = app.router.stack
    .flatMap(({ route }) => (route ? [route.path] : []))
    .filter((path) => path.startsWith('/api'));
  expect(routes).toEqual([]);
  const documented = Object.keys(served.paths);
  expect([...collectAddresses(dependencies).keys()].sort()).toEqual(documented.sort());

  for (const [path, operations] of Object.entries(served.paths)) {
    const { headers } = await createApiClient(server.url).send(
      'OPTIONS',
      path.replace('{id}', '1'),
    );
    const methods = headers.get('Allow')?.split(', ') ?? [];
    expect(methods.filter((method) => !['HEAD', 'OPTIONS'].includes(method)).sort()).toEqual(
      Object.keys(operations)
        .map((method) => method.toUpperCase())
        .sort(),
    );
  }
});

test('says of a call what it takes, what it answers and why it is refused', () => {
  const send = served.paths['/api/connections/{id}/messages']?.['post'];
  expect(send?.operationId).toBe('sendMessage');
  expect(send?.security).toEqual([{ session: [] }]);
  expect(send?.parameters?.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
    'path id',
    'header idempotency-key',
  ]);
  expect(send?.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/MessageDraft' } } },
  });
  expect(send?.responses['201']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Message' } },
  });
  expect(codesOf(send)).toEqual({
    400: ['invalid_input', 'attachments_not_together'],
    401: ['not_signed_in'],
    403: ['must_choose_password', 'bad_origin', 'not_accepted'],
    404: ['not_found'],
    409: ['idempotency_key_reused', 'member_has_left', 'not_written_yet'],
    413: ['too_large'],
    415: ['unsupported_media_type'],
    429: ['too_many_requests'],
    500: ['internal'],
    503: ['unavailable'],
  });
  expect(send?.responses['429']?.headers).toHaveProperty('Retry-After');
});

test('says of a public call that it needs no session, and which starts one', () => {
  const logIn = served.paths['/api/auth/login']?.['post'];
  expect(logIn?.security).toEqual([]);
  expect(logIn?.responses['200']?.headers).toHaveProperty('Set-Cookie');
  expect(codesOf(logIn)).toMatchObject({
    401: ['bad_credentials', 'second_factor_required', 'second_factor_wrong'],
    403: [
      'bad_origin',
      'account_suspended',
      'account_removed',
      'account_leaving',
      'awaiting_approval',
      'account_under_age',
    ],
  });
  expect(served.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'sid' },
  });
});

test('says of the call that chooses a password that it needs none to be chosen', () => {
  const choose = served.paths['/api/password']?.['put'];
  expect(codesOf(choose)).toMatchObject({
    401: ['not_signed_in'],
    403: ['bad_origin', 'forbidden'],
  });
});

test('says of a list how it is read on, with numbers as numbers and no null in an address', () => {
  const discover = served.paths['/api/discovery']?.['get'];
  expect(discover?.responses['200']?.headers).toHaveProperty('Link');
  expect(discover?.parameters).toContainEqual({
    name: 'minAge',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 0, maximum: 120 },
  });
  const status = served.paths['/api/connections/status']?.['get'];
  expect(status?.parameters).toContainEqual({
    name: 'userId1',
    in: 'query',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  });
  expect(status?.responses['200']?.headers).toBeUndefined();
});

test('is what is committed', () => {
  const committed = readFileSync(COMMITTED_DOCUMENT, 'utf8');
  const hint = 'docs/openapi.json is not what the code describes: if it should be, npm run openapi';
  expect(JSON.parse(committed), hint).toEqual(served);
  expect(committed === writeOpenApiDocument(), hint).toBe(true);
});

test('says who may make a call', () => {
  const securityOf = (path: string) => served.paths[path]?.['get']?.security;
  expect(securityOf('/api/resources')).toEqual([]);
  expect(securityOf('/api/users')).toEqual([{ session: [] }]);
  expect(securityOf('/api/desk/reports')).toEqual([{ session: ['moderator'] }]);
  for (const { method, path, access } of Object.values<DescribedEndpoint>(endpoints)) {
    const [needed] = served.paths[path]?.[method.toLowerCase()]?.security ?? [];
    const roles = access === 'public' ? undefined : access === 'member' ? [] : [access];
    expect(needed).toEqual(roles && { session: roles });
  }
});

test('is the same for every process', () => {
  expect(served).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
});

/** Asks for the document without decoding what comes. */
async function sendPlainly(method: string, headers: object) {
  const asked = request(`${server.url}/api/openapi.json`, { method, headers: { ...headers } });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, bytes };
}

/** The codes of every failure, by status. */
function codesOf(operation: Operation | undefined): Record<string, readonly string[]> {
  const problems = Object.entries(operation?.responses ?? {}).filter(([status]) => status >= '400');
  return Object.fromEntries(
    problems.map(([status, { content }]) => {
      const { schema } = (content as Record<string, { schema: object }>)[
        'application/problem+json'
      ]!;
      const { properties } = schema as { properties: { code: { enum: string[] } } };
      return [status, properties.code.enum];
    }),
  );
}
