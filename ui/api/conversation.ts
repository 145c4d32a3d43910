import type { MemberId } from '#core/kernel/ids.ts';
import { quote, type Message } from '#core/messaging/domain/message.ts';
import type { ListPage } from './client.ts';

type MessagePage = ListPage<readonly Message[]>;

/** The messages of a conversation that have been read from the server, without a gap, oldest first. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** The query for those before; `null` when there are none. */
  readonly earlier: MessagePage['next'];
}

/**
 * The conversation with its newest page read again. If more has been written since than a page
 * holds, it starts over from that page, because there would be a gap in between. Whether one's own messages were
 * read is as the page has it: read marks go when someone switches them off.
 */
export function withNewestPage(
  known: Conversation | undefined,
  page: MessagePage,
  ownId: MemberId,
): Conversation {
  const newestKnown = known?.messages.at(-1);
  const oldestRead = page.items[0];
  if (known && newestKnown && (!oldestRead || oldestRead.id <= newestKnown.id)) {
    const others = known.messages.map((message) =>
      message.senderId === ownId && message.read ? { ...message, read: false } : message,
    );
    return { messages: join(others, page.items), earlier: known.earlier };
  }
  return { messages: page.items, earlier: page.next };
}

/** The conversation with the page before it. */
export function withEarlierPage(known: Conversation, page: MessagePage): Conversation {
  return { messages: join(page.items, known.messages), earlier: page.next };
}

/** The conversation with messages that were sent, or read. */
export function withMessages(known: Conversation, messages: readonly Message[]): Conversation {
  return { ...known, messages: join(known.messages, messages) };
}

/** The conversation with the message as it is now, in its place and where it is quoted. */
export function withChangedMessage(known: Conversation, changed: Message): Conversation {
  const quotation = quote(changed);
  const messages = known.messages.map((message) => {
    if (message.id === changed.id) return { ...changed, read: changed.read || message.read };
    return message.replyTo?.id === changed.id ? { ...message, replyTo: quotation } : message;
  });
  return { ...known, messages };
}

/**
 * Both together in the order of writing. Of two with the same id, the second is kept, but a message that has been
 * read stays read: the page may have been requested before that.
 */
function join(one: readonly Message[], two: readonly Message[]): readonly Message[] {
  const byId = new Map(one.map((message) => [message.id, message]));
  for (const message of two) {
    const read = message.read || byId.get(message.id)?.read === true;
    byId.set(message.id, read === message.read ? message : { ...message, read });
  }
  return [...byId.values()].sort((first, second) => first.id - second.id);
}
