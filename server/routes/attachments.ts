import { granted, refused } from '#core/kernel/result.ts';
import type { attachmentCalls } from '#core/messaging/attachments/calls.ts';
import { makeAttachPicture } from '#core/messaging/attachments/use-cases/attach-picture.ts';
import { makeAttachVoice } from '#core/messaging/attachments/use-cases/attach-voice.ts';
import { makeOpenAttachment } from '#core/messaging/attachments/use-cases/open-attachment.ts';
import { makeRemoveUnneededAttachments } from '#core/messaging/attachments/use-cases/remove-unneeded-attachments.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with attachments. */
type AttachmentUseCases = ReturnType<typeof makeAttachmentUseCases>;

/** Makes every use case of attachments. */
export function makeAttachmentUseCases(world: World) {
  return {
    attachPicture: makeAttachPicture(world),
    attachVoice: makeAttachVoice(world),
    openAttachment: makeOpenAttachment(world),
    removeUnneededAttachments: makeRemoveUnneededAttachments(world),
  };
}

/** The calls about attachments. */
export function makeAttachmentCalls(
  deps: AttachmentUseCases,
): Pick<ApiCalls, keyof typeof attachmentCalls> {
  return {
    async attachPicture({ callerId, id: connectionId, query: crop, headers, upload: file }) {
      if (file === null) return refused({ code: 'picture_too_large' });
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const upload = { callerId, connectionId, file, crop, idempotencyKey };
      const attached = await deps.attachPicture(upload);
      return attached.ok ? granted({ value: { attachment: attached.value } }) : attached;
    },
    async attachVoice({ callerId, id: connectionId, query, headers, upload: file }) {
      if (file === null) return refused({ code: 'voice_too_long' });
      const { waveform } = query;
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const recording = { callerId, connectionId, file, waveform, idempotencyKey };
      const attached = await deps.attachVoice(recording);
      return attached.ok ? granted({ value: { attachment: attached.value } }) : attached;
    },
  };
}
