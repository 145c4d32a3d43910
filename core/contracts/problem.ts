import { z } from 'zod';
import type { FieldError, RefusalCode } from '../domain/shared/refusal.ts';

/** Failures that the core knows nothing of: they belong to HTTP, sessions and the running process. */
export type TransportProblemCode =
  | 'not_signed_in'
  | 'bad_origin'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal';

/** Every machine word that `code` of a problem can be. */
export type ProblemCode = RefusalCode | TransportProblemCode;

/** Every failure, as RFC 9457 writes it; `detail` is one plain sentence fit for a toast. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).exactOptional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** What a schema found wrong, field by field, with dotted paths. */
export function toFieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
