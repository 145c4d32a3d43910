import { BOND_SIDES } from '#core/members/domain/bond-sides.ts';
import { z } from 'zod';
import { PRESENCES } from '#core/connections/domain/connection.ts';
import { ASIDE_LENGTHS } from '#core/connections/domain/picking-up.ts';
import { decodeCursor, encodeCursor } from '#core/kernel/cursor.ts';
import { bounded, textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { parseConnectionId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  acceptedText,
  connectionIdSchema,
  idSchema,
  memberIdSchema,
  messageIdSchema,
  text,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { cursorSchema, pageSize } from '#core/kernel/schemas/paging.ts';
import { memberSchema } from '#core/members/schemas.ts';
import type {
  ChangedChoices,
  Conversation,
  ConversationPlace,
} from '#core/messaging/domain/conversation.ts';
import type { MessageFault } from '#core/messaging/refusals.ts';
import { conversationCalls } from './calls.ts';
import {
  messageSchema,
  messageWordingSchema,
  privateNoteSchema,
  toWireMessage,
} from './schemas.ts';
import type { QuestionName } from '#core/connections/domain/questions-for-two.ts';
import { bondWishSchema, cadenceSchema } from '#core/connections/schemas.ts';
import {
  MOST_DAYS_AHEAD,
  MOST_DONE,
  type ActivitiesForTwo,
} from '#core/connections/domain/activities-for-two.ts';
import type { ActivityName } from '#core/connections/domain/activities.ts';
import type { BondForTwo } from '#core/connections/domain/bond-for-two.ts';
import type { RhythmForTwo } from '#core/connections/domain/rhythm-for-two.ts';
import type { TogetherSeen } from '#core/connections/domain/together-seen.ts';
import type { ConnectionFault } from '#core/connections/refusals.ts';

/** The longest name that can be searched for. */
const MAXIMUM_TEXT_CHARACTERS = 120;

const checkText: FieldRule<string, MessageFault> = textRule('text', MAXIMUM_TEXT_CHARACTERS);

const wireConversationSchema = z
  .object({
    connectionId: connectionIdSchema,
    userId1: memberIdSchema,
    userId2: memberIdSchema,
    member: memberSchema,
    presence: z.enum(PRESENCES),
    relationshipTypeId: idSchema.nullable(),
    side: z.enum(BOND_SIDES).nullable(),
    note: z.string().nullable(),
    createdAt: timeSchema,
    acceptedAt: timeSchema,
    lastMessage: messageSchema.nullable().meta({
      description: 'The newest message that you can read.',
    }),
    unreadCount: z.int().nonnegative(),
    pinned: z.boolean(),
    muted: z.boolean(),
  })
  .meta({ id: 'Conversation' });

/** A conversation as the server sends it. */
export type WireConversation = z.input<typeof wireConversationSchema>;

/** The conversation in the words of the wire. */
export function toWireConversation(conversation: Conversation): WireConversation {
  const { lastMessage } = conversation;
  return { ...renamed(conversation), lastMessage: lastMessage && toWireMessage(lastMessage) };
}

/** Reads a conversation that the server sent. */
const conversationSchema = z.codec(wireConversationSchema, z.custom<Conversation>(), {
  decode: ({ pinned, muted, userId1, userId2, ...others }) => ({
    ...others,
    requesterId: userId1,
    recipientId: userId2,
    isPinned: pinned,
    isMuted: muted,
  }),
  encode: renamed,
});

function renamed({ requesterId, recipientId, isPinned, isMuted, ...others }: Conversation) {
  return {
    userId1: requesterId,
    userId2: recipientId,
    pinned: isPinned,
    muted: isMuted,
    ...others,
  };
}

/** Writes a conversation's place into a cursor. */
export function toConversationCursor({
  isPinned,
  lastAt,
  connectionId,
}: ConversationPlace): string {
  return encodeCursor('conversations', [isPinned ? 1 : 0, lastAt, connectionId]);
}

const placeSchema = cursorSchema
  .transform((cursor, context): ConversationPlace => {
    const [pinned, lastAt, id] = decodeCursor('conversations', 3, cursor) ?? [];
    const connectionId = parseConnectionId(id ?? 0);
    if (pinned !== undefined && pinned <= 1 && lastAt !== undefined && connectionId.ok) {
      return { isPinned: pinned === 1, lastAt, connectionId: connectionId.value };
    }
    context.addIssue({ code: 'custom', message: writeFault({ rule: 'cursor_of_another_list' }) });
    return z.NEVER;
  })
  .meta({ description: 'Where the page begins: a cursor from a `Link` of this list.' });

/** The query of the list of conversations. */
const conversationListQuerySchema = z.object({
  text: text(checkText).default('').meta({ description: 'A part of the other member’s name.' }),
  limit: pageSize({ usual: 50, maximum: 100 }),
  cursor: placeSchema.exactOptional(),
});

/** What a member changes about a conversation of theirs. */
const conversationChangesSchema = z
  .object({
    pinned: z.boolean().exactOptional(),
    muted: z.boolean().exactOptional(),
    aside: z.enum(ASIDE_LENGTHS).nullable().exactOptional().meta({
      description:
        'For how long you don’t wish to be reminded to pick it up again; null takes that back.',
    }),
  })
  .meta({ id: 'ConversationChanges' })
  .transform(({ pinned, muted, aside }): ChangedChoices => ({
    isPinned: pinned,
    isMuted: muted,
    aside,
  }));

const NAME = /^[a-z_]{1,40}$/;

/** The name of a question, of which the page needn't know all before it shows one. */
const questionNameSchema = acceptedText<QuestionName>();

/** The name that a member gives of something which is written for two. */
const wantedNameSchema = (rule: 'unknown_question' | 'unknown_activity') =>
  text(
    bounded({ pattern: NAME.source }, (name): ConnectionFault | null =>
      NAME.test(name) ? null : { rule },
    ),
  );

const wantedQuestionSchema = wantedNameSchema('unknown_question');

/** A question for two, as a member names it. */
const questionSchema = z.object({ name: wantedQuestionSchema }).meta({ id: 'Question' });

/** A member's answer to a question for two. */
const questionAnswerSchema = messageWordingSchema
  .extend(questionSchema.shape)
  .meta({ id: 'QuestionAnswer' });

/** The questions of the two, as one of them sees them. */
const questionsSchema = z
  .object({
    open: z
      .object({
        name: questionNameSchema,
        messageId: messageIdSchema,
        ownAnswer: z.string().nullable(),
        hasOtherAnswered: z.boolean(),
      })
      .nullable()
      .meta({
        description: 'The question that waits for your answers. They open when both are in.',
      }),
    answered: z.array(
      z.object({ name: questionNameSchema, messageId: messageIdSchema, answeredAt: timeSchema }),
    ),
    hasSuggestion: z.boolean().meta({
      description:
        'Whether they suggest something that waits for your answer: a rhythm, another bond or something to do.',
    }),
  })
  .meta({ id: 'Questions' }) satisfies z.ZodType<TogetherSeen>;

/** The name of something to do, of which the page needn't know all before it shows one. */
const activityNameSchema = acceptedText<ActivityName>();

const wantedActivitySchema = wantedNameSchema('unknown_activity');

const NO_DAY = writeFault<ConnectionFault>({
  rule: 'activity_day_not_soon',
  days: MOST_DAYS_AHEAD,
});

const activityWishSchema = z
  .object({ name: wantedActivitySchema, day: z.iso.date(NO_DAY) })
  .meta({ id: 'ActivityWish' });

const finishedActivitySchema = z
  .object({ name: wantedActivitySchema })
  .meta({ id: 'FinishedActivity' });

const plannedFields = {
  name: activityNameSchema,
  day: z.string().meta({
    description: 'The day, such as 2026-11-29, which comes to each in their own time zone.',
  }),
};

/** What the two do on the same day, as one of them sees it. */
const activitiesSchema = z
  .object({
    open: z
      .object({
        ...plannedFields,
        state: z.enum(['suggested', 'agreed']),
        isOwn: z
          .boolean()
          .meta({ description: 'Whether you’ve suggested it, and they haven’t agreed yet.' }),
      })
      .nullable()
      .meta({ description: 'What you have in mind.' }),
    done: z
      .array(z.object(plannedFields))
      .max(MOST_DONE)
      .meta({ description: 'What you’ve done, the newest first.' }),
  })
  .meta({ id: 'Activities' }) satisfies z.ZodType<ActivitiesForTwo>;

const ownBondFields = {
  relationshipTypeId: z.int().nullable(),
  side: z.enum(BOND_SIDES).nullable().meta({
    description:
      'The side that is yours: `seek` to have such a person, `offer` to be one, or `either`; null where nobody has said, or the bond has no sides.',
  }),
};

/** What the two are to each other, as one of them sees it. */
const bondForTwoSchema = z
  .object({
    bond: z.object(ownBondFields),
    suggested: z
      .object({
        ...ownBondFields,
        isOwn: z.boolean().meta({ description: 'Whether it is you who suggests it.' }),
      })
      .nullable()
      .meta({ description: 'What one of you suggests instead.' }),
  })
  .meta({ id: 'BondForTwo' }) satisfies z.ZodType<BondForTwo>;

/** The rhythm of the two, as one of them sees it. */
const rhythmSchema = z
  .object({
    rhythm: z
      .object({
        state: z.enum(['proposed', 'agreed', 'resting']),
        cadence: cadenceSchema,
        isOwn: z
          .boolean()
          .meta({ description: 'Whether you’ve proposed it, and they haven’t agreed yet.' }),
        day: z.string().nullable().meta({
          description:
            'The day that it comes to next, or that has come, such as 2026-11-29; null while you haven’t agreed.',
        }),
      })
      .nullable(),
    minutesAhead: z.int().nullable().meta({
      description:
        'How many minutes their clocks are ahead of yours; null where one of you gave no time zone.',
    }),
  })
  .meta({ id: 'Rhythm' }) satisfies z.ZodType<RhythmForTwo>;

const QUESTION_REFUSALS = [
  'not_accepted',
  'not_found',
  'member_has_left',
  'question_settled',
  'too_many_requests',
] as const;

/** The calls about conversations, with what they take, answer and refuse. */
export const conversationEndpoints = {
  listConversations: {
    ...conversationCalls.listConversations,
    summary: 'List your conversations: pinned ones first, then those with the newest messages',
    query: conversationListQuerySchema,
    response: z.array(conversationSchema),
    refuses: [],
  },
  getConversation: {
    ...conversationCalls.getConversation,
    pathId: parseConnectionId,
    summary: 'Get one of your conversations',
    response: conversationSchema,
    refuses: ['not_found'],
  },
  changeConversation: {
    ...conversationCalls.changeConversation,
    pathId: parseConnectionId,
    summary: 'Pin, mute or put aside one of your conversations, for yourself alone',
    body: conversationChangesSchema,
    response: conversationSchema,
    refuses: ['not_found', 'too_many_pinned'],
  },
  getPrivateNote: {
    ...conversationCalls.getPrivateNote,
    pathId: parseConnectionId,
    summary: 'Get your private note about the other member; only you ever see it',
    response: privateNoteSchema,
    refuses: ['not_found'],
  },
  getQuestions: {
    ...conversationCalls.getQuestions,
    pathId: parseConnectionId,
    summary: 'Get the questions that the two of you answer together',
    response: questionsSchema,
    refuses: ['not_accepted', 'not_found'],
  },
  askQuestion: {
    ...conversationCalls.askQuestion,
    pathId: parseConnectionId,
    summary: 'Ask a question that both of you answer; it’s sent as a message',
    body: questionSchema,
    response: questionsSchema,
    refuses: [...QUESTION_REFUSALS, 'question_open'],
  },
  answerQuestion: {
    ...conversationCalls.answerQuestion,
    pathId: parseConnectionId,
    summary: 'Answer the open question; both answers become messages when the second is in',
    body: questionAnswerSchema,
    response: questionsSchema,
    refuses: QUESTION_REFUSALS,
  },
  takeBackAnswer: {
    ...conversationCalls.takeBackAnswer,
    pathId: parseConnectionId,
    summary: 'Take back your answer to the open question, which nobody has seen',
    response: questionsSchema,
    refuses: QUESTION_REFUSALS,
  },
  setQuestionAside: {
    ...conversationCalls.setQuestionAside,
    pathId: parseConnectionId,
    summary: 'Set the open question aside, with an answer that was waiting',
    response: questionsSchema,
    refuses: QUESTION_REFUSALS,
  },
  getBond: {
    ...conversationCalls.getBond,
    pathId: parseConnectionId,
    summary: 'Get what the two of you are to each other, and what one of you suggests instead',
    response: bondForTwoSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left'],
  },
  chooseBond: {
    ...conversationCalls.chooseBond,
    pathId: parseConnectionId,
    summary: 'Suggest another bond, or agree to the one that they suggest by choosing the same',
    body: bondWishSchema,
    response: bondForTwoSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left', 'too_many_requests'],
  },
  dropSuggestedBond: {
    ...conversationCalls.dropSuggestedBond,
    pathId: parseConnectionId,
    summary: 'Take your suggestion of another bond back, or turn theirs down',
    response: bondForTwoSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left', 'too_many_requests'],
  },
  getActivities: {
    ...conversationCalls.getActivities,
    pathId: parseConnectionId,
    summary: 'Get what the two of you have in mind to do on the same day, and have done',
    response: activitiesSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left'],
  },
  chooseActivity: {
    ...conversationCalls.chooseActivity,
    pathId: parseConnectionId,
    summary: 'Suggest something to do on a day, or agree to theirs by choosing the same',
    body: activityWishSchema,
    response: activitiesSchema,
    refuses: [
      'not_accepted',
      'not_found',
      'member_has_left',
      'activity_agreed',
      'too_many_requests',
    ],
  },
  dropActivity: {
    ...conversationCalls.dropActivity,
    pathId: parseConnectionId,
    summary: 'Drop what the two of you have in mind, whoever suggested it',
    response: activitiesSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left', 'too_many_requests'],
  },
  finishActivity: {
    ...conversationCalls.finishActivity,
    pathId: parseConnectionId,
    summary: 'Say that you’ve done what you agreed on, from its day on',
    body: finishedActivitySchema,
    response: activitiesSchema,
    refuses: [
      'not_accepted',
      'not_found',
      'member_has_left',
      'activity_not_due',
      'too_many_requests',
    ],
  },
  getRhythm: {
    ...conversationCalls.getRhythm,
    pathId: parseConnectionId,
    summary: 'Get how often the two of you mean to write to each other',
    response: rhythmSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left'],
  },
  chooseRhythm: {
    ...conversationCalls.chooseRhythm,
    pathId: parseConnectionId,
    summary: 'Propose a rhythm, or agree to the one that they proposed by choosing the same',
    body: cadenceSchema,
    response: rhythmSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left', 'rhythm_agreed', 'too_many_requests'],
  },
  stopRhythm: {
    ...conversationCalls.stopRhythm,
    pathId: parseConnectionId,
    summary: 'Stop the rhythm, withdraw your proposal or turn theirs down',
    response: rhythmSchema,
    refuses: ['not_accepted', 'not_found', 'member_has_left', 'too_many_requests'],
  },
  writePrivateNote: {
    ...conversationCalls.writePrivateNote,
    pathId: parseConnectionId,
    summary: 'Write your private note about the other member; an empty text removes it',
    body: privateNoteSchema,
    response: privateNoteSchema,
    refuses: ['not_found', 'member_has_left'],
  },
} as const satisfies Record<keyof typeof conversationCalls, Endpoint>;
