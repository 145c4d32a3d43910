import { parseKnown } from '#core/kernel/parser.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { parsePictureKey } from '#core/media/domain/picture-address.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { VoiceMaker } from '#core/media/ports/voice-maker.ts';
import type { PictureRefusal, VoiceRefusal } from '#core/media/refusals.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import {
  keepAttachment,
  type AttachmentDraft,
  type AttachmentKeeping,
  type AttachRefusal,
} from '#core/messaging/attachments/steps/keep-attachment.ts';

/** A voice for a conversation, which is a file of this machine. */
interface Recording extends AttachmentDraft {
  readonly file: string;
  /** How loud it is, as it's drawn: 64 bytes as base64url. */
  readonly waveform: string;
}

export type AttachVoice = (
  recording: Recording,
) => Promise<Result<Attachment, AttachRefusal | PictureRefusal | VoiceRefusal>>;

/** What making a voice takes. */
interface VoiceMaking {
  readonly voiceMaker: VoiceMaker;
  readonly fileStore: Pick<FileStore, 'write'>;
  /** Makes what nobody can guess. */
  readonly pictureKeys: { readonly create: () => string };
}

/** Makes a voice new from a file, for a message that the caller is about to send. */
export function makeAttachVoice(deps: AttachmentKeeping & VoiceMaking): AttachVoice {
  const { voiceMaker, fileStore, pictureKeys } = deps;
  return ({ file, waveform, ...draft }) =>
    keepAttachment<PictureRefusal | VoiceRefusal>(deps, draft, async (hasRoom) => {
      const made = await voiceMaker.make(file);
      if (!made.ok) return refused(WHY_UNUSABLE[made.refusal]);
      const { file: sound, seconds } = made.value;
      const bytes = sound.byteLength;
      if (!hasRoom(bytes)) return refused({ code: 'no_room_for_voice' });
      const key = parseKnown(parsePictureKey, pictureKeys.create());
      const kept = await fileStore.write(sound);
      return granted({ content: { kind: 'voice', key, seconds, waveform, file: kept }, bytes });
    });
}

const WHY_UNUSABLE = {
  unreadable: { code: 'voice_unreadable' },
  too_long: { code: 'voice_too_long' },
} as const;
