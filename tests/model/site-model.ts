import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { expect } from 'vitest';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Connection, ConnectionStatus, Pair } from '#core/connections/domain/connection.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import type { Message, MessageText } from '#core/messaging/domain/message.ts';
import type { Refusal } from '#core/refusals.ts';

/*
 * What must come of whatever members do, written down from the specification in plain steps. It shares
 * nothing but types with the core, so that a fault in a rule does not come back as the expectation.
 */

/** A message with all that it ever said, oldest first; `null` once it is taken back. */
export interface WrittenMessage extends Pick<
  Message,
  'id' | 'connectionId' | 'senderId' | 'recipientId' | 'read' | 'createdAt'
> {
  readonly wordings: readonly (MessageText | null)[];
  readonly replyToId: MessageId | null;
}

/** What a member has chosen for a conversation. */
export type Choices = Pick<Conversation, 'isPinned' | 'isMuted'>;

/** A whole site as plain values: what it must look like, whatever it is stored in. */
export interface SiteModel {
  readonly members: Map<MemberId, Self>;
  readonly connections: Map<ConnectionId, Connection>;
  readonly messages: Map<MessageId, WrittenMessage>;
  /** The ids of messages by their connection, sender and idempotency key. */
  readonly messageIdsByKey: Map<string, MessageId>;
  /** What members have chosen for their conversations: "the member, the connection". */
  readonly choices: Map<string, Choices>;
  /** The time now, in ISO 8601. */
  readonly now: () => string;
  /** When the day of each member's last activity began. */
  readonly activeOn: Map<MemberId, number>;
  /** Every id that was ever given to a connection or a message, also to those that are gone. */
  readonly connectionIds: ConnectionId[];
  readonly messageIds: MessageId[];
  /** Since when each blocks whom: "the one who blocks, the other". */
  readonly blocks: Map<string, string>;
  /** By which name, of those who were not hidden then. */
  readonly blockNames: Map<string, string>;
  /** Until when each may not ask whom: "the one who may not, the other". */
  readonly rests: Map<string, number>;
  /** How many requests each has sent in the first week of the account. */
  readonly firstRequests: Map<MemberId, number>;
}

export const granted = <Value>(value: Value) => ({ ok: true, value });
export const refused = (refusal: Refusal) => ({ ok: false, refusal });

/** What the caller gets who asks for something that is not there, or not theirs to know of. */
export const NO_CONNECTION = refused({ code: 'not_found', subject: 'connection' });
export const NOT_ACCEPTED = refused({ code: 'not_accepted' });
export const NO_MESSAGE = refused({ code: 'not_found', subject: 'message' });
/** How long one has to wait is told by the clock of the limits. */
const TOO_MANY = {
  ok: false,
  refusal: { code: 'too_many_requests', retryAfter: expect.any(Number) as number },
};
const NO_MEMBER = refused({ code: 'not_found', subject: 'member' });
export const FORBIDDEN = refused({ code: 'forbidden' });

const DAY = 86_400_000;

export function createSiteModel(now: () => string): SiteModel {
  return {
    now,
    members: new Map(),
    connections: new Map(),
    messages: new Map(),
    messageIdsByKey: new Map(),
    choices: new Map(),
    activeOn: new Map(),
    connectionIds: [],
    messageIds: [],
    blocks: new Map(),
    blockNames: new Map(),
    rests: new Map(),
    firstRequests: new Map(),
  };
}

/** The member as one sees them who is connected with them, or isn't. */
export function memberOf(site: SiteModel, id: MemberId, isConnected = false): Member {
  const {
    email: _email,
    whoMayAsk: _whoMayAsk,
    sharedSigns: _signs,
    photosSeenBy,
    blursPhotos: _blursPhotos,
    ...member
  } = site.members.get(id)!;
  const preferences = { ...member.preferences, timeZone: null };
  if (isConnected || photosSeenBy === 'everyone') return { ...member, preferences };
  const isDrawn = member.avatarUrl?.startsWith('/pictures/') === true;
  const avatarUrl = isDrawn ? member.avatarUrl : null;
  return { ...member, avatarUrl, preferences: { ...preferences, photos: [] } };
}

/** The other party of the two, or nobody for one who is neither. */
export function otherOf(
  { requesterId, recipientId }: Pair,
  memberId: MemberId,
): MemberId | undefined {
  if (memberId === requesterId) return recipientId;
  if (memberId === recipientId) return requesterId;
  return undefined;
}

/** Neither of two knows of the other while either blocks the other. */
export function isHidden(site: SiteModel, one: MemberId, other: MemberId): boolean {
  return site.blocks.has(`${one} ${other}`) || site.blocks.has(`${other} ${one}`);
}

/** What must come of the caller's blocking the other. */
export function block(site: SiteModel, callerId: MemberId, id: MemberId, at: string) {
  if (callerId === id) return NO_MEMBER;
  if (site.blocks.has(`${callerId} ${id}`)) return granted(null);
  for (const connection of [...site.connections.values()]) {
    if (otherOf(connection, callerId) === id) remove(site, callerId, connection.id, null);
  }
  rest(site, id, callerId, 90);
  const named = site.members.get(id);
  if (named && !isHidden(site, callerId, id)) {
    site.blockNames.set(`${callerId} ${id}`, named.name);
  }
  site.blocks.set(`${callerId} ${id}`, at);
  act(site, callerId);
  return granted(null);
}

/** What must come of the caller's lifting a block. */
export function unblock(site: SiteModel, callerId: MemberId, id: MemberId) {
  if (!site.blocks.delete(`${callerId} ${id}`)) {
    return callerId !== id && isHidden(site, callerId, id) ? granted(null) : NO_MEMBER;
  }
  site.blockNames.delete(`${callerId} ${id}`);
  act(site, callerId);
  return granted(null);
}

/** Lets the one not ask the other for so many days, if it is not longer already. */
function rest(site: SiteModel, id: MemberId, otherId: MemberId, days: number): void {
  const until = Date.parse(site.now()) + days * DAY;
  const name = `${id} ${otherId}`;
  site.rests.set(name, Math.max(until, site.rests.get(name) ?? 0));
}

/** What must come of a registration, and `self` takes its place when it is granted. */
export function register(site: SiteModel, self: Self) {
  for (const field of ['username', 'email'] as const) {
    for (const other of site.members.values()) {
      if (other[field].toLowerCase() === self[field].toLowerCase()) {
        return refused({ code: `${field}_taken` });
      }
    }
  }
  site.members.set(self.id, self);
  act(site, self.id);
  return granted(self);
}

/** What must come of the caller's changing a member's record. */
export function edit(site: SiteModel, callerId: MemberId, id: number, changes: ProfileChanges) {
  if (id !== callerId) return isHidden(site, callerId, toMemberId(id)) ? NO_MEMBER : FORBIDDEN;
  const self = site.members.get(toMemberId(id))!;
  const preferences = { ...self.preferences, ...changes.preferences };
  const changed = { ...self, ...changes, preferences };
  for (const other of site.members.values()) {
    if (other.id !== id && other.email.toLowerCase() === changed.email.toLowerCase()) {
      return refused({ code: 'email_taken' });
    }
  }
  site.members.set(toMemberId(id), changed);
  act(site, toMemberId(id));
  return granted(changed);
}

/** What must come of the first's asking the second; the connection gets the id when it is granted. */
export function request(
  site: SiteModel,
  { requesterId, recipientId }: Pair,
  at: string,
  id: number,
) {
  if (requesterId === recipientId) {
    return refused({
      code: 'invalid_input',
      errors: [{ path: 'recipientId', fault: { rule: 'connection_with_oneself' } }],
    });
  }
  if (isHidden(site, requesterId, recipientId)) return NO_MEMBER;
  let open = 0;
  let received = 0;
  for (const standing of site.connections.values()) {
    if (otherOf(standing, requesterId) === recipientId)
      return refused({ code: 'already_connected' });
    if (standing.requesterId === requesterId && standing.status === 'pending') open += 1;
    if (standing.recipientId === recipientId && standing.status === 'pending') received += 1;
  }
  if (Date.parse(at) < (site.rests.get(`${requesterId} ${recipientId}`) ?? 0)) {
    return refused({ code: 'asked_before' });
  }
  if (open >= 10) return refused({ code: 'too_many_open_requests' });
  if (received >= 20) return refused({ code: 'takes_no_requests' });
  if (Date.parse(at) - Date.parse(site.members.get(requesterId)!.createdAt) < 7 * DAY) {
    // A history takes no time by the clock of the limits: its days are all one.
    const sent = site.firstRequests.get(requesterId) ?? 0;
    if (sent >= 5) return TOO_MANY;
    site.firstRequests.set(requesterId, sent + 1);
  }
  const connection: Connection = {
    id: toConnectionId(id),
    requesterId,
    recipientId,
    relationshipTypeId: 3,
    side: 'seek',
    note: null,
    status: 'pending',
    createdAt: at,
    acceptedAt: null,
  };
  site.connections.set(toConnectionId(id), connection);
  site.connectionIds.push(toConnectionId(id));
  act(site, requesterId);
  return granted({ ...connection, member: memberOf(site, recipientId), presence: 'here' });
}

/** Requests that nobody has answered for sixty days are gone. */
export function endResting(site: SiteModel, at: string): void {
  for (const [id, { status, createdAt }] of site.connections) {
    const age = Date.parse(at) - Date.parse(createdAt);
    if (status === 'pending' && age >= 60 * DAY) site.connections.delete(id);
  }
}

/** What must come of the caller's saying yes. */
export function accept(site: SiteModel, callerId: MemberId, id: number, at: string) {
  const connection = site.connections.get(toConnectionId(id));
  if (!connection || otherOf(connection, callerId) === undefined) return NO_CONNECTION;
  if (callerId === connection.requesterId) return FORBIDDEN;
  if (connection.status === 'accepted') return refused({ code: 'already_accepted' });
  const accepted: Connection = { ...connection, status: 'accepted', acceptedAt: at };
  site.connections.set(toConnectionId(id), accepted);
  act(site, callerId);
  return granted({
    ...accepted,
    member: memberOf(site, connection.requesterId, true),
    presence: 'here',
  });
}

/** What must come of the caller's declining, cancelling or ending what they have seen. */
export function remove(
  site: SiteModel,
  callerId: MemberId,
  id: number,
  seen: ConnectionStatus | null,
) {
  const connection = site.connections.get(toConnectionId(id));
  if (!connection || otherOf(connection, callerId) === undefined) return NO_CONNECTION;
  if (seen !== null && seen !== connection.status) {
    return seen === 'pending' ? refused({ code: 'already_accepted' }) : NO_CONNECTION;
  }
  const { requesterId, recipientId, status } = connection;
  if (status === 'pending') {
    rest(site, requesterId, recipientId, callerId === requesterId ? 7 : 90);
  } else {
    rest(site, otherOf(connection, callerId)!, callerId, 90);
  }
  site.connections.delete(toConnectionId(id));
  for (const memberId of [requesterId, recipientId]) site.choices.delete(`${memberId} ${id}`);
  for (const message of site.messages.values()) {
    if (message.connectionId === id) site.messages.delete(message.id);
  }
  act(site, callerId);
  return granted(null);
}

/** The member did something on this day. */
export function act(site: SiteModel, memberId: MemberId): void {
  site.activeOn.set(memberId, Date.parse(site.now().slice(0, 'YYYY-MM-DD'.length)));
}
