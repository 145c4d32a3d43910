import type { QuotedMessage } from '#core/moderation/reports/domain/report.ts';
import type { SealedMessage } from '#core/moderation/reports/domain/sealed-conversation.ts';
import { bigint, fields, group, mapping, time } from './field.ts';
import { EARLIER, SHOWN, WORDS } from './message.ts';
import { record } from './record.ts';

const quoted = fields<QuotedMessage>()({
  id: bigint('id'),
  senderId: bigint('sender_id'),
  content: WORDS,
  attachments: SHOWN,
  createdAt: time('created_at'),
  earlier: EARLIER,
});

/** A message of either kind, as evidence needs it. */
export const QUOTED_MESSAGE = mapping(group<QuotedMessage>()(quoted));

export const SEALED_MESSAGES = record('sealed_message', {
  key: 'id',
  archived: group<SealedMessage>()({ ...quoted, conversationId: bigint('conversation_id') }),
});
