import { z } from 'zod';
import { eventMembersSchema, memberIdSchema } from '#core/kernel/schemas/fields.ts';
import { SAFETY_EVENT_TYPES, type SafetyEvent } from './events.ts';

/** What a member did to be safe from another, as it is stored and travels between processes. */
export const safetyEventSchema = z.object({
  type: z.enum(SAFETY_EVENT_TYPES),
  memberIds: eventMembersSchema,
  aboutId: memberIdSchema,
}) satisfies z.ZodType<SafetyEvent>;
