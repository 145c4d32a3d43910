import { isDeepStrictEqual } from 'node:util';
import { parseSetCookie } from 'cookie';
import { expect } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { selfSchema } from '#core/members/schemas.ts';
import type { Self } from '#core/members/domain/member.ts';
import { expectDocumented } from './documented-answers.ts';
import { problemSchema } from './problem-schema.ts';

/** An answer of the server; `body` is `undefined` where there is none. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Speaks to the server as one browser would: it keeps the cookies that it is given. */
export interface ApiClient {
  /** `fetch` from the site's own page: addresses may be relative to the site. */
  readonly fetch: typeof globalThis.fetch;
  /** Sends a body as JSON; whatever is answered is checked against the contract. */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ApiAnswer>;
  /** The session token that the browser holds. */
  readonly sessionToken: () => string | null;
}

/** A browser of somebody who is not signed in. */
export function createApiClient(
  url: string,
  sessionToken: string | null = null,
  deviceToken: string | null = null,
): ApiClient {
  const cookies = new Map<string, string>();
  if (sessionToken !== null) cookies.set('sid', sessionToken);
  if (deviceToken !== null) cookies.set('device', deviceToken);

  const fetchWithCookies = async (input: RequestInfo | URL, init: RequestInit) => {
    const address = input instanceof Request ? input : new URL(input, url);
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
    const held = [...cookies].map((pair) => pair.join('='));
    if (held.length > 0) headers.set('Cookie', held.join('; '));
    const response = await fetch(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(cookie);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    async fetch(input, init = {}) {
      const response = await fetchWithCookies(input, init);
      const method = init.method ?? (input instanceof Request ? input.method : 'GET');
      await expectDocumented(method, response);
      return response;
    },
    sessionToken: () => cookies.get('sid') ?? cookies.get('__Host-sid') ?? null,
    async send(method, path, body, headers = {}) {
      const response = await fetchWithCookies(path, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      await expectDocumented(method, response, () => Promise.resolve(text));
      const answer = {
        status: response.status,
        headers: response.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      expectWithinContract(method, path, answer);
      return answer;
    },
  };
}

/** A browser of a member who has registered and is signed in. */
export interface MemberClient extends ApiClient {
  readonly id: number;
  readonly self: Self;
}

export const PASSWORD = 'a quiet garden gate';

/** Registers a member, fills in their profile and signs them in. */
export async function signUp(
  url: string,
  username: string,
  profile: Readonly<Record<string, unknown>> = {},
): Promise<MemberClient> {
  const client = createApiClient(url);
  const account = {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    name: username,
  };
  expect(await client.send('POST', '/api/auth/register', account)).toMatchObject({ status: 201 });
  const credentials = { username, password: PASSWORD };
  const loggedIn = await client.send('POST', '/api/auth/login', credentials);
  const { id } = selfSchema.parse(loggedIn.body);
  const saysNothing = Object.keys(profile).length === 0;
  const updated = saysNothing ? loggedIn : await client.send('PATCH', `/api/users/${id}`, profile);
  return { ...client, id, self: selfSchema.parse(updated.body) };
}

/** Asserts that the call was refused so, with a sentence and nothing but what the contract names. */
export function expectProblem(answer: ApiAnswer, status: number, code: string): void {
  expect({ status: answer.status, ...(answer.body as object) }).toMatchObject({ status, code });
  const { detail } = problemSchema.parse(answer.body);
  expect(detail).toMatch(/\w/);
}

/** Asserts that the answer is exactly what the contract has for the call: nothing less, nothing more. */
function expectWithinContract(method: string, address: string, answer: ApiAnswer): void {
  const { status, headers, body } = answer;
  if (status >= 400) {
    if (method === 'HEAD') return;
    expect(headers.get('Content-Type')).toBe('application/problem+json');
    expect(problemSchema.parse(body).status).toBe(status);
    return;
  }
  if (method === 'OPTIONS' || method === 'HEAD') return;
  const endpoint = findEndpoint(method, address);
  if (endpoint === undefined) throw new Error(`The contract has no ${method} ${address}.`);
  expect(status).toBe(endpoint.status);
  const { response } = endpoint;
  const described = z.encode(response, response.parse(body));
  // What is not the same is shown; to see that it is the same is quicker this way.
  if (!isDeepStrictEqual(described, body)) expect(described).toEqual(body);
}

/** The calls of the contract by their methods and addresses. */
const CALLS: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(endpoints).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

function findEndpoint(method: string, address: string): Endpoint | undefined {
  const path = decodeURIComponent(address.split('?')[0] ?? '');
  const withId = path.replace(/\/\d+(?=\/|$)/, '/{id}');
  return CALLS.get(`${method} ${path}`) ?? CALLS.get(`${method} ${withId}`);
}
