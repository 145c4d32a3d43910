import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { DAYS_UNSENT } from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';

export type RemoveUnneededAttachments = () => Promise<void>;

/** Removes the attachments that were never sent, and those whose message isn't kept any more. Their files are swept later. */
export function makeRemoveUnneededAttachments({
  attachments,
  clock,
}: {
  readonly attachments: Pick<AttachmentRepository, 'removeUnneeded'>;
  readonly clock: Clock;
}): RemoveUnneededAttachments {
  return () => attachments.removeUnneeded(daysAfter(clock.now(), -DAYS_UNSENT));
}
