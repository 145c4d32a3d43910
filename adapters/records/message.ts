import type { ArchivedMessage } from '#core/archive/domain/archived-records.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { EarlierWording, MessageText, StoredMessage } from '#core/messaging/domain/message.ts';
import { bigint, flag, group, json, mapped, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

/** What a message says; its column is empty once it is taken back. */
export const WORDS = mapped(text('content'), toWords, (words: MessageText | null) => words ?? '');

/** What a message said earlier, always the same text for the same wordings. */
export const EARLIER = mapping(
  mapped(
    optional(json<readonly EarlierWording[], 'earlier'>('earlier')),
    (stored) => stored ?? [],
    (wordings: readonly EarlierWording[]) =>
      wordings.length === 0 ? null : wordings.map(({ content, until }) => ({ content, until })),
  ),
);

/** What a message says; `null` of one that is taken back, whose column is empty. */
export function toWords(content: string): MessageText | null {
  return content === '' ? null : trusted<MessageText>(content);
}

export const STORED_MESSAGE = mapping(
  group<StoredMessage>()({
    id: bigint('id'),
    connectionId: bigint('connection_id'),
    senderId: bigint('sender_id'),
    recipientId: bigint('receiver_id'),
    content: WORDS,
    earlier: EARLIER,
    replyToId: optional(bigint('reply_to_id')),
    read: flag('read'),
    createdAt: time('created_at'),
  }),
);

export const MESSAGES = record('message', {
  key: 'id',
  about: ['sender_id'],
  archived: group<ArchivedMessage>()({
    message: STORED_MESSAGE,
    idempotencyKey: optional(text('idempotency_key')),
  }),
  // The words that it is found by are not moved.
  others: { indexed: { kind: 'integer', nullable: false, movedAs: 0 } },
});
