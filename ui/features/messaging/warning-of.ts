import type { Message } from '#core/messaging/domain/message.ts';
import { findWarning, type MessageWarning } from '#core/safety/domain/message-warning.ts';

const known = new WeakMap<Message, MessageWarning | null>();

/** What the reader of the message is warned of, if anything; found out once for each message. */
export function warningOf(message: Message): MessageWarning | null {
  const before = known.get(message);
  if (before !== undefined) return before;
  const warning = message.content === null ? null : findWarning(message.content);
  known.set(message, warning);
  return warning;
}
