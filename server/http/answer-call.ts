import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { ResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import type { EndpointName } from '#core/call-addresses.ts';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import type { CommonFault } from '#core/kernel/fault.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Refusal } from '#core/refusals.ts';
import { toClientNetwork } from '#server/limits/client-network.ts';
import type { LimitName, RateLimits } from '#server/limits/rate-limits.ts';
import type { Answer, ApiCalls } from './call.ts';
import { readJsonBody } from './json-body.ts';
import { refuseForeignOrigin } from './origin.ts';
import { parsePathId } from './path-id.ts';
import { type HttpProblem, notSignedIn, refusalProblem, unknownAddress } from './problem.ts';
import { sendJson } from './send-json.ts';
import { readSessionToken, writeSessionToken } from './session-cookie.ts';

/** What answering a call takes, beside the work of the call itself. */
export interface AnsweringDependencies {
  readonly apiCalls: ApiCalls;
  readonly resolveSession: ResolveSession;
  readonly rateLimits: RateLimits;
  readonly publicOrigin: string | null;
}

/** Limits by address, which stand before anything of the request is looked at. */
const limitsByAddress: Partial<Record<EndpointName, LimitName>> = {
  logIn: 'logInsByAddress',
  register: 'registrationsByAddress',
};

/**
 * Answers one call of the contract. The steps stand in the order in which the contract decides
 * refusals; the address and the method are known to be right.
 */
export function answerCall(
  name: EndpointName,
  { apiCalls, resolveSession, rateLimits, publicOrigin }: AnsweringDependencies,
): RequestHandler<{ id?: string }> {
  const endpoint: Endpoint = endpoints[name];
  const limit = limitsByAddress[name];
  const work: (call: never) => Promise<Result<Answer<EndpointName>, Refusal>> = apiCalls[name];
  const secure = publicOrigin?.startsWith('https:') ?? false;

  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (endpoint.method !== 'GET') refuseForeignOrigin(request, publicOrigin);
    const clientAddress = toClientNetwork(request.ip ?? '');
    if (limit !== undefined) await rateLimits.take(limit, clientAddress);

    const sessionToken = readSessionToken(request);
    const callerId =
      endpoint.access === 'member' && sessionToken !== null
        ? await resolveSession(sessionToken)
        : null;
    if (endpoint.access === 'member' && callerId === null) throw notSignedIn(name);

    const sentBody = await readJsonBody(request);
    const query = endpoint.query ? parse(endpoint.query, request.query) : null;
    const headers = endpoint.headers ? parse(endpoint.headers, request.headers) : null;
    const body = endpoint.body ? parseBody(endpoint.body, sentBody) : null;

    const id =
      request.params.id === undefined ? null : parsePathId(request.params.id, endpoint.pathId);
    if (request.params.id !== undefined && id === null) throw unknownAddress();

    // The work was found by the same name as the schemas, which types cannot follow.
    const call = { callerId, id, query, headers, body, sessionToken, clientAddress };
    const result = await work(call as never);
    if (!result.ok) throw toProblem(name, result.refusal);
    const { sessionToken: newToken, next, value } = result.value;
    if (newToken !== undefined) writeSessionToken(response, newToken, { secure });
    if (next?.cursor) {
      response.setHeader('Link', nextLink(request, next.parameter, next.cursor));
    }
    send(response, endpoint.status, value);
  };
}

/** A caller whose member is gone by now is a visitor. */
function toProblem(name: EndpointName, refusal: Refusal): HttpProblem {
  return refusal.code === 'not_signed_in' ? notSignedIn(name) : refusalProblem(refusal);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusalProblem({ code: 'invalid_input', errors: toFieldErrors(parsed.error) });
}

function parseBody(schema: z.ZodType, body: unknown): unknown {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return parse(schema, body);
  const fault: CommonFault = { rule: 'body_not_an_object' };
  throw refusalProblem({ code: 'invalid_input', errors: [{ path: '', fault }] });
}

/** The address of the next page (RFC 8288): the same query but for the place in the list. */
function nextLink(
  { originalUrl }: Request<{ id?: string }>,
  parameter: string,
  cursor: string,
): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
  searchParams.set(parameter, cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}

function send(response: Response, status: number, value: unknown): void {
  if (value !== undefined) sendJson(response, status, value);
  else response.status(status).end();
}
