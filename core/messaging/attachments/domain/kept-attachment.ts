import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { AttachmentId, ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { AttachmentContent } from './attachment.ts';

/** For how many days an attachment is kept that was never sent. */
export const DAYS_UNSENT = 1;

/** An attachment that the site keeps, as its sender has made it. */
export interface KeptAttachment {
  readonly id: AttachmentId;
  readonly connectionId: ConnectionId;
  readonly memberId: MemberId;
  /** The message that it was sent with; `null` while it wasn't. */
  readonly messageId: MessageId | null;
  readonly content: AttachmentContent;
  /** All files together. */
  readonly bytes: number;
  /** Under which key it was made; no other attachment of the member was. */
  readonly idempotencyKey: IdempotencyKey | null;
  /** Whether a report has it in its evidence: then it stays. */
  readonly isEvidence: boolean;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** An attachment that has no id yet: nothing has been done with it. */
export type NewAttachment = Omit<KeptAttachment, 'id' | 'messageId' | 'isEvidence'>;
