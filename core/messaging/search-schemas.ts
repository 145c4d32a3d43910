import { z } from 'zod';
import { PRESENCES } from '#core/connections/domain/connection.ts';
import { requiredTextRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { parseConnectionId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { parsed, text } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { MAXIMUM_QUERY_CHARACTERS } from '#core/messaging/domain/message-words.ts';
import type { MessageFault } from '#core/messaging/refusals.ts';
import { messageSearchCalls } from './calls.ts';
import { messageSchema } from './schemas.ts';

const checkQuery: FieldRule<string, MessageFault> = requiredTextRule(
  'query',
  MAXIMUM_QUERY_CHARACTERS,
);

const foundMessageSchema = z
  .object({
    message: messageSchema,
    member: memberSchema.meta({ description: 'The other member of the conversation.' }),
    presence: z.enum(PRESENCES),
  })
  .meta({ id: 'FoundMessage' });

/** The query of a search in one's conversations. */
const messageSearchQuerySchema = z.object({
  query: text<MessageFault>(checkQuery, { rule: 'required', field: 'query' }).meta({
    description: 'Words, or their beginnings. Each must be in a message for it to be found.',
  }),
  connectionId: parsed(wholeNumber('connectionId', 1), parseConnectionId)
    .exactOptional()
    .meta({ description: 'The one conversation to search.' }),
  limit: pageSize({ usual: 20, maximum: 50 }),
  cursor: pageParameter('found-messages').exactOptional(),
});

/** The calls that find messages, with what they take, answer and refuse. */
export const messageSearchEndpoints = {
  searchMessages: {
    ...messageSearchCalls.searchMessages,
    summary: 'Find words in your conversations, newest messages first',
    query: messageSearchQuerySchema,
    response: z.array(foundMessageSchema),
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof messageSearchCalls, Endpoint>;
