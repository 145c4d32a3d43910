import { z } from 'zod';
import type { Resource } from '#core/resources/domain/resource.ts';
import { idSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { resourceCalls } from './calls.ts';

/** A guide of the resources area as the server sends it. */
export const resourceSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    description: z.string(),
    url: z.string(),
    category: z.enum(['mental-health', 'relationship-building', 'safety']),
    createdAt: timeSchema,
  })
  .meta({ id: 'Resource' }) satisfies z.ZodType<Resource>;

/** The calls about guides, with what they take, answer and refuse. */
export const resourceEndpoints = {
  listResources: {
    ...resourceCalls.listResources,
    summary: 'List the guides',
    response: z.array(resourceSchema),
    refuses: [],
  },
} as const satisfies Record<keyof typeof resourceCalls, Endpoint>;
