import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, type DescribedEndpoint } from '#core/contract.ts';
import { createApiClient, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

/** What a field is called that lets somebody in, or do what only they may. */
const SECRET = /(?:password|code|token|signed|challenge)$/i;

/** More than any address may try. */
const MANY = 400;

/** More than anybody may try for one account. */
const MANY_FOR_ONE = 40;

type Described = Readonly<Record<string, unknown>>;

/** The calls that need no session and take something secret: derived from what they take. */
const calls = Object.entries<DescribedEndpoint>(endpoints)
  .filter(([, { access }]) => access === 'public')
  .map(([name, endpoint]) => ({ name, endpoint, fields: fieldsOf(endpoint) }))
  .filter(({ fields }) => fields.some((field) => SECRET.test(field)));
const naming = calls.filter(({ fields }) => fields.includes('username'));

let server: TestServer;

const startAndStop = () => {
  beforeEach(async () => {
    server = await startTestServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  afterEach(() => server.close());
};

const send = ({ method, path }: DescribedEndpoint, body: unknown, address: string) =>
  createApiClient(server.url).send(method, path, body, { 'X-Forwarded-For': address });

test('those calls are found', () => {
  const names = calls.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['logIn', 'register', 'choosePasswordByLink', 'stopMails']),
  );
  expect(names).not.toContain('recoverPassword');
  expect(naming.map(({ name }) => name)).toContain('logIn');
});

describe.each(calls)('$name', ({ endpoint }) => {
  startAndStop();

  test('is limited by address, and says that it can be', async () => {
    expect(endpoint.refuses).toContain('too_many_requests');
    let tries = 0;
    let status = 0;
    while (status !== 429 && tries < MANY) {
      ({ status } = await send(endpoint, {}, '203.0.113.1'));
      tries += 1;
    }
    expect(status).toBe(429);
    expect((await send(endpoint, {}, '198.51.100.1')).status).not.toBe(429);
  });
});

describe.each(naming.filter(({ name }) => name !== 'register'))('$name', ({ endpoint }) => {
  startAndStop();

  test('is limited for one account, wherever the tries come from', async () => {
    await signUp(server.url, 'rosa');
    const body = writeSample(endpoint);
    expect((await send(endpoint, body, '198.51.100.1')).status).toBe(401);
    let status = 0;
    for (let tries = 0; tries < MANY_FOR_ONE && status !== 429; tries += 1) {
      ({ status } = await send(endpoint, body, `203.0.113.${tries}`));
    }
    expect(status).toBe(429);
    const other = { ...body, username: 'somebody' };
    expect((await send(endpoint, other, '198.51.100.2')).status).toBe(401);
  });
});

/** What a body is described as: each has a name, under which its fields are. */
interface Referring {
  readonly $ref: string;
  readonly $defs: Readonly<Record<string, { readonly required: readonly string[] }>>;
}

/** The names of all fields that a call takes, at any depth. */
function fieldsOf({ body, query }: DescribedEndpoint): readonly string[] {
  return [body, query].flatMap((schema) => (schema ? namesIn(describeInput(schema)) : []));
}

function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { readonly properties?: Described };
  const own = Object.keys(properties ?? {});
  return [...own, ...Object.values(schema).flatMap((part) => namesIn(part))];
}

function describeInput(schema: z.ZodType): Described {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** What the call needs, about an account that is there, with a wrong secret. */
function writeSample({ body }: DescribedEndpoint): Described {
  const { $ref, $defs } = describeInput(body!) as unknown as Referring;
  const { required } = $defs[$ref.replace('#/$defs/', '')]!;
  const values = required.map((field) => [field, field === 'username' ? 'rosa' : 'not that one']);
  return Object.fromEntries(values) as Described;
}
