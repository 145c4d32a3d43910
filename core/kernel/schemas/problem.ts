import { z } from 'zod';
import type { Problem } from '#core/kernel/problem.ts';

/** Every failure as the server sends it. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'One plain sentence for the person who was refused.' }),
    code: z.string().meta({ description: 'A machine word that does not change.' }),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .exactOptional()
      .meta({ description: 'With `invalid_input`: the fields at fault, with dotted paths.' }),
  })
  .meta({ id: 'Problem' }) satisfies z.ZodType<Problem>;
