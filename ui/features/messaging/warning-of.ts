import type { Message } from '#core/messaging/domain/message.ts';
import type { findWarning, MessageWarning } from '#core/safety/domain/message-warning.ts';

/** How far back the earlier messages of a sender are looked for: a scam in pieces comes within a few minutes. */
const LOOK_BACK = 20;

interface KnownWarning {
  readonly earlier: readonly Message[];
  readonly warning: MessageWarning | null;
}

const known = new WeakMap<Message, KnownWarning>();

/**
 * What the reader of the message is warned of, if anything and as far as it can be found yet; found out once after the
 * same earlier messages.
 */
export function warningOf(
  message: Message,
  earlier: readonly Message[],
  find: typeof findWarning | null,
): MessageWarning | null {
  if (find === null) return null;
  const before = known.get(message);
  if (before && areSame(before.earlier, earlier)) return before.warning;
  const texts = earlier.flatMap(({ content }) => content ?? []);
  const warning = message.content === null ? null : find(message.content, texts);
  known.set(message, { earlier, warning });
  return warning;
}

/** The few messages that its sender wrote before the one at that place, oldest first, without those taken back. */
export function earlierOfSender(messages: readonly Message[], place: number): readonly Message[] {
  return messages
    .slice(Math.max(0, place - LOOK_BACK), place)
    .filter(({ senderId, content }) => senderId === messages[place]?.senderId && content !== null);
}

/** Whether both are the same messages in the same order. */
export function areSame(some: readonly Message[], others: readonly Message[]): boolean {
  return some.length === others.length && some.every((one, place) => one === others[place]);
}
