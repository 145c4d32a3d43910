import type { FieldMessage } from '#core/kernel/problem.ts';
import { ApiError } from './client.ts';

/** The fields that the server refuses as taken, by the problem's code. */
const TAKEN_FIELDS: Readonly<Record<string, string>> = {
  username_taken: 'username',
  email_taken: 'email',
};

/** What the server refused of a form, field by field; empty when the failure is about no field. */
export function fieldErrorsOf(error: unknown): readonly FieldMessage[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem === null) return [];
  const taken = TAKEN_FIELDS[problem.code];
  return taken === undefined ? (problem.errors ?? []) : [{ path: taken, message: problem.detail }];
}
