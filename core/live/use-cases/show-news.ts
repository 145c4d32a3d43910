import type { Connection, ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { DomainEvent } from '#core/events.ts';
import type { ReceivedIntroduction } from '#core/introductions/domain/seen-introduction.ts';
import type { ConnectionId, IntroductionId, MemberId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { News } from '#core/live/domain/live-event.ts';
import {
  conversationOf,
  type RelatingDependencies,
} from '#core/messaging/steps/find-conversation.ts';
import { toMessage, withoutOthersWords, type Message } from '#core/messaging/domain/message.ts';
import { asShownTo } from '#core/messaging/domain/read-mark.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';

/** What the member may see of each of the events by now; `null` for nothing. */
export type ShowNews = (
  memberId: MemberId,
  events: readonly DomainEvent[],
) => Promise<readonly (News | null)[]>;

interface Dependencies extends RelatingDependencies {
  readonly messages: Pick<MessageRepository, 'loadWithConnection' | 'countUnread'>;
  /** The call by which members see a connection. */
  readonly getConnection: (input: {
    readonly callerId: MemberId;
    readonly id: ConnectionId;
  }) => Promise<Result<ConnectionWithMember, unknown>>;
  /** The introductions that the member may see. */
  readonly listReceivedIntroductions: (
    memberId: MemberId,
  ) => Promise<readonly Pick<ReceivedIntroduction, 'id'>[]>;
}

/** What is asked for one member, and for several events once. */
interface View {
  readonly memberId: MemberId;
  readonly showConnection: (id: ConnectionId) => Promise<ConnectionWithMember | null>;
  readonly readMessage: (event: MessageEvent) => Promise<Message | null>;
  readonly countUnread: () => Promise<number>;
  readonly isIntroduced: (id: IntroductionId) => Promise<boolean>;
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
      // Its sender learns of it only while both have chosen read marks.
      if (message === null || (message.senderId === view.memberId && !message.read)) return null;
      return { type, messageId, connectionId, unreadCount: await view.countUnread() };
    }
    case 'connection_requested':
    case 'connection_accepted': {
      const connection = await view.showConnection(event.connectionId);
      return connection && { type: event.type, connection };
    }
    case 'connection_removed':
      return { type: event.type, connectionId: event.connectionId };
    case 'conversation_changed': {
      const { type, connectionId, isShared } = event;
      return { type, connectionId, isShared };
    }
    case 'introduction_made':
      return (await view.isIntroduced(event.introductionId))
        ? { type: 'introductions_changed' }
        : null;
    case 'introduction_answered':
      return { type: 'introductions_changed' };
    case 'profile_changed':
      return { type: event.type };
    case 'notice_added':
      return { type: 'notice' };
    case 'member_registered':
    case 'member_blocked':
    case 'member_unblocked':
    case 'report_filed':
    case 'site_changed':
      return null;
    default:
      return unreachable(event);
  }
}

function viewOf(deps: Dependencies, memberId: MemberId): View {
  const readable = once(
    (connection: Connection) => conversationOf(deps, memberId, connection),
    ({ id }) => id,
  );
  const countUnread = once((id: MemberId) => deps.messages.countUnread(id));
  const introductions = once((id: MemberId) => deps.listReceivedIntroductions(id));
  return {
    memberId,
    countUnread: () => countUnread(memberId),
    isIntroduced: async (id) => (await introductions(memberId)).some((one) => one.id === id),
    showConnection: once(async (id: ConnectionId) => {
      const found = await deps.getConnection({ callerId: memberId, id });
      return found.ok ? found.value : null;
    }),
    readMessage: async ({ messageId }) => {
      const loaded = await deps.messages.loadWithConnection(messageId);
      if (loaded === null) return null;
      const conversation = await readable(loaded.connection.value);
      if (!conversation.ok) return null;
      const { senderId, signs } = conversation.value;
      const shown = asShownTo(toMessage(loaded.message, loaded.quoted), memberId, signs);
      if (senderId === undefined) return shown;
      return shown.senderId === senderId ? withoutOthersWords(shown) : null;
    },
  };
}

/** Asks once for each input, or for those of one key. */
function once<Input, Value>(
  ask: (input: Input) => Promise<Value>,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Promise<Value> {
  const asked = new Map<unknown, Promise<Value>>();
  return (input) => {
    const key = keyOf(input);
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = ask(input);
    asked.set(key, answer);
    return answer;
  };
}
