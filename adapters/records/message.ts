import type { ArchivedMessage } from '#core/archive/domain/archived-records.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { EarlierWording, MessageText, StoredMessage } from '#core/messaging/domain/message.ts';
import { bigint, flag, group, json, mapped, mapping, optional, text, time } from './field.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import { record } from './record.ts';

/** What a message says; its column is empty where it has no words, and once it is taken back. */
export const WORDS = mapped(text('content'), toWords, (words: MessageText | null) => words ?? '');

/** What a message said earlier, always the same text for the same wordings. */
export const EARLIER = mapping(
  mapped(
    optional(json<readonly EarlierWording[], 'earlier'>('earlier')),
    (stored) => stored ?? [],
    (wordings: readonly EarlierWording[]) =>
      wordings.length === 0
        ? null
        : wordings.map(({ content, until, attachments }) => ({
            content,
            until,
            ...(attachments && { attachments }),
          })),
  ),
);

/** What a message has beside words. */
export const SHOWN = mapping(
  mapped(
    optional(json<readonly Attachment[], 'attachments'>('attachments')),
    (stored) => stored ?? [],
    (attachments: readonly Attachment[]) => (attachments.length === 0 ? null : attachments),
  ),
);

/** What a message says; `null` of one without words, whose column is empty. */
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
    attachments: SHOWN,
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
