import { z } from 'zod';
import { checkRequestNote } from '#core/connections/domain/request-note.ts';
import { parseIntroductionId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  connectionIdSchema,
  eventMembersSchema,
  idSchema,
  introductionIdSchema,
  memberIdSchema,
  text,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { introductionCalls } from './calls.ts';
import { INTRODUCTION_ANSWERS, MOST_OPEN_INTRODUCTIONS } from './domain/introduction.ts';
import type { MeetingThrough, ReceivedIntroduction } from './domain/seen-introduction.ts';
import { INTRODUCTION_EVENT_TYPES, type IntroductionEvent } from './events.ts';
import type { IntroductionFault } from './refusals.ts';

const sharedFields = {
  id: introductionIdSchema,
  relationshipTypeId: idSchema.nullable(),
  createdAt: timeSchema,
};

/** An introduction as one of the two sees it who are introduced. */
const receivedIntroductionSchema = z
  .object({
    ...sharedFields,
    introducer: memberSchema,
    member: memberSchema,
    note: z.string(),
    saidYes: z.boolean().meta({
      description: 'Whether you have said yes, and wait for the other’s answer.',
    }),
  })
  .meta({ id: 'ReceivedIntroduction' }) satisfies z.ZodType<ReceivedIntroduction>;

/** An introduction as the one sees it who has made it: nothing of what the two answer. */
const madeIntroductionSchema = z
  .object({
    ...sharedFields,
    member1: memberSchema,
    note1: z.string(),
    member2: memberSchema,
    note2: z.string(),
  })
  .meta({ id: 'MadeIntroduction' });

/** An introduction as the server sends it to the one who has made it. */
export type WireMadeIntroduction = z.output<typeof madeIntroductionSchema>;

const meetingSchema = z
  .object({ connectionId: connectionIdSchema, introducer: memberSchema })
  .meta({ id: 'MeetingThrough' }) satisfies z.ZodType<MeetingThrough>;

const introductionsSchema = z
  .object({
    received: z.array(receivedIntroductionSchema),
    made: z.array(madeIntroductionSchema).max(MOST_OPEN_INTRODUCTIONS),
    met: z.array(meetingSchema).meta({
      description: 'Through whom you have met people you are connected with.',
    }),
  })
  .meta({ id: 'Introductions' });

/** The introductions of a member as the server sends them. */
export type WireIntroductions = z.output<typeof introductionsSchema>;

const THEMSELVES = writeFault<IntroductionFault>({ rule: 'introduced_to_themselves' });
const UNKNOWN_ANSWER = writeFault<IntroductionFault>({ rule: 'unknown_introduction_answer' });

const noteSchema = text(checkRequestNote);

/** Two of the caller's connections, and what each of them is told. */
const introductionRequestSchema = z
  .object({
    memberId1: memberIdSchema,
    note1: noteSchema,
    memberId2: memberIdSchema,
    note2: noteSchema,
    relationshipTypeId: idSchema.nullable().default(null).meta({
      description: 'As what the two might be connected; null to leave that to them.',
    }),
  })
  .refine(({ memberId1, memberId2 }) => memberId1 !== memberId2, {
    message: THEMSELVES,
    path: ['memberId2'],
  })
  .meta({ id: 'IntroductionRequest' });

const answerSchema = z
  .object({ answer: z.enum(INTRODUCTION_ANSWERS, UNKNOWN_ANSWER) })
  .meta({ id: 'IntroductionAnswer' });

const answeredSchema = z
  .object({
    connectionId: connectionIdSchema.nullable().meta({
      description: 'The connection, once both have said yes; null otherwise.',
    }),
  })
  .meta({ id: 'AnsweredIntroduction' });

/** What happened with an introduction, as it is stored and travels between processes. */
export const introductionEventSchema = z.object({
  type: z.enum(INTRODUCTION_EVENT_TYPES),
  introductionId: introductionIdSchema,
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<IntroductionEvent>;

/** The calls about introductions, with what they take, answer and refuse. */
export const introductionEndpoints = {
  listIntroductions: {
    ...introductionCalls.listIntroductions,
    summary:
      'List your introductions: those to answer, your own that are open, and through whom you have met people',
    response: introductionsSchema,
    refuses: [],
  },
  introduceMembers: {
    ...introductionCalls.introduceMembers,
    summary: 'Introduce two of your connections to each other',
    body: introductionRequestSchema,
    response: madeIntroductionSchema,
    refuses: [
      'may_not_ask',
      'on_break',
      'address_not_confirmed',
      'not_found',
      'already_introduced',
      'too_many_open_introductions',
      'too_many_requests',
    ],
  },
  answerIntroduction: {
    ...introductionCalls.answerIntroduction,
    pathId: parseIntroductionId,
    summary: 'Say yes or no to meeting someone; nobody is told a no',
    body: answerSchema,
    response: answeredSchema,
    refuses: [
      'not_found',
      'address_not_confirmed',
      'forbidden',
      'already_connected',
      'already_accepted',
      'not_accepted',
      'question_open',
      'question_settled',
      'too_many_open_requests',
    ],
  },
  withdrawIntroduction: {
    ...introductionCalls.withdrawIntroduction,
    pathId: parseIntroductionId,
    summary: 'Take back an introduction that you have made',
    response: z.undefined(),
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof introductionCalls, Endpoint>;
