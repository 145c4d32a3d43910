import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { firstAddress } from '#core/members/domain/address.ts';
import { lastNumbers } from '#tests/support/last-numbers.ts';
import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import type { ArchiveWriter } from '#core/archive/ports/storage-archive.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { CONVERSATIONS } from '#server/commands/seed/life-texts.ts';

/** How much there is of what in a large site. */
export interface SiteSize {
  readonly members: number;
  readonly connections: number;
  readonly messages: number;
}

const BATCH = 5_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const LINES: readonly string[] = CONVERSATIONS.flat();
/** Shares no factor with the number of connections, so that messages come in no connection's order. */
const STRIDE = 7_919;

/** Fills a storage that holds nothing with an invented site; the same size makes the same. */
export async function fillLargeSite(writer: ArchiveWriter, size: SiteSize): Promise<void> {
  await writer.begin('nothing');
  await inBatches(
    size.members,
    (place) => toMember(place),
    (records) => writer.write('member', records),
  );
  await inBatches(
    size.connections,
    (place) => ({ value: toConnection(place, size), version: 1, together: null }),
    (records) => writer.write('connection', records),
  );
  await inBatches(
    size.messages,
    (place) => toMessage(place, size),
    (records) => writer.write('message', records),
  );
  await inBatches(size.members / 2, toSession, (records) => writer.write('session', records));
  const { members, connections, messages } = size;
  await writer.setLastNumbers(
    lastNumbers({
      member: members,
      connection: connections,
      message: messages,
    }),
  );
  await writer.finish();
}

async function inBatches<Value>(
  count: number,
  make: (place: number) => Value,
  write: (batch: readonly Value[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    await write(Array.from({ length }, (_value, place) => make(from + place)));
  }
}

const timeOf = (place: number) => new Date(START + place * 1_000).toISOString();

function toMember(place: number) {
  const { passwordHash, ...member } = inventMember(place, 'a hash that nobody logs in with');
  return {
    self: { ...member, id: toMemberId(place + 1) },
    address: firstAddress(member, true),
    passwordHash,
    version: 1,
    activeOn: 20_500 + (place % 90),
  };
}

/** Each member with the next ones, in a circle. */
function toConnection(place: number, { members }: SiteSize) {
  const one = place % members;
  const other = (one + 1 + Math.floor(place / members)) % members;
  return {
    id: toConnectionId(place + 1),
    requesterId: toMemberId(one + 1),
    recipientId: toMemberId(other + 1),
    relationshipTypeId: (place % 4) + 1,
    side: null,
    note: null,
    status: 'accepted',
    createdAt: timeOf(place),
    acceptedAt: timeOf(place + 60),
  } as const;
}

function toMessage(place: number, size: SiteSize) {
  const connection = toConnection((place * STRIDE) % size.connections, size);
  const isAnswer = place % 2 === 1;
  return {
    message: {
      id: toMessageId(place + 1),
      connectionId: connection.id,
      senderId: isAnswer ? connection.recipientId : connection.requesterId,
      recipientId: isAnswer ? connection.requesterId : connection.recipientId,
      content: toMessageText(LINES[place % LINES.length] ?? ''),
      attachments: [],
      earlier: [],
      replyToId: null,
      read: place % 5 !== 0,
      createdAt: timeOf(place),
    },
    idempotencyKey: `key-${place}`,
  };
}

function toSession(place: number) {
  return {
    tokenHash: place.toString(16).padStart(64, '0'),
    memberId: toMemberId(place + 1),
    createdAt: timeOf(place),
    lastUsedAt: timeOf(place + 3_600),
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
}
