import { encodeCursor } from '#core/kernel/cursor.ts';
import type {
  conversationCalls,
  messageSearchCalls,
  messagingCalls,
} from '#core/messaging/calls.ts';
import { toConversationCursor, toWireConversation } from '#core/messaging/conversation-schemas.ts';
import { makeChangeConversation } from '#core/messaging/use-cases/change-conversation.ts';
import { makeCountUnreadMessages } from '#core/messaging/use-cases/count-unread-messages.ts';
import { makeGetConversation } from '#core/messaging/use-cases/get-conversation.ts';
import { makeGetPrivateNote } from '#core/messaging/use-cases/get-private-note.ts';
import { makeListConversations } from '#core/messaging/use-cases/list-conversations.ts';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeIndexMessages } from '#core/messaging/use-cases/index-messages.ts';
import { makeRemoveExpiredPrivateNotes } from '#core/messaging/use-cases/remove-expired-private-notes.ts';
import { makeSearchMessages } from '#core/messaging/use-cases/search-messages.ts';
import { makeChangeQuestions } from '#core/messaging/use-cases/change-questions.ts';
import { findActivity } from '#core/connections/domain/activities.ts';
import { makeChangeActivities } from '#core/messaging/use-cases/change-activities.ts';
import { makeGetActivities } from '#core/messaging/use-cases/get-activities.ts';
import { makeChangeBond } from '#core/messaging/use-cases/change-bond.ts';
import { makeGetBond } from '#core/messaging/use-cases/get-bond.ts';
import { makeChangeRhythm } from '#core/messaging/use-cases/change-rhythm.ts';
import { makeGetRhythm } from '#core/messaging/use-cases/get-rhythm.ts';
import { makeGetQuestions } from '#core/messaging/use-cases/get-questions.ts';
import { parseMessageText } from '#core/messaging/domain/message.ts';
import { findQuestion } from '#core/connections/domain/questions-for-two.ts';
import { describeAsking } from '#core/texts/question-texts.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { makeChangeMessage } from '#core/messaging/use-cases/change-message.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeShowTyping } from '#core/messaging/use-cases/show-typing.ts';
import { makeWritePrivateNote } from '#core/messaging/use-cases/write-private-note.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import { toWireMessage } from '#core/messaging/schemas.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with messages. */
type MessagingUseCases = ReturnType<typeof makeMessagingUseCases>;

/** Makes every use case of messages. */
export function makeMessagingUseCases(world: World) {
  return {
    listMessages: makeListMessages(world),
    sendMessage: makeSendMessage(world),
    changeMessage: makeChangeMessage(world),
    markMessageAsRead: makeMarkMessageAsRead(world),
    showTyping: makeShowTyping(world),
    countUnreadMessages: makeCountUnreadMessages(world),
    listConversations: makeListConversations(world),
    getConversation: makeGetConversation(world),
    changeConversation: makeChangeConversation(world),
    getPrivateNote: makeGetPrivateNote(world),
    writePrivateNote: makeWritePrivateNote(world),
    getQuestions: makeGetQuestions(world),
    changeQuestions: makeChangeQuestions(world),
    getActivities: makeGetActivities(world),
    changeActivities: makeChangeActivities(world),
    getBond: makeGetBond(world),
    changeBond: makeChangeBond(world),
    getRhythm: makeGetRhythm(world),
    changeRhythm: makeChangeRhythm(world),
    removeExpiredPrivateNotes: makeRemoveExpiredPrivateNotes(world),
    searchMessages: makeSearchMessages(world),
    indexMessages: makeIndexMessages(world),
  };
}

/** The calls about messages. */
export function makeMessagingCalls(
  deps: MessagingUseCases,
): Pick<
  ApiCalls,
  keyof typeof messagingCalls | keyof typeof conversationCalls | keyof typeof messageSearchCalls
> {
  return {
    async listMessages({ callerId, id, query }) {
      const { before = null, around = null, limit } = query;
      const page = { before, around, limit };
      const listed = await deps.listMessages({ callerId, connectionId: id, ...page });
      if (!listed.ok) return listed;
      const { items, next } = listed.value;
      return granted({
        value: items.map(toWireMessage),
        next: { parameter: 'before', cursor: next },
      });
    },

    async sendMessage({ callerId, id, headers, body }) {
      const idempotencyKey = headers['idempotency-key'];
      const { content, attachments, replyTo } = body;
      const draft = { content, attachments, replyToId: replyTo ?? null };
      const message = { callerId, connectionId: id, ...draft, idempotencyKey };
      const sent = await deps.sendMessage(message);
      return sent.ok ? granted({ value: toWireMessage(sent.value) }) : sent;
    },

    async editMessage({ callerId, id, body }) {
      const command = { type: 'edit', content: body.content } as const;
      const changed = await deps.changeMessage({ callerId, id, command });
      return changed.ok ? granted({ value: toWireMessage(changed.value) }) : changed;
    },

    async takeBackMessage({ callerId, id }) {
      const changed = await deps.changeMessage({ callerId, id, command: { type: 'take_back' } });
      return changed.ok ? granted({ value: toWireMessage(changed.value) }) : changed;
    },

    async markMessageAsRead({ callerId, id }) {
      const marked = await deps.markMessageAsRead({ callerId, id });
      return marked.ok ? granted({ value: toWireMessage(marked.value) }) : marked;
    },

    async countUnreadMessages({ callerId }) {
      return granted({ value: { count: await deps.countUnreadMessages(callerId) } });
    },

    async showTyping({ callerId, id }) {
      const shown = await deps.showTyping({ callerId, connectionId: id });
      return shown.ok ? granted({ value: undefined }) : shown;
    },

    ...makeConversationCalls(deps),
    ...makeMessageSearchCalls(deps),
  };
}

/** The calls that find messages. */
function makeMessageSearchCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, keyof typeof messageSearchCalls> {
  return {
    async searchMessages({
      callerId,
      query: { cursor: before = null, connectionId = null, ...asked },
    }) {
      const found = await deps.searchMessages({ callerId, connectionId, before, ...asked });
      if (!found.ok) return found;
      const { items, next } = found.value;
      return granted({
        value: items.map(({ message, ...others }) => ({
          message: toWireMessage(message),
          ...others,
        })),
        next: {
          parameter: 'cursor',
          cursor: next === null ? null : encodeCursor('found-messages', [next]),
        },
      });
    },
  };
}

/** The calls about conversations. */
function makeConversationCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, keyof typeof conversationCalls> {
  return {
    async listConversations({ callerId, query }) {
      const { text, cursor: after = null, limit } = query;
      const { items, next } = await deps.listConversations({ callerId, text, after, limit });
      return granted({
        value: items.map(toWireConversation),
        next: { parameter: 'cursor', cursor: next && toConversationCursor(next) },
      });
    },

    async getConversation({ callerId, id }) {
      const found = await deps.getConversation({ callerId, connectionId: id });
      return found.ok ? granted({ value: toWireConversation(found.value) }) : found;
    },

    async changeConversation({ callerId, id, body }) {
      const changed = await deps.changeConversation({ callerId, connectionId: id, changed: body });
      return changed.ok ? granted({ value: toWireConversation(changed.value) }) : changed;
    },

    async getPrivateNote({ callerId, id }) {
      const found = await deps.getPrivateNote({ callerId, connectionId: id });
      return found.ok ? granted({ value: { text: found.value } }) : found;
    },

    ...makeQuestionCalls(deps),
    ...makeActivityCalls(deps),
    ...makeBondCalls(deps),
    ...makeRhythmCalls(deps),

    async writePrivateNote({ callerId, id, body }) {
      const written = await deps.writePrivateNote({ callerId, connectionId: id, ...body });
      return written.ok ? granted({ value: { text: written.value } }) : written;
    },
  };
}

type Questions =
  | 'getQuestions'
  | 'askQuestion'
  | 'answerQuestion'
  | 'takeBackAnswer'
  | 'setQuestionAside';

/** The calls about the questions that two answer together. */
function makeQuestionCalls(deps: MessagingUseCases): Pick<ApiCalls, Questions> {
  const change = async (input: Parameters<MessagingUseCases['changeQuestions']>[0]) =>
    asValue(await deps.changeQuestions(input));
  return {
    async getQuestions({ callerId, id }) {
      return asValue(await deps.getQuestions({ callerId, connectionId: id }));
    },

    async askQuestion({ callerId, id, body }) {
      const found = findQuestion(body.name);
      if (!found.ok) return found;
      const name = found.value;
      const content = parseKnown(parseMessageText, describeAsking(name));
      return change({ callerId, connectionId: id, command: { type: 'ask', name, content } });
    },

    async answerQuestion({ callerId, id, body: { name, content } }) {
      const found = findQuestion(name);
      if (!found.ok) return found;
      const command = { type: 'answer', name: found.value, content } as const;
      return change({ callerId, connectionId: id, command });
    },

    takeBackAnswer: ({ callerId, id }) =>
      change({ callerId, connectionId: id, command: { type: 'take_back' } }),

    setQuestionAside: ({ callerId, id }) =>
      change({ callerId, connectionId: id, command: { type: 'set_aside' } }),
  };
}

/** The calls about what two do on the same day. */
function makeActivityCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, 'getActivities' | 'chooseActivity' | 'dropActivity' | 'finishActivity'> {
  const change = async (input: Parameters<typeof deps.changeActivities>[0]) =>
    asValue(await deps.changeActivities(input));
  return {
    async getActivities({ callerId, id }) {
      return asValue(await deps.getActivities({ callerId, connectionId: id }));
    },

    async chooseActivity({ callerId, id, body: { name, day } }) {
      const found = findActivity(name);
      if (!found.ok) return found;
      const command = { type: 'choose', name: found.value, day } as const;
      return change({ callerId, connectionId: id, command });
    },

    dropActivity: ({ callerId, id }) =>
      change({ callerId, connectionId: id, command: { type: 'drop' } }),

    async finishActivity({ callerId, id, body: { name } }) {
      const found = findActivity(name);
      if (!found.ok) return found;
      return change({ callerId, connectionId: id, command: { type: 'finish', name: found.value } });
    },
  };
}

/** The calls about what two are to each other. */
function makeBondCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, 'getBond' | 'chooseBond' | 'dropSuggestedBond'> {
  return {
    async getBond({ callerId, id }) {
      return asValue(await deps.getBond({ callerId, connectionId: id }));
    },

    async chooseBond({ callerId, id, body }) {
      return asValue(await deps.changeBond({ callerId, connectionId: id, wish: body }));
    },

    async dropSuggestedBond({ callerId, id }) {
      return asValue(await deps.changeBond({ callerId, connectionId: id, wish: null }));
    },
  };
}

/** The calls about how often two mean to write to each other. */
function makeRhythmCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, 'getRhythm' | 'chooseRhythm' | 'stopRhythm'> {
  return {
    async getRhythm({ callerId, id }) {
      return asValue(await deps.getRhythm({ callerId, connectionId: id }));
    },

    async chooseRhythm({ callerId, id, body }) {
      return asValue(await deps.changeRhythm({ callerId, connectionId: id, cadence: body }));
    },

    async stopRhythm({ callerId, id }) {
      return asValue(await deps.changeRhythm({ callerId, connectionId: id, cadence: null }));
    },
  };
}

/** What a use case answers, as a call does. */
function asValue<Value, Refusal>(
  done: Result<Value, Refusal>,
): Result<{ readonly value: Value }, Refusal> {
  return done.ok ? granted({ value: done.value }) : done;
}
