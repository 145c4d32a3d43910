import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';
import { MOST_PICTURES, toAttachment, type Attachment } from './attachment.ts';
import type { KeptAttachment } from './kept-attachment.ts';

/** What a sender names to send it with a message. */
export interface ChosenAttachment {
  readonly key: PictureKey;
  /** What a picture shows, in its sender's words; of no meaning for others. */
  readonly description: string | null;
}

type ChoiceRefusal = NotFound<'attachment'> | RefusalOf<'attachments_not_together', MessageRefusal>;

/**
 * The attachments of a message, in the order in which they are chosen: the sender's own, made for this conversation and
 * not sent yet.
 */
export function chooseAttachments(
  chosen: readonly ChosenAttachment[],
  kept: readonly KeptAttachment[],
  sending: { readonly connectionId: ConnectionId; readonly senderId: MemberId },
): Result<readonly Attachment[], ChoiceRefusal> {
  const attachments: Attachment[] = [];
  for (const { key, description } of chosen) {
    const found = kept.find(({ content }) => content.key === key);
    if (!found || !isUnsent(found, sending)) {
      return refused({ code: 'not_found', subject: 'attachment' });
    }
    const attachment = toAttachment(found.content);
    attachments.push(attachment.kind === 'picture' ? { ...attachment, description } : attachment);
  }
  return isTogether(attachments)
    ? granted(attachments)
    : refused({ code: 'attachments_not_together' });
}

/** Whether one message can have all of these: some pictures, each once, or one voice message. */
export function isTogether(attachments: readonly Pick<Attachment, 'kind' | 'key'>[]): boolean {
  const isEachOnce = new Set(attachments.map(({ key }) => key)).size === attachments.length;
  const isAlone = attachments.length === 1;
  const arePictures =
    attachments.length <= MOST_PICTURES && attachments.every(({ kind }) => kind === 'picture');
  return isEachOnce && (isAlone || arePictures);
}

function isUnsent(
  { connectionId, memberId, messageId }: KeptAttachment,
  sending: { readonly connectionId: ConnectionId; readonly senderId: MemberId },
): boolean {
  return (
    connectionId === sending.connectionId && memberId === sending.senderId && messageId === null
  );
}
