import { granted, type Result } from '#core/kernel/result.ts';
import type { Crop } from '#core/media/domain/picture-sizes.ts';
import type { PictureRefusal } from '#core/media/refusals.ts';
import { makePicture, type PictureMaking } from '#core/media/steps/make-picture.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import {
  keepAttachment,
  type AttachmentDraft,
  type AttachmentKeeping,
  type AttachRefusal,
} from '#core/messaging/attachments/steps/keep-attachment.ts';

/** A picture for a conversation, which is a file of this machine. */
interface Upload extends AttachmentDraft {
  readonly file: string;
  readonly crop: Crop;
}

export type AttachPicture = (
  upload: Upload,
) => Promise<Result<Attachment, AttachRefusal | PictureRefusal>>;

/** Makes a picture new from a file, for a message that the caller is about to send. */
export function makeAttachPicture(deps: AttachmentKeeping & PictureMaking): AttachPicture {
  return ({ file, crop, ...draft }) =>
    keepAttachment(deps, draft, async (hasRoom) => {
      const made = await makePicture(deps, { file, crop }, hasRoom);
      if (!made.ok) return made;
      const { picture, files, bytes } = made.value;
      return granted({ content: { kind: 'picture' as const, ...picture, files }, bytes });
    });
}
