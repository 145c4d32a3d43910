import { z } from 'zod';

/** A problem exactly as the contract has it: nothing less, nothing more. */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).exactOptional(),
});
