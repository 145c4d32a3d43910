import { z } from 'zod';
import { connectionSchema, toWireConnection } from '#core/connections/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { connectionIdSchema, messageIdSchema } from '#core/kernel/schemas/fields.ts';
import { cursorSchema } from '#core/kernel/schemas/paging.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { messageSchema, toWireMessage } from '#core/messaging/schemas.ts';
import { liveCalls } from './calls.ts';
import type { LiveEvent } from './domain/live-event.ts';

const unreadCount = z.int().nonnegative();

/** An event of the live stream: its `event:` is the type, and its `data:` all the rest, as one line of JSON. */
export const liveEventSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('message_sent'), message: messageSchema, unreadCount }),
    z.object({ type: z.literal('message_changed'), message: messageSchema }),
    z.object({
      type: z.literal('message_read'),
      messageId: messageIdSchema,
      connectionId: connectionIdSchema,
      unreadCount,
    }),
    z.object({
      type: z.literal(['connection_requested', 'connection_accepted']),
      connection: connectionSchema,
    }),
    z.object({
      type: z.literal('conversation_changed'),
      connectionId: connectionIdSchema,
      isShared: z.boolean().meta({
        description: 'Whether it’s what the two of you keep together, and not your own choices.',
      }),
    }),
    z.object({
      type: z.literal(['connection_removed', 'typing']),
      connectionId: connectionIdSchema,
    }),
    z.object({
      type: z.literal([
        'profile_changed',
        'notice',
        'introductions_changed',
        'ready',
        'resync',
        'heartbeat',
      ]),
    }),
  ])
  .meta({
    id: 'LiveEvent',
    description:
      'Each event is sent as `event: <type>` and `data: <the other fields, as one line of JSON>`; ignore a type that you do not know.',
  }) satisfies z.ZodType<LiveEvent>;

/** The event as the server sends it. */
export type WireLiveEvent = z.input<typeof liveEventSchema>;

/** The event in the words of the wire. */
export function toWireLiveEvent(event: LiveEvent): WireLiveEvent {
  switch (event.type) {
    case 'message_sent':
    case 'message_changed':
      return { ...event, message: toWireMessage(event.message) };
    case 'connection_requested':
    case 'connection_accepted':
      return { ...event, connection: toWireConnection(event.connection) };
    case 'message_read':
    case 'connection_removed':
    case 'conversation_changed':
    case 'typing':
    case 'profile_changed':
    case 'notice':
    case 'introductions_changed':
    case 'ready':
    case 'resync':
    case 'heartbeat':
      return event;
    default:
      return unreachable(event);
  }
}

const lastEventSchema = cursorSchema.exactOptional().meta({
  description:
    'The id of the last event that you received: what has happened since is sent first, or `resync`.',
});

/** Where a stream goes on; the header counts where both are there. */
const liveQuerySchema = z.object({ after: lastEventSchema });

/** Browsers send the id by themselves when they connect again. */
const liveHeadersSchema = z.object({ 'last-event-id': lastEventSchema });

/** The call that stays open, with what it takes and sends. */
export const liveEndpoints = {
  streamEvents: {
    ...liveCalls.streamEvents,
    summary: 'Learn of what happens, by server-sent events, for as long as the session lasts',
    query: liveQuerySchema,
    headers: liveHeadersSchema,
    response: liveEventSchema,
    streams: true,
    refuses: [],
  },
} as const satisfies Record<keyof typeof liveCalls, Endpoint>;
