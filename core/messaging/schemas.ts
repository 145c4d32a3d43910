import { z } from 'zod';
import { checkIdempotencyKey } from '#core/messaging/domain/idempotency-key.ts';
import { checkMessageContent, type Message } from '#core/messaging/domain/message.ts';
import { idSchema, ruled, text, timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';

/** A message as the server sends it. */
export const messageSchema = z.object({
  id: idSchema,
  connectionId: idSchema,
  senderId: idSchema,
  receiverId: idSchema,
  content: z.string(),
  read: z.boolean(),
  createdAt: timeSchema,
}) satisfies z.ZodType<Message>;

/** A message that a member writes. */
export const messageDraftSchema = z.object({
  content: text(checkMessageContent, { rule: 'required', field: 'message' }),
});

/** Under which key a member sends a message, if under any. */
export const messageHeadersSchema = z.object({
  'idempotency-key': ruled(z.string(), checkIdempotencyKey).exactOptional(),
});

/** The query of the messages of one connection. */
export const messageListQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 200 }),
  before: pageParameter('messages').exactOptional(),
});

/** How many messages are unread. */
export const unreadCountSchema = z.object({ count: z.int().nonnegative() });
