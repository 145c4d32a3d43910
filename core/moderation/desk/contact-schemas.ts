import { z } from 'zod';
import {
  CONTACT_STATES,
  CONTACT_TOPICS,
  type ContactMessage,
} from '#core/moderation/contact/domain/contact-message.ts';
import { contactListQuerySchema } from '#core/moderation/contact/schemas.ts';
import { parseContactMessageId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { contactMessageIdSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { deskCalls } from './calls.ts';
import type { Names } from './domain/people.ts';
import { actorSchema, personSchema, toActor, toPerson } from './person-schemas.ts';
import { unknownOption } from './option-schemas.ts';

/** A message to those who run the site, as the desk shows it. */
export const deskContactMessageSchema = z
  .object({
    id: contactMessageIdSchema,
    createdAt: timeSchema,
    topic: z.enum(CONTACT_TOPICS),
    /** Who wrote it; `null` for a visitor. */
    member: personSchema.nullable(),
    /** Where the answer goes; `null` where none is asked for. */
    email: z.string().nullable(),
    message: z.string(),
    state: z.enum(CONTACT_STATES),
    /** Who has dealt with it, and since when; `null` while it is open. */
    handling: z.object({ by: actorSchema, at: timeSchema }).nullable(),
  })
  .meta({ id: 'DeskContactMessage' });

type DeskContactMessage = z.output<typeof deskContactMessageSchema>;

/** The message in the words of the wire. */
export function toDeskContactMessage(given: ContactMessage, names: Names): DeskContactMessage {
  const { id, createdAt, topic, memberId, email, text, handling } = given;
  return {
    id,
    createdAt,
    topic,
    member: memberId === null ? null : toPerson(memberId, names),
    email,
    message: text,
    state: handling === null ? 'open' : 'handled',
    handling: handling && { by: toActor(handling.by, names), at: handling.at },
  };
}

const listQuerySchema = contactListQuerySchema.extend({
  state: z.enum(CONTACT_STATES, unknownOption('state', CONTACT_STATES)).exactOptional(),
});

/** The calls about what people write to those who run the site, with what they take, answer and refuse. */
export const deskContactEndpoints = {
  listDeskContactMessages: {
    ...deskCalls.listDeskContactMessages,
    summary:
      'List what people have written to you who run this site: the open messages, the oldest first, then the handled ones, newest first',
    query: listQuerySchema,
    response: z.array(deskContactMessageSchema),
    refuses: [],
  },
  handleDeskContactMessage: {
    ...deskCalls.handleDeskContactMessage,
    pathId: parseContactMessageId,
    summary: 'Mark a message as handled; again is the same answer',
    response: deskContactMessageSchema,
    refuses: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
