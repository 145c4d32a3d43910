import { z } from 'zod';
import type { RelationshipType } from '../domain/member/relationship-types.ts';
import type { Resource } from '../domain/resource/resource.ts';
import { idSchema, timeSchema } from './fields.ts';

/** A relationship type as the server sends it. */
export const relationshipTypeSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  iconName: z.string(),
}) satisfies z.ZodType<RelationshipType>;

/** A guide of the resources area as the server sends it. */
export const resourceSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  url: z.string(),
  category: z.enum(['mental-health', 'relationship-building', 'safety']),
  createdAt: timeSchema,
}) satisfies z.ZodType<Resource>;
