import type { ArchiveWriter } from '#core/archive/ports/storage-archive.ts';
import { firstAddress } from '#core/members/domain/address.ts';
import { toConnectionId, toMemberId, toMessageId } from './ids.ts';
import { lastNumbers } from './last-numbers.ts';
import { newMember } from './new-member.ts';
import { toMessageText } from './texts.ts';

/** How many conversations the member with many has, and the one with few. */
export const MANY = 1_000;
export const FEW = 10;

/** The member with many conversations, and the one with few; their friends are the members between. */
export const SOCIABLE = toMemberId(1);
export const SHY = toMemberId(MANY + 2);

/** How many friends each friend has besides, which the engines must not read. */
const OTHER_FRIENDS = 9;

/** In every tenth conversation this many messages are unread. */
const UNREAD = 5;

const BATCH = 2_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');

const timeOf = (place: number) => new Date(START + place * 1_000).toISOString();

/** Who asked, and who was asked. */
type Pair = readonly [requester: number, recipient: number];

function listPairs(): readonly Pair[] {
  const friends = Array.from({ length: MANY }, (_friend, place) => place + 2);
  const pairs = friends.map((id): Pair => (id % 2 === 0 ? [SOCIABLE, id] : [id, SOCIABLE]));
  pairs.push(...friends.slice(0, FEW).map((id): Pair => (id % 2 === 0 ? [SHY, id] : [id, SHY])));
  for (let apart = 1; apart <= OTHER_FRIENDS; apart += 1) {
    pairs.push(...friends.slice(0, -apart).map((id): Pair => [id, id + apart]));
  }
  return pairs;
}

/** Fills a storage that holds nothing with two members' inboxes, the same number of messages in each conversation. */
export async function fillInboxSite(writer: ArchiveWriter, messagesEach: number): Promise<void> {
  const pairs = listPairs();
  const conversations = MANY + FEW;
  const messages = conversations * messagesEach;
  await writer.begin('nothing');
  await inBatches(MANY + 2, toMember, (records) => writer.write('member', records));
  await inBatches(
    pairs.length,
    (place) => toConnection(pairs[place]!, place),
    (records) => writer.write('connection', records),
  );
  await inBatches(
    messages,
    (place) => toMessage(pairs[place % conversations]!, place, messagesEach, conversations),
    (records) => writer.write('message', records),
  );
  await writer.setLastNumbers(
    lastNumbers({
      member: MANY + 2,
      connection: pairs.length,
      message: messages,
    }),
  );
  await writer.finish();
}

async function inBatches<Item>(
  count: number,
  make: (place: number) => Item,
  write: (items: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    await write(Array.from({ length }, (_item, place) => make(from + place)));
  }
}

function toMember(place: number) {
  const { passwordHash, ...member } = newMember({ name: `Friend ${place}` });
  return {
    self: { ...member, id: toMemberId(place + 1) },
    address: firstAddress(member, true),
    passwordHash,
    version: 1,
    together: null,
    activeOn: 20_454,
  };
}

function toConnection([requester, recipient]: Pair, place: number) {
  return {
    value: {
      id: toConnectionId(place + 1),
      requesterId: toMemberId(requester),
      recipientId: toMemberId(recipient),
      side: null,
      relationshipTypeId: (place % 4) + 1,
      note: null,
      status: 'accepted',
      createdAt: timeOf(place),
      acceptedAt: timeOf(place + 60),
    },
    version: 1,
    together: null,
  } as const;
}

function toMessage([one, other]: Pair, place: number, messagesEach: number, conversations: number) {
  const turn = Math.floor(place / conversations);
  const conversation = place % conversations;
  const isUnread = conversation % 10 === 0 && turn >= messagesEach - UNREAD;
  const owner = conversation < MANY ? SOCIABLE : SHY;
  const friend = one === owner ? other : one;
  const isReceived = isUnread || turn % 2 === 1;
  return {
    message: {
      id: toMessageId(place + 1),
      connectionId: toConnectionId(conversation + 1),
      senderId: toMemberId(isReceived ? friend : owner),
      recipientId: toMemberId(isReceived ? owner : friend),
      content: toMessageText(
        `Good evening. Shall we play cards on Sunday, as we said? turn${turn}`,
      ),
      attachments: [],
      earlier: [],
      replyToId: null,
      read: !isUnread,
      createdAt: timeOf(20_000 + place),
    },
    idempotencyKey: null,
  };
}
