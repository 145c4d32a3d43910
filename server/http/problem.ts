import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import type { Response } from 'express';
import type { EndpointName } from '#core/call-addresses.ts';
import type { Problem, ProblemCode, TransportProblemCode } from '#core/kernel/problem.ts';
import { describeRefusal, type FieldError, type Refusal } from '#core/kernel/refusal.ts';
import { sendJson } from './send-json.ts';

/** The HTTP status of every way to fail; a code without one does not compile. */
const statusOf = {
  invalid_input: 400,
  username_fixed: 400,
  bad_credentials: 401,
  not_signed_in: 401,
  bad_origin: 403,
  forbidden: 403,
  not_accepted: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_accepted: 409,
  already_connected: 409,
  email_taken: 409,
  idempotency_key_reused: 409,
  username_taken: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

const transportDetails = {
  bad_origin: 'This request came from another site and was refused.',
  method_not_allowed: 'This address does not answer to this method.',
  too_large: 'This is too much to send at once: 64 KiB is the most.',
  unsupported_media_type: 'Send the request as application/json in UTF-8, without compression.',
  too_many_requests: 'That was a bit much at once. Please wait a while and try again.',
  unavailable: 'The server cannot answer just now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again later.',
} as const satisfies Record<TransportProblemCode, string>;

interface ProblemParts {
  readonly code: ProblemCode;
  /** One plain sentence fit for a toast. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: OutgoingHttpHeaders;
}

/** A failure on its way to the client; whatever serves a request may throw it. */
export class HttpProblem extends Error {
  readonly parts: ProblemParts;

  constructor(parts: ProblemParts) {
    super(parts.detail);
    this.parts = parts;
  }
}

/** The refusal of a use case, with the core's own sentence. */
export function refusalProblem(refusal: Refusal): HttpProblem {
  return new HttpProblem({
    code: refusal.code,
    detail: describeRefusal(refusal),
    ...('errors' in refusal && { errors: refusal.errors }),
    ...('retryAfter' in refusal && { headers: { 'Retry-After': String(refusal.retryAfter) } }),
  });
}

/** A failure that belongs to HTTP, sessions or the running process. */
export function transportProblem(
  code: TransportProblemCode,
  headers: OutgoingHttpHeaders = {},
): HttpProblem {
  return new HttpProblem({ code, detail: transportDetails[code], headers });
}

/** A call that only a signed-in member may make, made by a visitor (specification §6). */
export function notSignedIn(name: EndpointName): HttpProblem {
  const refusal = { code: 'not_signed_in' } as const;
  const detail =
    name === 'updateProfile'
      ? 'You must be logged in to update your profile'
      : describeRefusal(refusal);
  return new HttpProblem({ ...refusal, detail });
}

/** An address at which there is nothing. */
export function unknownAddress(): HttpProblem {
  return new HttpProblem({ code: 'not_found', detail: 'There is nothing at this address.' });
}

/** Storage or the process cannot answer now; clients may ask again after some seconds. */
export function unavailable(): HttpProblem {
  return transportProblem('unavailable', { 'Retry-After': '5' });
}

/** Sends a failure as RFC 9457 has it. */
export function sendProblem(response: Response, { parts }: HttpProblem): void {
  const status = statusOf[parts.code];
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: parts.detail,
    code: parts.code,
    ...(parts.errors && { errors: [...parts.errors] }),
  };
  response.set({ 'Cache-Control': 'no-store', ...parts.headers });
  sendJson(response, status, problem, 'application/problem+json');
}
