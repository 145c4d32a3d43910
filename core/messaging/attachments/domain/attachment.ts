import { unreachable } from '#core/kernel/unreachable.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { AddressedPicture, PictureKey } from '#core/media/domain/picture-address.ts';
import { listFiles, type PictureFiles } from '#core/media/domain/picture.ts';

/** A picture in a message. */
export interface PictureAttachment extends AddressedPicture {
  readonly kind: 'picture';
}

/** A voice message. */
export interface VoiceAttachment {
  readonly kind: 'voice';
  /** By which it's asked for. */
  readonly key: PictureKey;
  /** How long it takes, in whole tenths. */
  readonly seconds: number;
  /** How loud it is, from its beginning to its end: 64 bytes as base64url. */
  readonly waveform: string;
}

/** What a message shows or lets one hear, beside its words. */
export type Attachment = PictureAttachment | VoiceAttachment;

export const ATTACHMENT_KINDS = [
  'picture',
  'voice',
] as const satisfies readonly Attachment['kind'][];

export type AttachmentKind = Attachment['kind'];

/** How many pictures one message has at most. */
export const MOST_PICTURES = 6;

/** An attachment with its files. */
export type AttachmentContent =
  | (PictureAttachment & { readonly files: PictureFiles })
  | (VoiceAttachment & { readonly file: FileName });

/** The names of all its files. */
export function filesOf(content: AttachmentContent): readonly FileName[] {
  switch (content.kind) {
    case 'picture':
      return listFiles(content.files);
    case 'voice':
      return [content.file];
    default:
      return unreachable(content);
  }
}

/** The attachment as messages have it: without its files. */
export function toAttachment(content: AttachmentContent): Attachment {
  const { kind, key } = content;
  switch (kind) {
    case 'picture': {
      const { width, height, thumbHash, description } = content;
      return { kind, key, width, height, thumbHash, description };
    }
    case 'voice': {
      const { seconds, waveform } = content;
      return { kind, key, seconds, waveform };
    }
    default:
      return unreachable(kind);
  }
}
