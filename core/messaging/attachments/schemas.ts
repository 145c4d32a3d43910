import { z } from 'zod';
import { parseConnectionId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { acceptedText, optionalText, parsed } from '#core/kernel/schemas/fields.ts';
import { checkDescription } from '#core/media/domain/picture-description.ts';
import type { VoiceFault } from '#core/media/refusals.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { MAXIMUM_VOICE_BYTES } from '#core/media/domain/voice-limits.ts';
import { MAXIMUM_UPLOAD_BYTES } from '#core/media/domain/picture-room.ts';
import { cropSchema, uploadHeadersSchema } from '#core/media/schemas.ts';
import { parsePictureKey, type PictureKey } from '#core/media/domain/picture-address.ts';
import { attachmentCalls } from './calls.ts';
import type { Attachment } from './domain/attachment.ts';
import type { ChosenAttachment } from './domain/choose-attachments.ts';

/** Its files are at `/media/` and this, for those who may see it. */
const keySchema = acceptedText<PictureKey>();

/** What a message shows or lets one hear, as the server sends it. */
export const attachmentSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('picture'),
      key: keySchema,
      width: z.int().positive(),
      height: z.int().positive(),
      thumbHash: z.string().meta({ description: 'Some bytes to draw it blurred, as base64url.' }),
      description: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('voice'),
      key: keySchema,
      seconds: z.number().positive(),
      waveform: z.string().meta({ description: 'How loud it is: 64 bytes as base64url.' }),
    }),
  ])
  .meta({ id: 'Attachment' }) satisfies z.ZodType<Attachment>;

/** What a sender names to send it with a message. */
export const chosenAttachmentSchema = z
  .object({
    key: parsed(z.string(), parsePictureKey),
    description: optionalText(checkDescription).default(null).meta({
      description: 'What a picture shows.',
    }),
  })
  .meta({ id: 'ChosenAttachment' }) satisfies z.ZodType<ChosenAttachment>;

const NOT_A_WAVEFORM = writeFault<VoiceFault>({ rule: 'not_a_waveform' });

/** How loud a voice is, as it's drawn: 64 bytes as base64url. */
const waveformSchema = z.string(NOT_A_WAVEFORM).regex(/^[\w-]{86}$/, NOT_A_WAVEFORM);

/** What was made, and waits to be sent with a message. */
const attachedSchema = z.object({ attachment: attachmentSchema }).meta({ id: 'Attached' });

/** Why nothing is kept for a conversation, whatever it is. */
const ATTACH_REFUSALS = [
  'not_accepted',
  'not_found',
  'member_has_left',
  'not_written_yet',
  'idempotency_key_reused',
  'no_room_for_picture',
  'no_room_for_voice',
  'too_many_requests',
] as const;

/** The calls about attachments, with what they take, answer and refuse. */
export const attachmentEndpoints = {
  attachPicture: {
    ...attachmentCalls.attachPicture,
    pathId: parseConnectionId,
    summary:
      'Make a picture for a message that you’re about to send; it’s kept for a day until you do',
    query: cropSchema,
    headers: uploadHeadersSchema,
    upload: { maximumBytes: MAXIMUM_UPLOAD_BYTES },
    response: attachedSchema,
    refuses: [...ATTACH_REFUSALS, 'picture_unreadable', 'picture_too_large'],
  },
  attachVoice: {
    ...attachmentCalls.attachVoice,
    pathId: parseConnectionId,
    summary:
      'Make a voice for a message that you’re about to send; it’s kept for a day until you do',
    query: z.object({ waveform: waveformSchema }),
    headers: uploadHeadersSchema,
    upload: { maximumBytes: MAXIMUM_VOICE_BYTES },
    response: attachedSchema,
    refuses: [...ATTACH_REFUSALS, 'voice_unreadable', 'voice_too_long'],
  },
} as const satisfies Record<keyof typeof attachmentCalls, Endpoint>;
