import type { AttachmentKind } from '#core/messaging/attachments/domain/attachment.ts';

/** What stands for the attachments of a message where only its beginning is shown; empty where there are none. */
export function describeAttachments(kinds: readonly AttachmentKind[]): string {
  if (kinds.includes('voice')) return 'Voice message';
  return kinds.length > 1 ? `${kinds.length} photos` : kinds.length === 1 ? 'Photo' : '';
}
