import type { SealedConversation } from '#core/moderation/reports/domain/sealed-conversation.ts';
import { bigint, group, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const SEALED_CONVERSATION = mapping(
  group<SealedConversation>()({
    id: bigint('id'),
    requesterId: bigint('requester_id'),
    recipientId: bigint('recipient_id'),
    requesterName: text('requester_name'),
    recipientName: text('recipient_name'),
    acceptedAt: time('accepted_at'),
    endedBy: bigint('ended_by'),
    endedAt: time('ended_at'),
    keptUntil: time('keep_until'),
    note: optional(text('note')),
  }),
);

export const SEALED_CONVERSATIONS = record('sealed_conversation', {
  key: 'id',
  about: ['requester_id', 'recipient_id'],
  archived: SEALED_CONVERSATION,
});
