import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { MemberId, PictureId } from '#core/kernel/ids.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { NewPicture, Picture } from '#core/media/domain/picture.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { nextId, type MemoryState } from './memory-state.ts';

/** Reads the pictures of the state; see the port for what it promises. */
export function createMemoryPictures(state: MemoryState): PictureRepository {
  return {
    findByKey: (key) =>
      promised(() => structuredClone(all(state).find((one) => one.key === key) ?? null)),
    listOf: (memberId) => promised(() => structuredClone(picturesOf(state, memberId))),
    list: ({ after, limit }) =>
      promised(() =>
        structuredClone(
          all(state)
            .filter(({ id }) => id > after)
            .sort((one, other) => one.id - other.id)
            .slice(0, limit),
        ),
      ),
    countBytes: () => promised(() => all(state).reduce((sum, { bytes }) => sum + bytes, 0)),
  };
}

/** Stores pictures. */
export function createPictureHandlers(state: MemoryState): MemoryHandlers<PictureChange> {
  const { members, pictures } = state;
  const require = (id: PictureId, memberId: MemberId) => {
    const picture = pictures.get(id);
    requireUnchanged(picture?.memberId === memberId);
    return picture;
  };
  return {
    add_picture: ({ picture, memberVersion, newestId }) => {
      const { memberId } = picture;
      requireUnchanged(members.get(memberId)?.version === memberVersion);
      requireUnchanged((picturesOf(state, memberId)[0]?.id ?? 0) === newestId);
      requireUnchanged(!all(state).some((one) => isTaken(one, picture)));
      const id = nextId(state, 'picture');
      pictures.set(id, { id, ...picture });
      return id;
    },
    describe_picture: ({ id, memberId, description }) => {
      pictures.set(id, { ...require(id, memberId), description });
      return null;
    },
    remove_picture: ({ id, memberId }) => {
      require(id, memberId);
      pictures.delete(id);
      return null;
    },
  };
}

function all({ pictures }: MemoryState): Picture[] {
  return [...pictures.values()];
}

/** The pictures of a member, the newest first. */
function picturesOf(state: MemoryState, memberId: MemberId): Picture[] {
  return all(state)
    .filter((one) => one.memberId === memberId)
    .sort((one, other) => other.id - one.id);
}

/** Whether a picture has what must be unique of a new one. */
function isTaken(one: Picture, { key, memberId, idempotencyKey }: NewPicture): boolean {
  const isSent = idempotencyKey !== null && one.idempotencyKey === idempotencyKey;
  return one.key === key || (one.memberId === memberId && isSent);
}
