import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { DomainEvent } from '#core/feed/domain-event.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { News } from '#core/live/domain/live-event.ts';
import {
  findConversation,
  type ConversationDependencies,
} from '#core/messaging/find-conversation.ts';
import { withoutOthersWords, type Message } from '#core/messaging/domain/message.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';

/** What the member may see of each of the events by now; `null` for nothing. */
export type ShowNews = (
  memberId: MemberId,
  events: readonly DomainEvent[],
) => Promise<readonly (News | null)[]>;

interface Dependencies extends ConversationDependencies {
  readonly messages: Pick<MessageRepository, 'findById' | 'countUnread'>;
  /** The call by which members see a connection. */
  readonly getConnection: (input: {
    readonly callerId: MemberId;
    readonly id: ConnectionId;
  }) => Promise<Result<ConnectionWithMember, unknown>>;
}

/** What is asked for one member, and for several events once. */
interface View {
  readonly showConnection: (id: ConnectionId) => Promise<ConnectionWithMember | null>;
  readonly readMessage: (event: MessageEvent) => Promise<Message | null>;
  readonly countUnread: () => Promise<number>;
}

/**
 * Shows a member what they may see of events, by the rules of the calls of the same data: what such a call would
 * refuse by now is left out.
 */
export function makeShowNews(deps: Dependencies): ShowNews {
  return (memberId, events) => {
    const view = viewOf(deps, memberId);
    return Promise.all(
      events.map(async (event) =>
        event.memberIds.includes(memberId) ? await show(view, event) : null,
      ),
    );
  };
}

async function show(view: View, event: DomainEvent): Promise<News | null> {
  switch (event.type) {
    case 'message_sent': {
      const message = await view.readMessage(event);
      return message && { type: event.type, message, unreadCount: await view.countUnread() };
    }
    case 'message_changed': {
      const message = await view.readMessage(event);
      return message && { type: event.type, message };
    }
    case 'message_read': {
      const { type, messageId, connectionId } = event;
      const message = await view.readMessage(event);
      return message && { type, messageId, connectionId, unreadCount: await view.countUnread() };
    }
    case 'connection_requested':
    case 'connection_accepted': {
      const connection = await view.showConnection(event.connectionId);
      return connection && { type: event.type, connection };
    }
    case 'connection_removed':
      return { type: event.type, connectionId: event.connectionId };
    case 'conversation_changed':
      return { type: event.type, connectionId: event.connectionId };
    case 'profile_changed':
      return { type: event.type };
    case 'notice_added':
      return { type: 'notice' };
    case 'member_registered':
    case 'member_blocked':
    case 'member_unblocked':
    case 'report_filed':
      return null;
    default:
      return unreachable(event);
  }
}

function viewOf(deps: Dependencies, memberId: MemberId): View {
  const readable = once((id: ConnectionId) => findConversation(deps, memberId, id));
  const countUnread = once((id: MemberId) => deps.messages.countUnread(id));
  return {
    countUnread: () => countUnread(memberId),
    showConnection: once(async (id: ConnectionId) => {
      const found = await deps.getConnection({ callerId: memberId, id });
      return found.ok ? found.value : null;
    }),
    readMessage: async ({ messageId, connectionId }) => {
      const [message, conversation] = await Promise.all([
        deps.messages.findById(messageId),
        readable(connectionId),
      ]);
      if (message === null || !conversation.ok) return null;
      const { senderId } = conversation.value;
      if (senderId === undefined) return message;
      return message.senderId === senderId ? withoutOthersWords(message) : null;
    },
  };
}

/** Asks once for each key. */
function once<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    asked.set(key, answer);
    return answer;
  };
}
