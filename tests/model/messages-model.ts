import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import type { Message, MessageText } from '#core/messaging/domain/message.ts';
import { toMessageId } from '#tests/support/ids.ts';
import {
  act,
  FORBIDDEN,
  granted,
  memberOf,
  NO_CONNECTION,
  NO_MESSAGE,
  NOT_ACCEPTED,
  otherOf,
  refused,
  type Choices,
  type SiteModel,
  type WrittenMessage,
} from './site-model.ts';

/*
 * What must come of writing, reading and changing messages, and of pinning and muting conversations, in the plain
 * steps of `site-model.ts`.
 */

const CHANGEABLE = 15 * 60_000;

/** What one of the conversation sees of the message by now: that their own was read only where both show that. */
export function shown(site: SiteModel, message: WrittenMessage, viewerId: MemberId): Message {
  const { wordings, replyToId, ...rest } = message;
  const { senderId, recipientId } = message;
  const showsReading = [senderId, recipientId].every(
    (id) => site.members.get(id)?.sharedSigns.reading,
  );
  const read = message.read && (viewerId !== senderId || showsReading);
  const content = wordings.at(-1) ?? null;
  const answered = replyToId === null ? undefined : site.messages.get(replyToId);
  const quoted = answered && {
    id: answered.id,
    senderId: answered.senderId,
    content: firstCharacters(answered.wordings.at(-1) ?? null),
    attachments: [],
  };
  const edited = content !== null && wordings.length > 1;
  return { ...rest, content, attachments: [], edited, read, replyTo: quoted ?? null };
}

function firstCharacters(content: string | null): string | null {
  return content === null
    ? null
    : Array.from(content)
        .filter((_, index) => index < 160)
        .join('');
}

/** What must come of the caller's writing; the message gets the id when it is granted. */
export function send(
  site: SiteModel,
  callerId: MemberId,
  connectionId: ConnectionId,
  draft: {
    readonly content: MessageText;
    readonly replyToId: MessageId | null;
    readonly at: string;
    readonly id: number;
    readonly idempotencyKey: string | undefined;
  },
) {
  const connection = site.connections.get(connectionId);
  const recipientId = connection && otherOf(connection, callerId);
  if (recipientId === undefined) return NO_CONNECTION;
  if (connection?.status !== 'accepted') return NOT_ACCEPTED;
  const { content, replyToId, at, idempotencyKey } = draft;
  const name = `${connectionId} ${callerId} ${idempotencyKey}`;
  const standing = site.messages.get(site.messageIdsByKey.get(name) ?? toMessageId(0));
  if (standing) {
    const isSame = standing.wordings[0] === content && standing.replyToId === replyToId;
    return isSame
      ? granted(shown(site, standing, callerId))
      : refused({ code: 'idempotency_key_reused' });
  }
  if (replyToId !== null && site.messages.get(replyToId)?.connectionId !== connectionId) {
    return NO_MESSAGE;
  }
  const id = toMessageId(draft.id);
  const parties = { connectionId, senderId: callerId, recipientId };
  const message = { id, ...parties, wordings: [content], replyToId, read: false, createdAt: at };
  if (idempotencyKey !== undefined) site.messageIdsByKey.set(name, id);
  site.messages.set(id, message);
  site.messageIds.push(id);
  act(site, callerId);
  return granted(shown(site, message, callerId));
}

/** What must come of the caller's opening a message. */
export function read(site: SiteModel, callerId: MemberId, id: MessageId) {
  const message = site.messages.get(id);
  if (!message) return NO_MESSAGE;
  if (callerId === message.senderId) return FORBIDDEN;
  if (callerId !== message.recipientId) return NO_MESSAGE;
  if (message.read) return granted(shown(site, message, callerId));
  const marked = { ...message, read: true };
  return store(site, callerId, marked);
}

/** What must come of the caller's giving a message other words, or none. */
export function change(
  site: SiteModel,
  callerId: MemberId,
  id: MessageId,
  { content, at }: { readonly content: MessageText | null; readonly at: string },
) {
  const message = site.messages.get(id);
  if (!message) return NO_MESSAGE;
  if (callerId === message.recipientId) return FORBIDDEN;
  if (callerId !== message.senderId) return NO_MESSAGE;
  const before = message.wordings.at(-1) ?? null;
  if (before === content) return granted(shown(site, message, callerId));
  const settled = (why: 'taken_back' | 'too_late' | 'too_often') =>
    refused({ code: 'message_settled', why });
  if (before === null) return settled('taken_back');
  if (Date.parse(at) > Date.parse(message.createdAt) + CHANGEABLE) return settled('too_late');
  if (content !== null && message.wordings.length > 20) return settled('too_often');
  const changed = { ...message, wordings: [...message.wordings, content] };
  return store(site, callerId, changed);
}

/** What comes of the caller's leaving the message so. */
function store(site: SiteModel, callerId: MemberId, message: WrittenMessage) {
  site.messages.set(message.id, message);
  act(site, callerId);
  return granted(shown(site, message, callerId));
}

/** What must come of the caller's pinning or muting a conversation, or undoing that. */
export function choose(
  site: SiteModel,
  callerId: MemberId,
  connectionId: ConnectionId,
  changed: Partial<Choices>,
) {
  const before = conversationOf(site, callerId, connectionId);
  if (before === null) return NO_CONNECTION;
  const name = `${callerId} ${connectionId}`;
  const choices = { isPinned: before.isPinned, isMuted: before.isMuted, ...changed };
  const isAsBefore = choices.isPinned === before.isPinned && choices.isMuted === before.isMuted;
  if (isAsBefore) return granted(before);
  const pinned = conversationsOf(site, callerId).filter(({ isPinned }) => isPinned);
  if (choices.isPinned && !before.isPinned && pinned.length >= 20) {
    return refused({ code: 'too_many_pinned' });
  }
  site.choices.set(name, choices);
  act(site, callerId);
  return granted(conversationOf(site, callerId, connectionId));
}

/** The caller's conversation on that connection; `null` where it is none. */
export function conversationOf(
  site: SiteModel,
  callerId: MemberId,
  connectionId: ConnectionId,
): Conversation | null {
  const connection = site.connections.get(connectionId);
  const otherId = connection && otherOf(connection, callerId);
  if (otherId === undefined || connection?.status !== 'accepted') return null;
  const { id: _id, status: _status, ...rest } = connection;
  const messages = [...site.messages.values()].filter(
    (message) => message.connectionId === connectionId,
  );
  const last = messages.at(-1);
  const choices = site.choices.get(`${callerId} ${connectionId}`);
  return {
    ...rest,
    connectionId,
    member: memberOf(site, otherId, true),
    presence: 'here',
    lastMessage: last ? shown(site, last, callerId) : null,
    unreadCount: messages.filter(
      ({ recipientId, read: isRead }) => recipientId === callerId && !isRead,
    ).length,
    isPinned: choices?.isPinned ?? false,
    isMuted: choices?.isMuted ?? false,
  };
}

/** The caller's inbox: pinned conversations first, then those with the newest words or the newest answer. */
export function conversationsOf(site: SiteModel, callerId: MemberId): readonly Conversation[] {
  const lastAt = ({ lastMessage, acceptedAt }: Conversation) =>
    Date.parse(lastMessage?.createdAt ?? acceptedAt);
  return [...site.connections.keys()]
    .flatMap((id) => conversationOf(site, callerId, id) ?? [])
    .sort(
      (one, other) =>
        Number(other.isPinned) - Number(one.isPinned) ||
        lastAt(other) - lastAt(one) ||
        other.connectionId - one.connectionId,
    );
}
