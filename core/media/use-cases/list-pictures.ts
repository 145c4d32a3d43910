import type { MemberId } from '#core/kernel/ids.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';

export type ListPictures = (callerId: MemberId) => Promise<readonly Picture[]>;

/** The pictures that the caller keeps here, the newest first. */
export function makeListPictures({
  pictures,
}: {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
}): ListPictures {
  return (callerId) => pictures.listOf(callerId);
}
