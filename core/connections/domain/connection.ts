import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import type { ConnectionFault } from '#core/connections/refusals.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { formerMember } from '#core/members/domain/former-member.ts';
import { toMemberFor, type Member, type Self } from '#core/members/domain/member.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Sight } from '#core/safety/domain/visibility.ts';

/** Two members, in the roles they have in a connection. */
export interface Pair {
  /** The one who asks, or would ask. */
  readonly requesterId: MemberId;
  /** The one who is asked. */
  readonly recipientId: MemberId;
}

/** There is nothing between the two. */
export interface NoConnection extends Pair {
  readonly status: 'none';
}

/** The first has asked, the second has not answered. */
export interface PendingConnection extends Pair {
  readonly status: 'pending';
  /** The bond that was asked for; `null` when the request names none. */
  readonly relationshipTypeId: number | null;
  /** The side of that bond that the one who asks would take; `null` when they did not say, or it has none. */
  readonly side: BondSide | null;
  /** A few words of the one who asked; `null` when there are none. */
  readonly note: string | null;
  readonly createdAt: string;
  readonly acceptedAt: null;
}

/** The second has said yes: the two may write to each other. */
export interface AcceptedConnection extends Omit<PendingConnection, 'status' | 'acceptedAt'> {
  readonly status: 'accepted';
  readonly acceptedAt: string;
}

/** The state between two members (specification §4). */
export type ConnectionState = NoConnection | PendingConnection | AcceptedConnection;

/** The state between two members who have a connection. */
export type ExistingState = Exclude<ConnectionState, NoConnection>;

/** What is stored of a connection: its state, and whatever is kept beside it. */
export type KeptConnection = ExistingState;

/** A connection that exists: there is at most one between two members, in either direction. */
export type Connection = KeptConnection & { readonly id: ConnectionId };

/** How the other party is there: as ever, on a break that the viewer is told of, or as a former member. */
export const PRESENCES = ['here', 'on_break', 'former'] as const;

export type Presence = (typeof PRESENCES)[number];

/** The other party of a connection; of a former member only the id is shown. */
export type OtherParty =
  | { readonly presence: Exclude<Presence, 'former'>; readonly self: Self }
  | { readonly presence: 'former'; readonly id: MemberId };

/** A connection as one of its parties sees it: together with the other. */
export type ConnectionWithMember = Connection & {
  readonly member: Member;
  readonly presence: Presence;
};

/** A connection as lists show it to one of its parties. */
export type ListedConnection = ConnectionWithMember & {
  /** When the newest message was sent; `null` when there is none, or the other has left. */
  readonly lastMessageAt: string | null;
};

export type ConnectionStatus = Connection['status'];

/** Who asked, as one of the parties sees it. */
export type ConnectionDirection = 'sent' | 'received';

/** How many connections a member has: accepted ones, and requests that wait, by who asked. */
export type ConnectionCounts = Readonly<Record<'accepted' | ConnectionDirection, number>>;

/** The state between two members who have no connection. */
export function noConnection({ requesterId, recipientId }: Pair): NoConnection {
  return { status: 'none', requesterId, recipientId };
}

/** Nobody connects with themselves. */
export const checkPair: FieldRule<Pair, ConnectionFault> = ({ requesterId, recipientId }) =>
  requesterId === recipientId ? { rule: 'connection_with_oneself' } : null;

/** Whether a party to the connection asked for it or was asked. */
export function directionOf(pair: Pair, memberId: MemberId): ConnectionDirection {
  return memberId === pair.requesterId ? 'sent' : 'received';
}

/** When the two last wrote to each other, or else were connected, or one asked the other. */
export function lastWordAt({ lastMessageAt, acceptedAt, createdAt }: ListedConnection): string {
  return lastMessageAt ?? acceptedAt ?? createdAt;
}

/** Counts a member's own connections. */
export function countConnections(
  connections: Iterable<Pair & Pick<ExistingState, 'status'>>,
  memberId: MemberId,
): ConnectionCounts {
  const counts = { accepted: 0, sent: 0, received: 0 };
  for (const connection of connections) {
    counts[connection.status === 'accepted' ? 'accepted' : directionOf(connection, memberId)] += 1;
  }
  return counts;
}

/** The member on the other side, or `null` for one who is not a party. */
export function otherParty(pair: Pair, memberId: MemberId): MemberId | null {
  if (memberId === pair.requesterId) return pair.recipientId;
  return memberId === pair.recipientId ? pair.requesterId : null;
}

/** The connection as the member sees it, who is one of its parties. The words of a former member are gone with them. */
export function asSeenBy(
  connection: Connection,
  memberId: MemberId,
  other: OtherParty,
): ConnectionWithMember {
  const { presence } = other;
  const otherId = presence === 'former' ? other.id : other.self.id;
  if (otherParty(connection, memberId) !== otherId) {
    throw new Error('A connection is shown to one of its parties, together with the other.');
  }
  if (presence !== 'former') {
    const member = toMemberFor(connection.status === 'accepted')(other.self);
    return { member, presence, ...connection };
  }
  const note = connection.requesterId === otherId ? null : connection.note;
  const member = formerMember(otherId, connection.createdAt);
  return { member, presence, ...connection, note };
}

/** The other party, as far as the one who has that sight of them may know; `null` when they may know nothing. */
export function toOtherParty(
  sight: Sight,
  { memberId, onBreak }: Pick<Standing, 'memberId' | 'onBreak'>,
  self: Self | null,
): OtherParty | null {
  if (sight === 'former') return { presence: 'former', id: memberId };
  if (sight === 'hidden' || self === null) return null;
  return { presence: onBreak?.isTold === true ? 'on_break' : 'here', self };
}
