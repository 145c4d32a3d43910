import { STATUS_CODES } from 'node:http';
import type { Response } from 'express';
import type { EndpointName } from '#core/contract.ts';
import type { FieldMessage, Problem, TransportProblemCode } from '#core/kernel/problem.ts';
import type { Refusal, RefusalCode } from '#core/refusals.ts';
import { describeFault, describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { NOT_STORED, sendJson, type Headers } from './send-json.ts';

/** Every machine word that `code` of a problem can be. */
export type ProblemCode = RefusalCode | TransportProblemCode;

/** The HTTP status of every way to fail; a code without one does not compile. */
export const statusOf = {
  invalid_input: 400,
  username_fixed: 400,
  bad_credentials: 401,
  passkey_not_valid: 401,
  not_signed_in: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  account_leaving: 403,
  account_removed: 403,
  account_suspended: 403,
  account_under_age: 403,
  awaiting_approval: 403,
  address_not_confirmed: 403,
  bad_origin: 403,
  bond_needed: 403,
  forbidden: 403,
  second_step_needed: 403,
  must_choose_password: 403,
  invitation_not_valid: 403,
  invitation_required: 403,
  may_not_ask: 403,
  not_accepted: 403,
  not_open_yet: 403,
  note_needed: 403,
  takes_no_requests: 403,
  not_found: 404,
  link_not_valid: 404,
  method_not_allowed: 405,
  already_accepted: 409,
  authenticator_off: 409,
  authenticator_on: 409,
  approval_undecided: 409,
  already_answered: 409,
  already_appealed: 409,
  appeal_already_answered: 409,
  already_connected: 409,
  already_introduced: 409,
  asked_before: 409,
  claimed_by_another: 409,
  email_taken: 409,
  idempotency_key_reused: 409,
  measure_not_in_force: 409,
  last_passkey: 409,
  member_has_left: 409,
  question_open: 409,
  question_settled: 409,
  rhythm_agreed: 409,
  activity_agreed: 409,
  activity_not_due: 409,
  too_many_days: 409,
  birthday_kept: 409,
  message_settled: 409,
  member_removed: 409,
  on_break: 409,
  own_decision: 409,
  passkey_and_codes_needed: 409,
  passkey_known: 409,
  sends_no_mail: 409,
  second_moderator_needed: 409,
  about_operator: 409,
  setting_fixed: 409,
  recovery_decided: 409,
  recovery_needs_another: 409,
  too_few_answers: 409,
  invitation_ended: 409,
  not_awaiting_approval: 409,
  terms_changed: 409,
  too_many_open_invitations: 409,
  too_many_passkeys: 409,
  too_many_open_introductions: 409,
  may_not_vouch: 403,
  too_many_open_requests: 409,
  too_many_pinned: 409,
  no_room_for_picture: 409,
  not_written_yet: 409,
  attachments_not_together: 400,
  username_taken: 409,
  picture_too_large: 413,
  voice_too_long: 413,
  no_room_for_voice: 409,
  too_large: 413,
  picture_unreadable: 415,
  picture_unreachable: 422,
  voice_unreadable: 415,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

const PROBLEM_TYPE: Headers = ['Content-Type', 'application/problem+json'];

interface ProblemParts {
  readonly code: ProblemCode;
  /** One plain sentence fit for a toast. */
  readonly detail: string;
  readonly errors?: readonly FieldMessage[];
  readonly headers?: Headers;
}

/** A failure on its way to the client; whatever serves a request may throw it. */
export class HttpProblem extends Error {
  readonly parts: ProblemParts;

  constructor(parts: ProblemParts) {
    super(parts.detail);
    this.parts = parts;
  }
}

/** The refusal of a use case, in words. */
export function refusalProblem(refusal: Refusal): HttpProblem {
  return new HttpProblem({
    code: refusal.code,
    detail: describeRefusal(refusal, en),
    ...('errors' in refusal && {
      errors: refusal.errors.map(({ path, fault }) => ({
        path,
        message: describeFault(fault, en),
      })),
    }),
    ...('retryAfter' in refusal && { headers: ['Retry-After', String(refusal.retryAfter)] }),
  });
}

/** A failure that belongs to HTTP, sessions or the running process. */
export function transportProblem(code: TransportProblemCode, headers: Headers = []): HttpProblem {
  return new HttpProblem({ code, detail: en.problems[code], headers });
}

/** A call that only a signed-in member may make, made by a visitor (specification §6). */
export function notSignedIn(name: EndpointName): HttpProblem {
  const refusal = { code: 'not_signed_in' } as const;
  const detail =
    name === 'updateProfile'
      ? en.problems.not_signed_in_to_update_profile
      : describeRefusal(refusal, en);
  return new HttpProblem({ ...refusal, detail });
}

/** An address at which there is nothing. */
export function unknownAddress(): HttpProblem {
  return new HttpProblem({ code: 'not_found', detail: en.problems.unknown_address });
}

/** Storage or the process cannot answer now; clients may ask again after some seconds. */
export function unavailable(): HttpProblem {
  return transportProblem('unavailable', ['Retry-After', '5']);
}

/** Sends a failure as RFC 9457 has it. */
export function sendProblem(response: Response, { parts }: HttpProblem): void {
  const status = statusOf[parts.code];
  response.locals.refused = parts.code;
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: parts.detail,
    code: parts.code,
    ...(parts.errors && { errors: [...parts.errors] }),
  };
  const headers = [...NOT_STORED, ...(parts.headers ?? [])];
  sendJson(response, status, problem, headers, PROBLEM_TYPE);
}
