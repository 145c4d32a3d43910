import type { Connection } from '#core/connections/domain/connection.ts';
import type { QuestionName } from '#core/connections/domain/questions-for-two.ts';
import {
  withAnswer,
  withoutAnswer,
  withoutQuestion,
  withQuestion,
  type Together,
} from '#core/connections/domain/together.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { composeMessage, parseMessageText, type MessageText, type NewMessage } from './message.ts';

/** What a member does about the questions that two who are connected answer together. */
export type QuestionCommand =
  | {
      readonly type: 'ask';
      readonly name: QuestionName;
      /** The message that the question is asked in. */
      readonly content: MessageText;
    }
  | { readonly type: 'answer'; readonly name: QuestionName; readonly content: MessageText }
  | { readonly type: 'take_back' }
  | { readonly type: 'set_aside' };

/** What comes of it. */
interface Outcome {
  readonly together: Together;
  /** What becomes a message of the conversation, what the member wrote last. */
  readonly messages: readonly NewMessage[];
}

type CommandRefusal =
  | NotFound<'connection'>
  | RefusalOf<'not_accepted' | 'question_open' | 'question_settled', ConnectionRefusal>;

/** What comes of the command of one of the two, or why it is refused. */
export function changeQuestions(
  together: Together,
  command: QuestionCommand,
  { connection, actorId, at }: Readonly<{ connection: Connection; actorId: MemberId; at: string }>,
): Result<Outcome, CommandRefusal> {
  switch (command.type) {
    case 'ask': {
      const asked = withQuestion(together, { name: command.name, messageId: NEW_ID });
      if (!asked.ok) return asked;
      const draft = { actorId, content: command.content, replyToId: null, at };
      const message = composeMessage(connection, draft);
      return message.ok ? granted({ together: asked.value, messages: [message.value] }) : message;
    }
    case 'answer': {
      const answered = withAnswer(together, {
        name: command.name,
        memberId: actorId,
        text: command.content,
        at,
      });
      if (!answered.ok) return answered;
      const messages: NewMessage[] = [];
      for (const { memberId, text } of answered.value.opened) {
        const content = parseKnown(parseMessageText, text);
        const draft = { actorId: memberId, content, replyToId: answered.value.messageId, at };
        const message = composeMessage(connection, draft);
        if (!message.ok) return message;
        messages.push(message.value);
      }
      return granted({ together: answered.value.together, messages });
    }
    case 'take_back':
      return withoutMessages(withoutAnswer(together, actorId));
    case 'set_aside':
      return withoutMessages(withoutQuestion(together));
    default:
      return unreachable(command);
  }
}

function withoutMessages<Refusal>(changed: Result<Together, Refusal>): Result<Outcome, Refusal> {
  return changed.ok ? granted({ together: changed.value, messages: [] }) : changed;
}
