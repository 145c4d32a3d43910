import { toMessageText } from '#tests/support/texts.ts';
import type { MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { toMessage, type Message, type NewMessage } from '#core/messaging/domain/message.ts';
import type { FiledReport } from '#core/moderation/reports/domain/report.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Storage } from '#core/storage.ts';
import { createSettableClock, DAY } from './settable-clock.ts';
import { newMember } from './new-member.ts';
import {
  createConnection,
  createMember,
  createMessage,
  replaceConnection,
} from '#tests/support/writes.ts';

/** A day ago, by the clock of the machine and by that of the tests: requests do not stay open for ever. */
const REQUESTED_AT = new Date(
  Math.max(Date.now(), Date.parse(createSettableClock().now())) - DAY,
).toISOString();

/** Before everything. */
export const EVER = '2000-01-01T00:00:00.000Z';

const ACCEPTED_AT = '2026-03-03T10:00:00.789Z';
const WRITTEN_AT = '2026-03-04T10:00:00.012Z';

/** The value of a result that must have been granted. */
export function valueOf<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`It was refused as ${result.refusal.code}.`);
  return result.value;
}

/** Stores a member. */
export async function storeMember(
  storage: Storage,
  given?: Parameters<typeof newMember>[0],
): Promise<Self> {
  return valueOf(await createMember(storage, newMember(given)));
}

/** Stores as many members, each of their own name. */
export async function storeMembers(storage: Storage, number: number): Promise<Self[]> {
  const members: Self[] = [];
  while (members.length < number) members.push(await storeMember(storage));
  return members;
}

/** Stores a request of the one to the other. */
export async function storeRequest(
  storage: Storage,
  requesterId: MemberId,
  recipientId: MemberId,
  given: GivenRequest = {},
): Promise<Connection> {
  const request = { ...requestBetween(requesterId, recipientId), ...given };
  return valueOf(await createConnection(storage, request));
}

/** What a test says of a request. */
type GivenRequest = Partial<Pick<Connection, 'relationshipTypeId' | 'side' | 'note' | 'createdAt'>>;

/** A request as the core composes it. */
export function requestBetween(requesterId: MemberId, recipientId: MemberId) {
  return {
    status: 'pending',
    requesterId,
    recipientId,
    relationshipTypeId: 2,
    side: null,
    note: null,
    createdAt: REQUESTED_AT,
    acceptedAt: null,
  } as const;
}

/** The connection once the other has accepted it. */
export function accepted(connection: Connection) {
  return { ...connection, status: 'accepted', acceptedAt: ACCEPTED_AT } as const;
}

/** Stores an accepted connection, which the one asked for. */
export async function storeConnection(
  storage: Storage,
  requesterId: MemberId,
  recipientId: MemberId,
  given: GivenRequest = {},
): Promise<Connection> {
  const request = await storeRequest(storage, requesterId, recipientId, given);
  await replaceConnection(storage, request, accepted(request), recipientId);
  return accepted(request);
}

/** A report of the one about the other, as the core composes it. */
export function reportBy(
  reporterId: MemberId,
  about: Self,
  given: Partial<Omit<FiledReport, 'reporterId' | 'aboutId'>> = {},
): FiledReport {
  return {
    reporterId,
    aboutId: about.id,
    aboutName: about.name,
    reason: 'threats',
    words: null,
    createdAt: '2026-03-11T10:00:00.345Z',
    evidence: { profile: toMember(about), messages: null, note: null, introductions: [] },
    ...given,
  };
}

/** A message of the sender to the other party. */
export function messageFrom(senderId: MemberId, connection: Connection, content = 'Hello') {
  const recipientId =
    senderId === connection.requesterId ? connection.recipientId : connection.requesterId;
  return {
    connectionId: connection.id,
    senderId,
    recipientId,
    content: toMessageText(content),
    attachments: [],
    replyToId: null,
    createdAt: WRITTEN_AT,
  };
}

/** The message as it is shown once it is stored, unread, under the id. */
export function storedAs(draft: NewMessage, id: MessageId): Message {
  return toMessage({ ...draft, id, read: false, earlier: [] }, null);
}

/** Stores a message of the sender to the other party of an accepted connection. */
export async function storeMessage(
  storage: Storage,
  senderId: MemberId,
  connection: Connection,
  content?: string,
): Promise<Message> {
  const stored = await createMessage(storage, messageFrom(senderId, connection, content));
  if (stored === null) throw new Error('The connection is not accepted.');
  return stored;
}
