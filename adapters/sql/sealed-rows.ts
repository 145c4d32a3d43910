import type { MemberId, MessageId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { QuotedMessage } from '#core/reports/domain/report.ts';
import type {
  SealedConversation,
  SealedMessage,
} from '#core/reports/domain/sealed-conversation.ts';
import { toEarlierColumn, toEarlierWordings, toWords } from './message-rows.ts';
import { movedColumns, type MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';

/** A row of the table `sealed_conversation`. */
export type SealedConversationRow = MovedRow<'sealed_conversation'>;

type SealedMessageRow = MovedRow<'sealed_message'>;

/** A message of either kind, as evidence needs it. */
export type QuotedMessageRow = Omit<SealedMessageRow, 'conversation_id'>;

/** The columns of these rows. */
export const SEALED_CONVERSATION_COLUMNS = movedColumns(TABLES.sealed_conversation).join(', ');
export const QUOTED_MESSAGE_COLUMNS = 'id, sender_id, content, created_at, earlier';

/** The conversation of a row. */
export function toSealedConversation(row: SealedConversationRow): SealedConversation {
  return {
    id: row.id,
    requesterId: trusted<MemberId>(row.requester_id),
    recipientId: trusted<MemberId>(row.recipient_id),
    requesterName: row.requester_name,
    recipientName: row.recipient_name,
    acceptedAt: new Date(row.accepted_at).toISOString(),
    endedBy: trusted<MemberId>(row.ended_by),
    endedAt: new Date(row.ended_at).toISOString(),
    keptUntil: new Date(row.keep_until).toISOString(),
    note: row.note,
  };
}

/** The row of a conversation. */
export function toSealedConversationRow(conversation: SealedConversation): SealedConversationRow {
  return {
    id: conversation.id,
    requester_id: conversation.requesterId,
    recipient_id: conversation.recipientId,
    requester_name: conversation.requesterName,
    recipient_name: conversation.recipientName,
    accepted_at: Date.parse(conversation.acceptedAt),
    ended_by: conversation.endedBy,
    ended_at: Date.parse(conversation.endedAt),
    keep_until: Date.parse(conversation.keptUntil),
    note: conversation.note,
  };
}

/** The message of a row, as evidence. */
export function toQuotedMessage(row: QuotedMessageRow): QuotedMessage {
  return {
    id: trusted<MessageId>(row.id),
    senderId: trusted<MemberId>(row.sender_id),
    content: toWords(row.content),
    createdAt: new Date(row.created_at).toISOString(),
    earlier: toEarlierWordings(row.earlier),
  };
}

/** The sealed message of a row. */
export function toSealedMessage(row: SealedMessageRow): SealedMessage {
  return { ...toQuotedMessage(row), conversationId: row.conversation_id };
}

/** The row of a sealed message. */
export function toSealedMessageRow(message: SealedMessage): SealedMessageRow {
  return {
    id: message.id,
    conversation_id: message.conversationId,
    sender_id: message.senderId,
    content: message.content ?? '',
    created_at: Date.parse(message.createdAt),
    earlier: toEarlierColumn(message.earlier),
  };
}
