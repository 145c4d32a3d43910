import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { Evidence } from './report.ts';

/** The attachments of the messages in the evidence, those that were taken back among them. */
export function keysIn({ messages }: Pick<Evidence, 'messages'>): readonly PictureKey[] {
  return (messages ?? [])
    .flatMap(({ attachments, earlier }) => [
      ...attachments,
      ...earlier.flatMap((wording) => wording.attachments ?? []),
    ])
    .map(({ key }) => key);
}
