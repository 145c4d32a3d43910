/** Failures that the core knows nothing of: they belong to HTTP, sessions and the running process. */
export type TransportProblemCode =
  | 'bad_origin'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_media_type'
  | 'unavailable'
  | 'internal';

/** What is wrong with one field, in words; `path` is dotted. */
export interface FieldMessage {
  readonly path: string;
  readonly message: string;
}

/** Every failure, as RFC 9457 writes it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** One plain sentence fit for a toast. */
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly FieldMessage[];
}

/** Whether an answer is a problem. It needs no schema, so that pages read failures without loading any. */
export function isProblem(answer: unknown): answer is Problem {
  if (!isObject(answer)) return false;
  const { type, title, status, detail, code, errors } = answer;
  return (
    areStrings(type, title, detail, code) &&
    Number.isInteger(status) &&
    (errors === undefined || (Array.isArray(errors) && errors.every(isFieldMessage)))
  );
}

function isFieldMessage(value: unknown): value is FieldMessage {
  return isObject(value) && areStrings(value['path'], value['message']);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function areStrings(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}
