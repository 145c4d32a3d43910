import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { putAside, type Aside, type AsideLength } from '#core/connections/domain/picking-up.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { refused, granted, type Result } from '#core/kernel/result.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';
import { NO_SIGNS, type SharedSigns } from '#core/safety/domain/shared-signs.ts';
import { asShownTo } from './read-mark.ts';
import { withoutOthersWords, type Message } from './message.ts';

/** How many conversations a member can pin. */
const MOST_PINNED = 20;

/** What a member has chosen for one of their own conversations; the other member never learns of it. */
export interface ConversationChoices {
  readonly memberId: MemberId;
  readonly connectionId: ConnectionId;
  /** Pinned conversations come first. */
  readonly isPinned: boolean;
  /** A muted conversation doesn't draw attention to its unread messages. */
  readonly isMuted: boolean;
  /** Set once the member doesn't wish to be reminded of it. */
  readonly aside: Aside | null;
}

/** Which choices to change; the others stay. */
export interface ChangedChoices {
  readonly isPinned?: boolean | undefined;
  readonly isMuted?: boolean | undefined;
  /** Puts it aside for so long; `null` takes that back. */
  readonly aside?: AsideLength | null | undefined;
}

/** An accepted connection as one of its parties sees it. */
export type AcceptedConnectionWithMember = Extract<ConnectionWithMember, { status: 'accepted' }>;

/** What an inbox shows of an accepted connection, which it holds as well. */
export interface Conversation extends Omit<AcceptedConnectionWithMember, 'id' | 'status'> {
  readonly connectionId: ConnectionId;
  /** The newest message that the member can read; `null` when there is none. */
  readonly lastMessage: Message | null;
  /** How many messages the member has received and not read. */
  readonly unreadCount: number;
  readonly isPinned: boolean;
  readonly isMuted: boolean;
}

/** A conversation's place in its member's inbox. The order is total. */
export interface ConversationPlace {
  readonly isPinned: boolean;
  /** When the last message was sent, or the request accepted: milliseconds since 1970. */
  readonly lastAt: number;
  readonly connectionId: ConnectionId;
}

/** A conversation, and where it stands. */
export interface PlacedConversation {
  readonly conversation: Conversation;
  readonly place: ConversationPlace;
}

/** What is known of a conversation beside the connection. */
export interface ConversationFacts extends Pick<
  Conversation,
  'lastMessage' | 'unreadCount' | 'isPinned' | 'isMuted'
> {
  /** What the two have both chosen to let each other see. */
  readonly signs: SharedSigns;
}

/** A conversation as its member sees it. Nothing of a former member's waits to be read. */
export function toConversation(
  connection: AcceptedConnectionWithMember,
  { signs, ...facts }: ConversationFacts,
): Conversation {
  const { id, status: _status, ...shown } = connection;
  const { member, presence, requesterId, recipientId } = connection;
  const viewerId = member.id === requesterId ? recipientId : requesterId;
  const isFormer = presence === 'former';
  const last =
    facts.lastMessage && asShownTo(facts.lastMessage, viewerId, isFormer ? NO_SIGNS : signs);
  if (!isFormer) return { connectionId: id, ...shown, ...facts, lastMessage: last };
  const lastMessage = last && withoutOthersWords(last);
  return { connectionId: id, ...shown, ...facts, lastMessage, unreadCount: 0 };
}

/** The connection that the conversation is held on. */
export function connectionOf(conversation: Conversation): AcceptedConnectionWithMember {
  const { connectionId: id, requesterId, recipientId, member, presence } = conversation;
  const { relationshipTypeId, side, note, createdAt, acceptedAt } = conversation;
  const request = { requesterId, recipientId, relationshipTypeId, side, note, createdAt };
  return { id, status: 'accepted', ...request, acceptedAt, member, presence };
}

/** The choices of a member who has made none. */
export function noChoices(memberId: MemberId, connectionId: ConnectionId): ConversationChoices {
  return { memberId, connectionId, isPinned: false, isMuted: false, aside: null };
}

/** Orders conversations: pinned ones first, then the newest words. */
export function comparePlaces(one: ConversationPlace, other: ConversationPlace): number {
  return (
    Number(other.isPinned) - Number(one.isPinned) ||
    other.lastAt - one.lastAt ||
    other.connectionId - one.connectionId
  );
}

/** The choices after the change, unless it pins one conversation too many. */
export function changeChoices(
  choices: ConversationChoices,
  changed: ChangedChoices,
  { pinnedCount, at }: { readonly pinnedCount: number; readonly at: string },
): Result<ConversationChoices, RefusalOf<'too_many_pinned', MessageRefusal>> {
  const { isPinned = choices.isPinned, isMuted = choices.isMuted, aside: length } = changed;
  if (isPinned && !choices.isPinned && pinnedCount >= MOST_PINNED) {
    return refused({ code: 'too_many_pinned' });
  }
  const before = length === null ? null : choices.aside;
  const aside = length ? putAside(before, { at, isForGood: length === 'for_good' }) : before;
  return granted({ ...choices, isPinned, isMuted, aside });
}
