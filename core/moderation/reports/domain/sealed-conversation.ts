import type { Sealing } from '#core/connections/domain/sealing.ts';
import { otherParty, type Pair } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { QuotedMessage } from './report.ts';

/** What is kept of a connection that has ended; its messages are sealed with it, for reports alone. */
export interface SealedConversation extends Pair, Sealing {
  readonly id: number;
  /** The names of the two, as they were when the connection ended. */
  readonly requesterName: string;
  readonly recipientName: string;
  readonly acceptedAt: string;
  /** The words that came with the request; `null` when there were none. */
  readonly note: string | null;
}

/** A message as it is sealed. */
export interface SealedMessage extends QuotedMessage {
  readonly conversationId: number;
}

/** An ended connection as one of its parties sees it. */
export interface EndedConnection {
  readonly id: number;
  readonly member: { readonly id: MemberId; readonly name: string };
  readonly endedAt: string;
  readonly endedByMe: boolean;
  readonly keptUntil: string;
}

/** The ended connection as the member sees it, who is one of its parties. */
export function toEndedConnection(
  conversation: SealedConversation,
  memberId: MemberId,
): EndedConnection {
  const id = otherParty(conversation, memberId);
  if (id === null) throw new Error('An ended connection is shown to its parties.');
  const name =
    id === conversation.requesterId ? conversation.requesterName : conversation.recipientName;
  return {
    id: conversation.id,
    member: { id, name },
    endedAt: conversation.endedAt,
    endedByMe: conversation.endedBy === memberId,
    keptUntil: conversation.keptUntil,
  };
}
