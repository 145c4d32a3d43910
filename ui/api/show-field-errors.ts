import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FieldMessage } from '#core/kernel/problem.ts';
import { fieldErrorsOf } from './field-errors.ts';

/** Says at each field of a form what the server refused of it, with the focus at the first; returns what was refused. */
export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
): readonly FieldMessage[] {
  const refused = fieldErrorsOf(error);
  for (const { path, message } of refused.toReversed()) {
    setError(path as FieldPath<Values>, { message }, { shouldFocus: true });
  }
  return refused;
}
