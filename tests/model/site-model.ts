import {
  noConnection,
  otherParty,
  type Connection,
  type ConnectionStatus,
  type Pair,
} from '#core/connections/domain/connection.ts';
import { transition } from '#core/connections/domain/transition.ts';
import { toLoginName, toMember, type Self } from '#core/members/domain/member.ts';
import { applyProfileChanges, type ProfileChanges } from '#core/members/domain/profile-changes.ts';
import { composeMessage, markAsRead, type Message } from '#core/messaging/domain/message.ts';
import { granted, refused } from '#core/kernel/result.ts';

/** A whole site as plain values: what it must look like, whatever it is stored in. */
export interface SiteModel {
  readonly members: Map<number, Self>;
  readonly connections: Map<number, Connection>;
  readonly messages: Map<number, Message>;
  /** The ids of messages by their connection, sender and idempotency key. */
  readonly messageIdsByKey: Map<string, number>;
  /** The ids of all members, the most recently active last. */
  readonly activity: Set<number>;
  /** Every id that was ever given to a connection or a message, also to those that are gone. */
  readonly connectionIds: number[];
  readonly messageIds: number[];
}

const NO_CONNECTION = refused({ code: 'not_found', subject: 'connection' });
const NO_MESSAGE = refused({ code: 'not_found', subject: 'message' });

export function createSiteModel(): SiteModel {
  return {
    members: new Map(),
    connections: new Map(),
    messages: new Map(),
    messageIdsByKey: new Map(),
    activity: new Set(),
    connectionIds: [],
    messageIds: [],
  };
}

/** What must come of a registration, and `self` takes its place when it is granted. */
export function register(site: SiteModel, self: Self) {
  const others = [...site.members.values()];
  const isTaken = (field: 'username' | 'email') =>
    others.some((other) => toLoginName(other[field]) === toLoginName(self[field]));
  if (isTaken('username')) return refused({ code: 'username_taken' });
  if (isTaken('email')) return refused({ code: 'email_taken' });
  site.members.set(self.id, self);
  act(site, self.id);
  return granted(self);
}

/** What must come of the caller's changing a member's record. */
export function edit(site: SiteModel, callerId: number, id: number, changes: ProfileChanges) {
  if (id !== callerId) return refused({ code: 'forbidden' });
  const changed = applyProfileChanges(site.members.get(id)!, changes);
  for (const other of site.members.values()) {
    if (other.id !== id && toLoginName(other.email) === toLoginName(changed.email)) {
      return refused({ code: 'email_taken' });
    }
  }
  site.members.set(id, changed);
  act(site, id);
  return granted(changed);
}

/** What must come of the first's asking the second; the connection gets the id when it is granted. */
export function request(site: SiteModel, pair: Pair, at: string, id: number) {
  const standing = [...site.connections.values()].find(
    (connection) => otherParty(connection, pair.userId1) === pair.userId2,
  );
  const command = { type: 'request', actorId: pair.userId1, relationshipTypeId: 3, at } as const;
  const requested = transition(standing ?? noConnection(pair), command);
  if (!requested.ok) return requested;
  const connection = { ...requested.value, id };
  site.connections.set(id, connection);
  site.connectionIds.push(id);
  act(site, pair.userId1);
  return granted({ ...connection, member: toMember(site.members.get(pair.userId2)!) });
}

/** What must come of the caller's saying yes. */
export function accept(site: SiteModel, callerId: number, id: number, at: string) {
  const connection = site.connections.get(id);
  if (!connection) return NO_CONNECTION;
  const outcome = transition(connection, { type: 'accept', actorId: callerId, at });
  if (!outcome.ok) return outcome;
  const accepted = { ...outcome.value, id };
  site.connections.set(id, accepted);
  act(site, callerId);
  const other = site.members.get(otherParty(connection, callerId)!)!;
  return granted({ ...accepted, member: toMember(other) });
}

/** What must come of the caller's declining, cancelling or ending what they have seen. */
export function remove(
  site: SiteModel,
  callerId: number,
  id: number,
  seen: ConnectionStatus | null,
) {
  const connection = site.connections.get(id);
  if (!connection || otherParty(connection, callerId) === null) return NO_CONNECTION;
  if (seen !== null && seen !== connection.status) {
    return seen === 'pending' ? refused({ code: 'already_accepted' }) : NO_CONNECTION;
  }
  site.connections.delete(id);
  for (const message of site.messages.values()) {
    if (message.connectionId === id) site.messages.delete(message.id);
  }
  act(site, callerId);
  return granted(null);
}

/** What must come of the caller's writing; the message gets the id when it is granted. */
export function send(
  site: SiteModel,
  callerId: number,
  connectionId: number,
  draft: {
    readonly content: string;
    readonly at: string;
    readonly id: number;
    readonly idempotencyKey: string | undefined;
  },
) {
  const connection = site.connections.get(connectionId);
  if (!connection) return NO_CONNECTION;
  const composed = composeMessage(connection, { actorId: callerId, ...draft });
  if (!composed.ok) return composed;
  const name = `${connectionId} ${callerId} ${draft.idempotencyKey}`;
  const standing = site.messages.get(site.messageIdsByKey.get(name) ?? 0);
  if (standing) {
    const isTheSame = standing.content === draft.content;
    return isTheSame ? granted(standing) : refused({ code: 'idempotency_key_reused' });
  }
  const message = { ...composed.value, id: draft.id, read: false };
  if (draft.idempotencyKey !== undefined) site.messageIdsByKey.set(name, message.id);
  site.messages.set(message.id, message);
  site.messageIds.push(message.id);
  act(site, callerId);
  return granted(message);
}

/** What must come of the caller's opening a message. */
export function read(site: SiteModel, callerId: number, id: number) {
  const message = site.messages.get(id);
  if (!message) return NO_MESSAGE;
  const marked = markAsRead(message, callerId);
  if (!marked.ok || message.read) return marked;
  site.messages.set(id, marked.value);
  act(site, callerId);
  return marked;
}

function act(site: SiteModel, memberId: number): void {
  site.activity.delete(memberId);
  site.activity.add(memberId);
}
