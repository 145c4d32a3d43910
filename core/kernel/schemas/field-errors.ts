import type { z } from 'zod';
import type { FieldError } from '#core/kernel/refusal.ts';
import { readFault } from './faults.ts';

/** What a schema found wrong, field by field, with dotted paths. */
export function toFieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    fault: readFault(message),
  }));
}
