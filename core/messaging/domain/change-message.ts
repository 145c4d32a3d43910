import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';
import { isTakenBack, type MessageText, type StoredMessage } from './message.ts';

/** For how many minutes after sending it a member can change a message, and how often. */
export const MINUTES_TO_CHANGE = 15;
export const MOST_CHANGES = 20;

/** What a sender does about a message that is sent. */
export type MessageCommand =
  | { readonly type: 'edit'; readonly content: MessageText }
  | { readonly type: 'take_back' };

export type MessageChangeRefusal =
  | NotFound<'message'>
  | RefusalOf<'forbidden'>
  | RefusalOf<'message_settled', MessageRefusal>;

/**
 * The message after its sender has changed it, with what it said before among its earlier wordings. What is taken back is
 * without its attachments too. Only the
 * sender may, for a quarter of an hour; saying the same again changes nothing.
 */
export function changeMessage(
  message: StoredMessage,
  command: MessageCommand,
  { actorId, at }: { readonly actorId: MemberId; readonly at: string },
): Result<StoredMessage, MessageChangeRefusal> {
  if (actorId !== message.senderId) {
    return refused(
      actorId === message.recipientId
        ? { code: 'forbidden' }
        : { code: 'not_found', subject: 'message' },
    );
  }
  const isTaken = isTakenBack(message);
  const isSame = command.type === 'edit' ? command.content === message.content : isTaken;
  if (isSame) return granted(message);
  if (isTaken) return refused({ code: 'message_settled', why: 'taken_back' });
  if (!isChangeable(message, at)) return refused({ code: 'message_settled', why: 'too_late' });
  // Taking back comes last, so it needs no place to be left.
  if (command.type === 'edit' && message.earlier.length >= MOST_CHANGES) {
    return refused({ code: 'message_settled', why: 'too_often' });
  }
  const { content, attachments } = message;
  if (command.type === 'edit') {
    const earlier = [...message.earlier, { content, until: at }];
    return granted({ ...message, content: command.content, earlier });
  }
  const said = { content, until: at, ...(attachments.length > 0 && { attachments }) };
  return granted({
    ...message,
    content: null,
    attachments: [],
    earlier: [...message.earlier, said],
  });
}

/** Whether a message that was sent then can be changed at the given time; both ISO 8601 in UTC. */
export function isChangeable({ createdAt }: Pick<StoredMessage, 'createdAt'>, at: string): boolean {
  return Date.parse(at) - Date.parse(createdAt) <= MINUTES_TO_CHANGE * 60_000;
}
