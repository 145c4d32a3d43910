import { z } from 'zod';
import { daysAfter } from '#core/kernel/days-after.ts';
import { parseRecoveryRequestId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { recoveryRequestIdSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { moderationWordsSchema } from '#core/moderation/schemas.ts';
import { deskCalls } from './calls.ts';
import type { Names } from './domain/people.ts';
import { ANSWER_MATCHES, areEnough, type MatchedAnswers } from './domain/recovery-answers.ts';
import { unknownOption } from './option-schemas.ts';
import { personSchema, toPerson } from './person-schemas.ts';
import {
  DAYS_AT_DESK,
  type RecoveryRequest,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { MemberId } from '#core/kernel/ids.ts';

const DECISIONS = ['agree', 'decline'] as const;

const matchSchema = z.enum(ANSWER_MATCHES);

/** A request to win an account back, as the desk shows it: no address, and none of the answers themselves. */
const deskRecoverySchema = z
  .object({
    id: recoveryRequestIdSchema,
    member: personSchema,
    /** Since when it waits. */
    since: timeSchema,
    /** Until when it can be decided. */
    until: timeSchema,
    answers: z.object({
      address: matchSchema,
      joinedIn: matchSchema,
      people: matchSchema,
      lastPerson: matchSchema,
    }),
    /** Whether enough of the answers match. */
    mayAgree: z.boolean(),
    /** The moderator who has agreed already. */
    agreedBy: personSchema.nullable(),
    /** Whether that is you. */
    isAgreedByYou: z.boolean(),
  })
  .meta({ id: 'DeskRecovery' });

/** The request in the words of the wire. */
export function toDeskRecovery(
  shown: {
    readonly request: RecoveryRequest;
    readonly member: { readonly id: MemberId };
    readonly matched: MatchedAnswers;
  },
  names: Names,
  viewerId: MemberId,
): z.output<typeof deskRecoverySchema> {
  const { request, member, matched } = shown;
  const { id, state, dueAt } = request;
  const agreedBy = state.status === 'agreed' ? state.agreedBy : null;
  return {
    id,
    member: toPerson(member.id, names),
    since: daysAfter(dueAt, -DAYS_AT_DESK),
    until: dueAt,
    answers: matched,
    mayAgree: areEnough(matched),
    agreedBy: agreedBy === null ? null : toPerson(agreedBy, names),
    isAgreedByYou: agreedBy === viewerId,
  };
}

const listQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-recoveries').exactOptional(),
});

/** Whether the sender gets the account back. The words are for the log, and required for a refusal. */
const recoveryDecisionSchema = z
  .discriminatedUnion(
    'decision',
    [
      z.object({
        decision: z.literal('agree'),
        words: moderationWordsSchema.nullable().default(null),
      }),
      z.object({ decision: z.literal('decline'), words: moderationWordsSchema }),
    ],
    unknownOption('decision', DECISIONS),
  )
  .meta({ id: 'RecoveryDecision' });

/** The calls about requests to win an account back, with what they take, answer and refuse. */
export const deskRecoveryEndpoints = {
  listDeskRecoveries: {
    ...deskCalls.listDeskRecoveries,
    summary: 'List the requests to win an account back that you can decide upon, the oldest first',
    query: listQuerySchema,
    response: z.array(deskRecoverySchema),
    refuses: [],
  },
  decideRecovery: {
    ...deskCalls.decideRecovery,
    pathId: parseRecoveryRequestId,
    summary:
      'Decide whether somebody gets an account back; two moderators have to agree, and three days pass',
    body: recoveryDecisionSchema,
    response: z.undefined(),
    refuses: ['not_found', 'recovery_decided', 'recovery_needs_another', 'too_few_answers'],
  },
} as const satisfies Record<string, Endpoint>;
