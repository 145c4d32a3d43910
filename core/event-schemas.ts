import { z } from 'zod';
import { connectionEventSchema } from '#core/connections/schemas.ts';
import { introductionEventSchema } from '#core/introductions/schemas.ts';
import { memberEventSchema } from '#core/members/schemas.ts';
import {
  conversationEventSchema,
  messageEventSchema,
  typingHintSchema,
} from '#core/messaging/schemas.ts';
import { reportEventSchema } from '#core/moderation/reports/schemas.ts';
import { siteEventSchema } from '#core/operations/schemas.ts';
import { safetyEventSchema } from '#core/safety/schemas.ts';
import type { DomainEvent } from './events.ts';

/** An event as it is stored and as it travels between processes, which may be of different versions. */
export const domainEventSchema = z.discriminatedUnion('type', [
  memberEventSchema,
  messageEventSchema,
  conversationEventSchema,
  connectionEventSchema,
  introductionEventSchema,
  safetyEventSchema,
  reportEventSchema,
  siteEventSchema,
]) satisfies z.ZodType<DomainEvent>;

/** All that travels between processes: events, and hints of what is true for a moment. */
export const busSignalSchema = z.discriminatedUnion('type', [domainEventSchema, typingHintSchema]);
