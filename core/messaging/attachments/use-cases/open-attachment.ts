import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { AttachmentContent } from '#core/messaging/attachments/domain/attachment.ts';
import type { KeptAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import {
  conversationOf,
  type RelatingDependencies,
} from '#core/messaging/steps/find-conversation.ts';

export type OpenAttachment = (input: {
  readonly viewerId: MemberId;
  readonly key: PictureKey;
}) => Promise<Result<AttachmentContent, NotFound<'attachment'>>>;

interface Dependencies extends RelatingDependencies {
  readonly attachments: Pick<AttachmentRepository, 'findByKey'>;
  readonly messages: Pick<MessageRepository, 'loadWithConnection'>;
}

/**
 * An attachment for those who may read its message, as long as that has it; before it is sent, for its sender. To
 * everyone else it isn't there.
 */
export function makeOpenAttachment(deps: Dependencies): OpenAttachment {
  return async ({ viewerId, key }) => {
    const kept = await deps.attachments.findByKey(key);
    return kept !== null && (await mayOpen(deps, viewerId, kept))
      ? granted(kept.content)
      : refused({ code: 'not_found', subject: 'attachment' });
  };
}

async function mayOpen(
  deps: Dependencies,
  viewerId: MemberId,
  { messageId, memberId, content: { key } }: KeptAttachment,
): Promise<boolean> {
  if (messageId === null) return viewerId === memberId;
  const loaded = await deps.messages.loadWithConnection(messageId);
  if (!loaded?.message.attachments.some((one) => one.key === key)) return false;
  const readable = await conversationOf(deps, viewerId, loaded.connection.value);
  if (!readable.ok) return false;
  const { senderId = memberId } = readable.value;
  return senderId === memberId;
}
