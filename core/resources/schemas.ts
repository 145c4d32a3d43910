import { z } from 'zod';
import type { Resource } from '#core/resources/domain/resource.ts';
import { idSchema, timeSchema } from '#core/kernel/schemas/fields.ts';

/** A guide of the resources area as the server sends it. */
export const resourceSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  url: z.string(),
  category: z.enum(['mental-health', 'relationship-building', 'safety']),
  createdAt: timeSchema,
}) satisfies z.ZodType<Resource>;
