import { firstAddress } from '#core/members/domain/address.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { lastNumbers } from '#tests/support/last-numbers.ts';
import { toMessageText } from '#tests/support/texts.ts';
import type { ArchiveWriter } from '#core/archive/ports/storage-archive.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { CONVERSATIONS } from '#server/commands/seed/life-texts.ts';

/** A word that some members have in their bio, the same share of them at every size, or the same number. */
interface PlantedWord {
  readonly word: string;
  readonly isIn: (place: number, members: number) => boolean;
}

/** Words that nobody writes otherwise. */
const PLANTED_WORDS: readonly PlantedWord[] = [
  { word: 'lighthouses', isIn: (place) => place % 25 < 9 },
  { word: 'saxifrage', isIn: (place) => place % 10 === 3 },
  { word: 'marquetry', isIn: (place) => place % 100 === 7 },
  { word: 'zymology', isIn: (place, members) => place % Math.floor(members / 20) === 11 },
];

/** The member with many connections, and how many; the first is with a chat of many messages. */
export const SOCIABLE = { id: toMemberId(1), connections: 1_000, messages: 100_000 } as const;

const BATCH = 5_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const FIRST_DAY = 20_454;
const LINES: readonly string[] = CONVERSATIONS.flat();

/** Fills a storage that holds nothing with that many invented members. One of them knows many. */
export async function fillScaleSite(writer: ArchiveWriter, members: number): Promise<void> {
  await writer.begin('nothing');
  await inBatches(members, (place) => toMember(place, members), 'member');
  await inBatches(SOCIABLE.connections, toConnection, 'connection');
  await inBatches(SOCIABLE.messages, toMessage, 'message');
  const { connections: connection, messages: message } = SOCIABLE;
  await writer.setLastNumbers(lastNumbers({ member: members, connection, message }));
  await writer.finish();

  async function inBatches<Kind extends 'member' | 'connection' | 'message'>(
    count: number,
    make: (place: number) => Parameters<typeof writer.write<Kind>>[1][number],
    kind: Kind,
  ): Promise<void> {
    for (let from = 0; from < count; from += BATCH) {
      const length = Math.min(BATCH, count - from);
      await writer.write(
        kind,
        Array.from({ length }, (_value, place) => make(from + place)),
      );
    }
  }
}

const timeOf = (place: number) => new Date(START + place * 1_000).toISOString();

function toMember(place: number, members: number) {
  const { passwordHash, ...member } = inventMember(place, 'a hash that nobody logs in with');
  const planted = PLANTED_WORDS.filter(({ isIn }) => isIn(place, members));
  const bio = [member.bio ?? '', ...planted.map(({ word }) => word)].join(' ').trim() || null;
  const activeOn = FIRST_DAY + (place % 300);
  return {
    self: { ...member, bio, id: toMemberId(place + 1) },
    address: firstAddress(member, true),
    passwordHash,
    version: 1,
    together: null,
    activeOn,
  };
}

function toConnection(place: number) {
  return {
    value: {
      id: toConnectionId(place + 1),
      requesterId: SOCIABLE.id,
      recipientId: toMemberId(place + 2),
      relationshipTypeId: (place % 4) + 1,
      side: null,
      note: null,
      status: 'accepted',
      createdAt: timeOf(place),
      acceptedAt: timeOf(place + 60),
    },
    version: 1,
    together: null,
  } as const;
}

function toMessage(place: number) {
  const isAnswer = place % 2 === 1;
  return {
    message: {
      id: toMessageId(place + 1),
      connectionId: toConnectionId(1),
      senderId: isAnswer ? toMemberId(2) : SOCIABLE.id,
      recipientId: isAnswer ? SOCIABLE.id : toMemberId(2),
      content: toMessageText(LINES[place % LINES.length] ?? ''),
      attachments: [],
      earlier: [],
      replyToId: null,
      read: true,
      createdAt: timeOf(place),
    },
    idempotencyKey: null,
  };
}
