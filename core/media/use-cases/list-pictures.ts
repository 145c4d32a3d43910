import type { MemberId } from '#core/kernel/ids.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { SentBytes } from '#core/media/ports/sent-bytes.ts';
import { countRoom } from '#core/media/steps/count-room.ts';

/** The pictures that a member keeps here, the newest first, and how much of their room is taken. */
interface ListedPictures {
  readonly kept: readonly Picture[];
  readonly bytesUsed: number;
}

export type ListPictures = (callerId: MemberId) => Promise<ListedPictures>;

/** The pictures that the caller keeps here. What they sent in conversations takes room too. */
export function makeListPictures(deps: {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly attachments: SentBytes;
}): ListPictures {
  return async (callerId) => {
    const kept = await deps.pictures.listOf(callerId);
    return { kept, bytesUsed: (await countRoom(deps, callerId, kept)).bytes };
  };
}
