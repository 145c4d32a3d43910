import type { MemberId, MessageId } from '#core/kernel/ids.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { NewAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';

/** What is stored of attachments. */
export type AttachmentChange =
  | {
      readonly type: 'add_attachment';
      readonly attachment: NewAttachment;
      /** The version of the member's record that it was decided upon. */
      readonly memberVersion: number;
      /** The newest of the member's attachments when that was decided; 0 where there was none. */
      readonly newestId: number;
    }
  /** Sends attachments of the member's, none of which was sent before, with a message. */
  | {
      readonly type: 'send_attachments';
      readonly keys: readonly PictureKey[];
      readonly memberId: MemberId;
      readonly messageId: MessageId;
    }
  /** Keeps those of the attachments that are there as evidence. */
  | { readonly type: 'keep_as_evidence'; readonly keys: readonly PictureKey[] };
