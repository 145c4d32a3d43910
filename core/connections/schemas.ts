import { CONNECTION_EVENT_TYPES, type ConnectionEvent } from '#core/connections/events.ts';
import { z } from 'zod';
import {
  checkPair,
  PRESENCES,
  type ConnectionCounts,
  type ConnectionWithMember,
  type ListedConnection,
  type Pair,
} from '#core/connections/domain/connection.ts';
import {
  DAYS_OF_A_YES,
  OVERVIEW_CONNECTIONS,
  OVERVIEW_REQUESTS,
  TOLD,
  type ConnectionOverview,
} from '#core/connections/domain/connection-overview.ts';
import type { ComingDay } from '#core/connections/days/domain/seen-day.ts';
import { seenDaySchema } from '#core/connections/days/schemas.ts';
import { WEEKDAYS, type Cadence } from '#core/connections/domain/rhythm-days.ts';
import type { RhythmNewsOf } from '#core/connections/domain/rhythm-for-two.ts';
import type { PickUp } from '#core/connections/domain/picking-up.ts';
import { checkAskedSide } from '#core/connections/domain/asked-side.ts';
import { checkRequestNote } from '#core/connections/domain/request-note.ts';
import type { AnswerWithMember } from '#core/connections/domain/answer.ts';
import { DECLINE_SENTENCES } from '#core/safety/domain/decline-answer.ts';
import type { ConnectionFault } from '#core/connections/refusals.ts';
import { BOND_SIDES } from '#core/members/domain/bond-sides.ts';
import type { MemberFault } from '#core/members/refusals.ts';
import { parseConnectionId, parseMemberId, type MemberId } from '#core/kernel/ids.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  connectionIdSchema,
  idSchema,
  memberIdSchema,
  optionalText,
  parsed,
  timeSchema,
  eventMembersSchema,
} from '#core/kernel/schemas/fields.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { pageParameter, pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { connectionCalls } from './calls.ts';

const NOT_PENDING = writeFault<ConnectionFault>({ rule: 'new_connection_not_pending' });
const NOT_ACCEPTED = writeFault<ConnectionFault>({ rule: 'connection_only_accepted' });
const UNKNOWN_STATUS = writeFault<ConnectionFault>({ rule: 'unknown_connection_status' });
const UNKNOWN_DIRECTION = writeFault<ConnectionFault>({ rule: 'unknown_connection_direction' });

const UNKNOWN_SIDE = writeFault<MemberFault>({ rule: 'unknown_bond_side' });
const UNKNOWN_ANSWER = writeFault<ConnectionFault>({ rule: 'unknown_answer' });

const answerSchema = z.enum(DECLINE_SENTENCES, UNKNOWN_ANSWER);

const statusSchema = z.enum(['pending', 'accepted'], UNKNOWN_STATUS);

/** What the wire calls the two parties. */
const wirePair = { userId1: memberIdSchema, userId2: memberIdSchema };

const sharedFields = {
  id: connectionIdSchema,
  ...wirePair,
  relationshipTypeId: idSchema.nullable(),
  side: z.enum(BOND_SIDES).nullable().meta({
    description:
      'Which side of that bond `userId1` would take; null when they have not said, or it has none.',
  }),
  note: z.string().nullable(),
  createdAt: timeSchema,
  member: memberSchema,
  presence: z.enum(PRESENCES),
};

const pendingSchema = z.object({
  ...sharedFields,
  status: z.literal('pending'),
  acceptedAt: z.null(),
});

const acceptedSchema = z.object({
  ...sharedFields,
  status: z.literal('accepted'),
  acceptedAt: timeSchema,
});

const wireConnectionSchema = z
  .discriminatedUnion('status', [pendingSchema, acceptedSchema])
  .meta({ id: 'Connection' });

/** A connection as the server sends it to one of its parties, with the other. */
export type WireConnection = z.output<typeof wireConnectionSchema>;

/** The connection in the words of the wire, field by field: copying the others costs much more. */
export function toWireConnection(connection: ConnectionWithMember): WireConnection {
  const sent = {
    id: connection.id,
    userId1: connection.requesterId,
    userId2: connection.recipientId,
    relationshipTypeId: connection.relationshipTypeId,
    side: connection.side,
    note: connection.note,
    status: connection.status,
    createdAt: connection.createdAt,
    acceptedAt: connection.acceptedAt,
    member: connection.member,
    presence: connection.presence,
  };
  // The status and the time belong to one connection, which types cannot follow.
  return sent as WireConnection;
}

/** Reads a connection that the server sent. */
export const connectionSchema = z.codec(wireConnectionSchema, z.custom<ConnectionWithMember>(), {
  decode: ({ userId1, userId2, ...others }) => ({ ...others, ...toPair({ userId1, userId2 }) }),
  encode: toWireConnection,
});

const listedFields = {
  lastMessageAt: timeSchema.nullable().meta({
    description:
      'When the newest message was sent; null when there is none, or the other has left.',
  }),
};

const wireListedSchema = z
  .discriminatedUnion('status', [
    pendingSchema.extend(listedFields),
    acceptedSchema.extend(listedFields),
  ])
  .meta({ id: 'ListedConnection' });

/** The listed connection in the words of the wire. */
export function toWireListedConnection(
  connection: ListedConnection,
): z.output<typeof wireListedSchema> {
  return { lastMessageAt: connection.lastMessageAt, ...toWireConnection(connection) };
}

/** Reads a listed connection that the server sent. */
const listedConnectionSchema = z.codec(wireListedSchema, z.custom<ListedConnection>(), {
  decode: ({ userId1, userId2, ...others }) => ({ ...others, ...toPair({ userId1, userId2 }) }),
  encode: toWireListedConnection,
});

/** What happened between two members, as it is stored and travels between processes. */
export const connectionEventSchema = z.object({
  type: z.enum(CONNECTION_EVENT_TYPES),
  connectionId: connectionIdSchema,
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<ConnectionEvent>;

/** How many connections the caller has: accepted, sent and received. */
const connectionCountsSchema = z.object({
  accepted: z.int().nonnegative(),
  sent: z.int().nonnegative(),
  received: z.int().nonnegative(),
}) satisfies z.ZodType<ConnectionCounts>;

/** A connection to pick up again. */
const pickUpSchema = z
  .object({
    connection: listedConnectionSchema,
    lastWords: z.object({ senderId: memberIdSchema, content: z.string() }).nullable(),
  })
  .meta({ id: 'PickUp' }) satisfies z.ZodType<PickUp>;

/** How often two people mean to write to each other. */
export const cadenceSchema = z
  .discriminatedUnion(
    'every',
    [
      z.object({
        every: z.literal('weekday'),
        weekday: z.enum(WEEKDAYS, writeFault<ConnectionFault>({ rule: 'unknown_rhythm' })),
      }),
      z.object({ every: z.literal('week') }),
      z.object({ every: z.literal('month') }),
    ],
    writeFault<ConnectionFault>({ rule: 'unknown_rhythm' }),
  )
  .meta({ id: 'Cadence' }) satisfies z.ZodType<Cadence>;

/** What is news of a rhythm. */
const rhythmNewsSchema = z
  .object({
    connection: listedConnectionSchema,
    cadence: cadenceSchema,
    news: z.enum(['day', 'resting']),
  })
  .meta({ id: 'RhythmNews' }) satisfies z.ZodType<RhythmNewsOf>;

const comingDaySchema = z
  .object({ connection: listedConnectionSchema, day: seenDaySchema })
  .meta({ id: 'ComingDay' }) satisfies z.ZodType<ComingDay>;

/** What a member sees of their connections at a glance. */
const connectionOverviewSchema = z
  .object({
    counts: connectionCountsSchema,
    received: z.array(listedConnectionSchema).max(OVERVIEW_REQUESTS),
    accepted: z.array(listedConnectionSchema).max(OVERVIEW_CONNECTIONS).meta({
      description:
        'The people with the newest messages, and one whom you haven’t talked to in a while.',
    }),
    unread: listedConnectionSchema
      .nullable()
      .meta({ description: 'The connection of the newest message that you have not read.' }),
    saidYes: listedConnectionSchema.nullable().meta({
      description: `Your newest request that was accepted in the last ${DAYS_OF_A_YES} days, if neither of you has written yet.`,
    }),
    rhythm: rhythmNewsSchema.nullable().meta({
      description:
        'A rhythm that you’ve chosen with someone: its day has come and neither has written, or it rests.',
    }),
    day: comingDaySchema.nullable().meta({
      description:
        'A day in the next week that matters to someone who shows it to you, or on which you met.',
    }),
    pickUp: pickUpSchema.nullable().meta({
      description:
        'Someone you haven’t talked to for six weeks, one a week, with the beginning of the last words.',
    }),
    told: z.array(z.enum(TOLD)).meta({
      description: 'What the people who run this site have told you and you have not opened.',
    }),
  })
  .meta({
    id: 'ConnectionOverview',
    description:
      '`rhythm`, `day` and `pickUp` are null while something else waits for you: a message, a yes, a request, or something you were told.',
  }) satisfies z.ZodType<ConnectionOverview>;

/** The connections at a glance in the words of the wire. */
export function toWireOverview({
  counts,
  received,
  accepted,
  unread,
  saidYes,
  rhythm,
  day,
  pickUp,
  told,
}: ConnectionOverview): z.input<typeof connectionOverviewSchema> {
  return {
    counts,
    received: received.map(toWireListedConnection),
    accepted: accepted.map(toWireListedConnection),
    unread: unread && toWireListedConnection(unread),
    saidYes: saidYes && toWireListedConnection(saidYes),
    rhythm: rhythm && { ...rhythm, connection: toWireListedConnection(rhythm.connection) },
    day: day && { ...day, connection: toWireListedConnection(day.connection) },
    pickUp: pickUp && { ...pickUp, connection: toWireListedConnection(pickUp.connection) },
    told: [...told],
  };
}

const askedSideSchema = z.enum(BOND_SIDES, UNKNOWN_SIDE).nullable().default(null).meta({
  description:
    'Which side of the bond you would take: `seek` to have such a person, `offer` to be one, or `either`.',
});

/** The bond that a member would like, and the side that they would take. */
export const bondWishSchema = z
  .object({ relationshipTypeId: idSchema, side: askedSideSchema })
  .superRefine((wish, context) => {
    refuse(context, 'side', checkAskedSide(wish));
  })
  .meta({ id: 'BondWish' });

/** A request to connect; the caller is `userId1`. */
export const connectionRequestSchema = z
  .object({
    ...wirePair,
    relationshipTypeId: idSchema.nullable().default(null),
    side: askedSideSchema,
    note: optionalText(checkRequestNote).default(null),
    status: z.literal('pending', NOT_PENDING).exactOptional(),
  })
  .superRefine((request, context) => {
    refuse(context, 'userId2', checkPair(toPair(request)));
    refuse(context, 'side', checkAskedSide(request));
  })
  .meta({ id: 'ConnectionRequest' })
  .transform(({ userId1, userId2, ...others }) => ({ ...others, ...toPair({ userId1, userId2 }) }));

/** The one change that can be made to a connection by name. */
export const connectionAcceptanceSchema = z
  .object({
    status: z.literal('accepted', NOT_ACCEPTED),
  })
  .meta({ id: 'ConnectionAcceptance' });

/** The status with which the caller has seen the connection that they remove, and what they answer to a request. */
export const connectionRemovalQuerySchema = z.object({
  status: statusSchema.exactOptional(),
  answer: answerSchema.exactOptional(),
});

const declineAnswerSchema = z
  .object({ member: memberSchema, sentence: answerSchema, answeredAt: timeSchema })
  .meta({ id: 'DeclineAnswer' }) satisfies z.ZodType<AnswerWithMember>;

/** The query of the list of answers to the caller's requests. */
const answerListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('answers').exactOptional(),
});

/** The query of the list of the caller's connections. */
export const connectionListQuerySchema = z.object({
  status: statusSchema.exactOptional(),
  direction: z.enum(['sent', 'received'], UNKNOWN_DIRECTION).exactOptional(),
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('connections').exactOptional(),
});

/** The two members whose connection is asked for. */
export const connectionStatusQuerySchema = z
  .object({
    userId1: parsed(wholeNumber('userId1', 1), parseMemberId),
    userId2: parsed(wholeNumber('userId2', 1), parseMemberId),
  })
  .transform(toPair);

/** The calls about connections, with what they take, answer and refuse. */
export const connectionEndpoints = {
  listConnections: {
    ...connectionCalls.listConnections,
    summary: 'List your connections, newest first',
    query: connectionListQuerySchema,
    response: z.array(listedConnectionSchema),
    refuses: [],
  },
  getConnection: {
    ...connectionCalls.getConnection,
    pathId: parseConnectionId,
    summary: 'Get one of your connections',
    response: connectionSchema,
    refuses: ['not_found'],
  },
  countConnections: {
    ...connectionCalls.countConnections,
    summary: 'Count your connections and requests',
    response: connectionCountsSchema,
    refuses: [],
  },
  getConnectionOverview: {
    ...connectionCalls.getConnectionOverview,
    summary: 'Get your connections at a glance: their counts, and the newest',
    response: connectionOverviewSchema,
    refuses: [],
  },
  getConnectionStatus: {
    ...connectionCalls.getConnectionStatus,
    summary: 'Get the connection between you and another member, or null',
    query: connectionStatusQuerySchema,
    response: connectionSchema.nullable(),
    refuses: ['forbidden'],
  },
  requestConnection: {
    ...connectionCalls.requestConnection,
    summary: 'Ask another member to connect',
    body: connectionRequestSchema,
    response: connectionSchema,
    refuses: [
      'forbidden',
      'may_not_ask',
      'on_break',
      'address_not_confirmed',
      'takes_no_requests',
      'bond_needed',
      'note_needed',
      'not_found',
      'already_connected',
      'asked_before',
      'too_many_open_requests',
      'too_many_requests',
    ],
  },
  acceptConnection: {
    ...connectionCalls.acceptConnection,
    pathId: parseConnectionId,
    summary: 'Accept a request to connect',
    body: connectionAcceptanceSchema,
    response: connectionSchema,
    refuses: ['forbidden', 'not_found', 'already_accepted'],
  },
  removeConnection: {
    ...connectionCalls.removeConnection,
    pathId: parseConnectionId,
    summary:
      'Decline or cancel a request, or end a connection; a decline may send one of the kind sentences',
    query: connectionRemovalQuerySchema,
    response: z.undefined(),
    refuses: ['not_found', 'already_accepted'],
  },
  undoDecline: {
    ...connectionCalls.undoDecline,
    pathId: parseMemberId,
    summary: 'Restore the request of a member that you declined a moment ago',
    response: connectionSchema,
    refuses: ['not_found'],
  },
  listAnswers: {
    ...connectionCalls.listAnswers,
    summary: 'List the kind sentences that members sent when they declined your requests',
    query: answerListQuerySchema,
    response: z.array(declineAnswerSchema),
    refuses: [],
  },
  dismissAnswer: {
    ...connectionCalls.dismissAnswer,
    pathId: parseMemberId,
    summary: 'Put away the sentence that a member sent you',
    response: z.undefined(),
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof connectionCalls, Endpoint>;

function refuse(context: z.RefinementCtx, field: string, fault: ConnectionFault | null): void {
  if (fault === null) return;
  const message = writeFault<ConnectionFault>(fault);
  context.addIssue({ code: 'custom', message, path: [field] });
}

function toPair({ userId1, userId2 }: Readonly<Record<'userId1' | 'userId2', MemberId>>): Pair {
  return { requesterId: userId1, recipientId: userId2 };
}
