import type { z } from 'zod';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import type { FieldError } from '#core/kernel/refusal.ts';

/** What the schema finds wrong with the value, field by field; nothing when it accepts it. */
export function fieldErrorsOf(schema: z.ZodType, value: unknown): FieldError[] {
  const result = schema.safeParse(value);
  return result.success ? [] : toFieldErrors(result.error);
}
