import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '#core/live/domain/live-event.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { withChangedMessage, withMessages, type Conversation } from '#ui/api/conversation.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/**
 * Brings what the page keeps of the server's answers to a member up to date with one event. An event that comes
 * twice does no harm.
 */
export function applyEvent(queries: QueryClient, memberId: MemberId, event: LiveEvent): void {
  switch (event.type) {
    case 'message_sent':
      if (event.message.senderId === memberId) addOwnMessage(queries, event.message);
      else addMessage(queries, event.message);
      setUnreadCount(queries, event.unreadCount);
      invalidate(queries, queryKeys.conversations);
      return;
    case 'message_changed':
      replaceMessage(queries, event.message);
      invalidate(queries, queryKeys.conversations);
      return;
    case 'message_read':
      markAsRead(queries, event.connectionId, event.messageId);
      setUnreadCount(queries, event.unreadCount);
      invalidate(queries, queryKeys.conversations);
      return;
    case 'connection_requested':
    case 'connection_accepted':
      putConnection(queries, event.connection);
      invalidateConnections(queries);
      return;
    case 'connection_removed':
      invalidateConnections(queries);
      invalidate(queries, queryKeys.unreadCount);
      return;
    case 'conversation_changed':
      invalidate(queries, queryKeys.conversations);
      if (!event.isShared) return;
      invalidate(queries, queryKeys.connections);
      invalidate(queries, queryKeys.activities(event.connectionId));
      invalidate(queries, queryKeys.bond(event.connectionId));
      invalidate(queries, queryKeys.rhythm(event.connectionId));
      // Two answers may have opened at once, of which one was told as a message.
      invalidate(queries, queryKeys.questions(event.connectionId));
      invalidate(queries, queryKeys.messages(event.connectionId));
      return;
    case 'notice':
      invalidate(queries, queryKeys.notices);
      invalidate(queries, queryKeys.reports);
      invalidate(queries, queryKeys.connectionOverview);
      return;
    case 'introductions_changed':
      invalidate(queries, queryKeys.memberIntroductions);
      return;
    case 'profile_changed':
    case 'ready':
    case 'resync':
    case 'heartbeat':
    case 'typing':
      return;
    default:
      unreachable(event);
  }
}

/** One's own message, once the page that sends it has its answer: until then it shows it as unsent. */
function addOwnMessage(queries: QueryClient, message: Message): void {
  const filter = { mutationKey: queryKeys.sending(message.connectionId) };
  if (queries.isMutating(filter) === 0) {
    addMessage(queries, message);
    return;
  }
  const stop = queries.getMutationCache().subscribe(() => {
    if (queries.isMutating(filter) > 0) return;
    stop();
    addMessage(queries, message);
  });
}

function addMessage(queries: QueryClient, message: Message): void {
  const queryKey = queryKeys.messages(message.connectionId);
  const state = queries.getQueryState<Conversation>(queryKey);
  // Where the last reading failed, messages before this one may be missing.
  const hasFailed = state?.status === 'error';
  if (state?.data !== undefined && !hasFailed) {
    amend(queries, queryKey, (known) => withMessages(known, [message]));
    return;
  }
  // An answer that is on its way may have been written before the message was.
  if (!hasFailed && queries.isFetching({ queryKey }) === 0) return;
  void queries
    .cancelQueries({ queryKey })
    .then(() => queries.refetchQueries({ queryKey, type: 'active' }));
}

/** Changes a conversation that is known. It is no fresher for that: others of its messages may still be missing. */
function amend(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: Conversation) => Conversation,
): void {
  const state = queries.getQueryState<Conversation>(queryKey);
  if (state?.data === undefined) return;
  queries.setQueryData(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
}

/** Puts the message in the place of what it was, where that is known, and where it is quoted. */
function replaceMessage(queries: QueryClient, message: Message): void {
  amend(queries, queryKeys.messages(message.connectionId), (known) =>
    withChangedMessage(known, message),
  );
}

function markAsRead(queries: QueryClient, connectionId: ConnectionId, id: MessageId): void {
  const queryKey = queryKeys.messages(connectionId);
  amend(queries, queryKey, (known) => {
    const message = known.messages.find((one) => one.id === id);
    return message ? withMessages(known, [{ ...message, read: true }]) : known;
  });
  // An answer that is on its way may have been written before the message was read.
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
}

/** The count as the server has it with this event; an answer that is on its way may be older. */
function setUnreadCount(queries: QueryClient, count: number): void {
  const { unreadCount: queryKey } = queryKeys;
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<number>(queryKey, count);
}

function putConnection(queries: QueryClient, connection: ConnectionWithMember): void {
  const { id, member } = connection;
  for (const queryKey of [queryKeys.connection(id), queryKeys.connectionBetween(member.id)]) {
    const isKnown = queries.getQueryData(queryKey) !== undefined;
    if (isKnown) queries.setQueryData<ConnectionWithMember | null>(queryKey, connection);
  }
}

function invalidateConnections(queries: QueryClient): void {
  invalidate(queries, queryKeys.connections);
  invalidate(queries, queryKeys.conversations);
  invalidate(queries, queryKeys.memberIntroductions);
  invalidate(queries, queryKeys.recommendations);
  // The search on screen keeps its cards in their place; the next one asks again.
  void queries.invalidateQueries({ queryKey: queryKeys.discoveries, refetchType: 'none' });
}

function invalidate(queries: QueryClient, queryKey: QueryKey): void {
  void queries.invalidateQueries({ queryKey });
}
