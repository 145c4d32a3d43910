import {
  MESSAGE_EVENT_TYPES,
  type ConversationEvent,
  type MessageEvent,
} from '#core/messaging/events.ts';
import { z } from 'zod';
import { parseIdempotencyKey } from '#core/kernel/idempotency-key.ts';
import {
  isTakenBack,
  parseMessageText,
  type Message,
  type MessageText,
} from '#core/messaging/domain/message.ts';
import {
  acceptedText,
  atMost,
  connectionIdSchema,
  memberIdSchema,
  messageIdSchema,
  optionalParsedText,
  parsed,
  parsedText,
  text,
  timeSchema,
  eventMembersSchema,
} from '#core/kernel/schemas/fields.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import type { MessageFault } from '#core/messaging/refusals.ts';
import { parseConnectionId, parseMessageId } from '#core/kernel/ids.ts';
import { pageParameter, pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { checkPrivateNote } from '#core/messaging/domain/private-note.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';
import { attachmentSchema, chosenAttachmentSchema } from '#core/messaging/attachments/schemas.ts';
import { ATTACHMENT_KINDS, MOST_PICTURES } from '#core/messaging/attachments/domain/attachment.ts';
import { messagingCalls } from './calls.ts';

const wordsSchema = acceptedText<MessageText | ''>().meta({
  description: 'Empty where it has attachments alone, and once the sender has taken it back.',
});

/** The beginning of the message that another one answers. */
const quotationSchema = z
  .object({
    id: messageIdSchema,
    senderId: memberIdSchema,
    content: z.string().meta({ description: 'Empty without words, and once it is taken back.' }),
    attachments: z.array(z.enum(ATTACHMENT_KINDS)).readonly(),
  })
  .meta({ id: 'Quotation' });

const wireMessageSchema = z
  .object({
    id: messageIdSchema,
    connectionId: connectionIdSchema,
    senderId: memberIdSchema,
    receiverId: memberIdSchema,
    content: wordsSchema,
    attachments: z.array(attachmentSchema).readonly(),
    read: z.boolean(),
    createdAt: timeSchema,
    edited: z.boolean().meta({ description: 'Whether the sender has changed it.' }),
    takenBack: z.boolean().meta({ description: 'Whether the sender has taken it back.' }),
    replyTo: quotationSchema.nullable(),
  })
  .meta({ id: 'Message' });

/** A message as the server sends it. */
export type WireMessage = z.output<typeof wireMessageSchema>;

/** The message in the words of the wire, field by field: copying the others costs much more. */
export function toWireMessage(message: Message): WireMessage {
  return {
    id: message.id,
    connectionId: message.connectionId,
    senderId: message.senderId,
    receiverId: message.recipientId,
    content: message.content ?? '',
    attachments: message.attachments,
    read: message.read,
    createdAt: message.createdAt,
    edited: message.edited,
    takenBack: isTakenBack(message),
    replyTo: message.replyTo && { ...message.replyTo, content: message.replyTo.content ?? '' },
  };
}

/** Reads a message that the server sent. */
export const messageSchema = z.codec(wireMessageSchema, z.custom<Message>(), {
  decode: ({ receiverId, takenBack: _takenBack, content, replyTo, ...others }) => ({
    ...others,
    recipientId: receiverId,
    content: content === '' ? null : content,
    replyTo: replyTo && { ...replyTo, content: replyTo.content === '' ? null : replyTo.content },
  }),
  encode: toWireMessage,
});

/** What happened to a message, as it is stored and travels between processes. */
export const messageEventSchema = z.object({
  type: z.enum(MESSAGE_EVENT_TYPES),
  messageId: messageIdSchema,
  connectionId: connectionIdSchema,
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<MessageEvent>;

/** What a member did with a conversation of theirs, as it is stored and travels between processes. */
export const conversationEventSchema = z.object({
  type: z.literal('conversation_changed'),
  // Processes of a version before didn't say.
  isShared: z.boolean().default(true),
  connectionId: connectionIdSchema,
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<ConversationEvent>;

/** That a member is typing, as it travels between processes. */
export const typingHintSchema = z.object({
  type: z.literal('typing'),
  connectionId: connectionIdSchema,
  viewerId: memberIdSchema,
}) satisfies z.ZodType<TypingHint>;

/** What a message says, as its sender writes it. */
export const messageWordingSchema = z
  .object({
    content: parsedText(parseMessageText, { rule: 'required', field: 'message' }),
  })
  .meta({ id: 'MessageWording' });

const NO_WORDS: MessageFault = { rule: 'required', field: 'message' };

/** A message that a member writes: words, attachments, or both. */
export const messageDraftSchema = z
  .object({
    content: optionalParsedText(parseMessageText).default(null),
    attachments: atMost(MOST_PICTURES, 'attachments', z.array(chosenAttachmentSchema)).default([]),
    replyTo: messageIdSchema.nullish().meta({ description: 'The message that it answers.' }),
  })
  .refine(({ content, attachments }) => content !== null || attachments.length > 0, {
    error: writeFault<MessageFault>(NO_WORDS),
    path: ['content'],
  })
  .meta({ id: 'MessageDraft' });

/** Under which key a member sends a message, if under any. */
export const messageHeadersSchema = z.object({
  'idempotency-key': parsed(z.string(), parseIdempotencyKey).exactOptional().meta({
    description: 'Sending a message again under its key answers the message that was sent first.',
  }),
});

/** The query of the messages of one connection. */
export const messageListQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 200 }),
  before: pageParameter('messages').exactOptional(),
  around: parsed(wholeNumber('around', 1), parseMessageId).exactOptional().meta({
    description: 'A message to have in the middle of the page; of no meaning with `before`.',
  }),
});

/** How many messages are unread. */
export const unreadCountSchema = z
  .object({ count: z.int().nonnegative() })
  .meta({ id: 'UnreadCount' });

const CHANGE_REFUSALS = [
  'not_accepted',
  'not_found',
  'forbidden',
  'message_settled',
  'member_has_left',
  'too_many_requests',
] as const;

/** What a member notes about the other, for themselves alone; empty where there is nothing. */
export const privateNoteSchema = z
  .object({ text: text(checkPrivateNote) })
  .meta({ id: 'PrivateNote' });

/** The calls about messages, with what they take, answer and refuse. */
export const messagingEndpoints = {
  listMessages: {
    ...messagingCalls.listMessages,
    pathId: parseConnectionId,
    summary: 'List the messages of a connection: the newest page, oldest first',
    query: messageListQuerySchema,
    response: z.array(messageSchema),
    refuses: ['not_accepted', 'not_found'],
  },
  sendMessage: {
    ...messagingCalls.sendMessage,
    pathId: parseConnectionId,
    summary: 'Send a message',
    headers: messageHeadersSchema,
    body: messageDraftSchema,
    response: messageSchema,
    refuses: [
      'not_accepted',
      'not_found',
      'idempotency_key_reused',
      'member_has_left',
      'not_written_yet',
      'attachments_not_together',
      'too_many_requests',
    ],
  },
  editMessage: {
    ...messagingCalls.editMessage,
    pathId: parseMessageId,
    summary: 'Change the words of a message that you sent within the last 15 minutes',
    body: messageWordingSchema,
    response: messageSchema,
    refuses: CHANGE_REFUSALS,
  },
  takeBackMessage: {
    ...messagingCalls.takeBackMessage,
    pathId: parseMessageId,
    summary: 'Take back a message that you sent within the last 15 minutes',
    response: messageSchema,
    refuses: CHANGE_REFUSALS,
  },
  markMessageAsRead: {
    ...messagingCalls.markMessageAsRead,
    pathId: parseMessageId,
    summary: 'Mark a received message as read',
    response: messageSchema,
    refuses: ['forbidden', 'not_found'],
  },
  countUnreadMessages: {
    ...messagingCalls.countUnreadMessages,
    summary: 'Count your unread messages',
    response: unreadCountSchema,
    refuses: [],
  },
  showTyping: {
    ...messagingCalls.showTyping,
    pathId: parseConnectionId,
    summary: 'Show the other member that you’re typing, if both of you have chosen that',
    response: z.undefined(),
    refuses: ['not_accepted', 'not_found', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof messagingCalls, Endpoint>;
