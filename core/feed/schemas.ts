import { z } from 'zod';
import {
  connectionIdSchema,
  memberIdSchema,
  messageIdSchema,
} from '#core/kernel/schemas/fields.ts';
import type { DomainEvent } from './domain-event.ts';

const memberIds = z.array(memberIdSchema).max(2);

/** An event as it is stored and as it travels between processes, which may be of different versions. */
export const domainEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['member_registered', 'profile_changed']), memberIds }),
  z.object({
    type: z.enum(['message_sent', 'message_read']),
    messageId: messageIdSchema,
    connectionId: connectionIdSchema,
    memberIds,
  }),
  z.object({
    type: z.enum(['connection_requested', 'connection_accepted', 'connection_removed']),
    connectionId: connectionIdSchema,
    memberIds,
  }),
]) satisfies z.ZodType<DomainEvent>;
