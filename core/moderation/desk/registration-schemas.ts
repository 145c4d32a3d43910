import { z } from 'zod';
import { parseMemberId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { moderationWordsSchema } from '#core/moderation/schemas.ts';
import { deskCalls } from './calls.ts';
import { unknownOption } from './option-schemas.ts';

const DECISIONS = ['approve', 'decline'] as const;

const listQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-registrations').exactOptional(),
});

/** Whether a new member may log in; the words are for the log. */
const registrationDecisionSchema = z
  .object({
    decision: z.enum(DECISIONS, unknownOption('decision', DECISIONS)),
    words: moderationWordsSchema.nullable().default(null),
  })
  .meta({ id: 'RegistrationDecision' });

/** The calls about new members who wait for approval, with what they take, answer and refuse. */
export const deskRegistrationEndpoints = {
  listDeskRegistrations: {
    ...deskCalls.listDeskRegistrations,
    summary:
      'List the new members who wait for approval, whoever waits longest first, as others would see them',
    query: listQuerySchema,
    response: z.array(memberSchema),
    refuses: [],
  },
  decideRegistration: {
    ...deskCalls.decideRegistration,
    pathId: parseMemberId,
    summary: 'Let a new member who waits for approval log in, or not',
    body: registrationDecisionSchema,
    response: z.undefined(),
    refuses: ['not_found', 'not_awaiting_approval'],
  },
} as const satisfies Record<string, Endpoint>;
