import type { RefusalCode } from '#core/refusals.ts';
import type { FieldMessage } from '#core/kernel/problem.ts';
import { ApiError } from './client.ts';

/** The fields that the server refuses with a code of their own. */
const FIELDS_BY_CODE: Readonly<Record<string, string>> = {
  username_taken: 'username',
  email_taken: 'email',
  invitation_required: 'invitationCode',
  invitation_not_valid: 'invitationCode',
} satisfies Partial<Record<RefusalCode, string>>;

/** What the server refused of a form, field by field; empty when the failure is about no field. */
export function fieldErrorsOf(error: unknown): readonly FieldMessage[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem === null) return [];
  const field = FIELDS_BY_CODE[problem.code];
  return field === undefined ? (problem.errors ?? []) : [{ path: field, message: problem.detail }];
}
