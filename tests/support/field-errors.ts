import type { z } from 'zod';
import type { FieldMessage } from '#core/kernel/problem.ts';
import type { FieldError } from '#core/kernel/refusal.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';

/** What the schema finds wrong with the value, field by field and in words; nothing when it accepts it. */
export function fieldErrorsOf(schema: z.ZodType, value: unknown): FieldMessage[] {
  return faultsOf(schema, value).map(({ path, fault }) => ({
    path,
    message: describeFault(fault, en),
  }));
}

/** The same as data. */
export function faultsOf(schema: z.ZodType, value: unknown): FieldError[] {
  const result = schema.safeParse(value);
  return result.success ? [] : toFieldErrors(result.error);
}
