import type { MemberId } from '#core/kernel/ids.ts';
import { makeAdmitToDesk } from '#core/moderation/desk/use-cases/admit-to-desk.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { pictureCalls } from '#core/media/calls.ts';
import { writePictureAddress } from '#core/media/domain/picture-address.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import { PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import type { WirePicture } from '#core/media/schemas.ts';
import { makeDescribePicture } from '#core/media/use-cases/describe-picture.ts';
import { makeFetchPicture } from '#core/media/use-cases/fetch-picture.ts';
import { makeKeepPicture } from '#core/media/use-cases/keep-picture.ts';
import { makeListPictures } from '#core/media/use-cases/list-pictures.ts';
import { makeOpenFile } from '#core/media/use-cases/open-file.ts';
import { makeOpenPicture } from '#core/media/use-cases/open-picture.ts';
import { makeRemovePicture } from '#core/media/use-cases/remove-picture.ts';
import { makeRemoveUnshownPictures } from '#core/media/use-cases/remove-unshown-pictures.ts';
import { makeSweepFiles } from '#core/media/use-cases/sweep-files.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with pictures. */
type PictureUseCases = ReturnType<typeof makePictureUseCases>;

/** Makes every use case of pictures. */
export function makePictureUseCases(world: World) {
  const openFile = makeOpenFile(world);
  const admitToDesk = makeAdmitToDesk(world);
  const isAtDesk = async (memberId: MemberId) => (await admitToDesk(memberId, 'moderator')).ok;
  const keepPicture = makeKeepPicture(world);
  return {
    openFile,
    keepPicture,
    fetchPicture: makeFetchPicture({ ...world, keepPicture }),
    listPictures: makeListPictures(world),
    describePicture: makeDescribePicture(world),
    removePicture: makeRemovePicture(world),
    openPicture: makeOpenPicture({ ...world, openFile, isAtDesk }),
    removeUnshownPictures: makeRemoveUnshownPictures(world),
    sweepFiles: makeSweepFiles(world),
  };
}

/** The calls about pictures. */
export function makePictureCalls(deps: PictureUseCases): Pick<ApiCalls, keyof typeof pictureCalls> {
  return {
    async keepPicture({ callerId, query: crop, headers, upload: file }) {
      if (file === null) return refused({ code: 'picture_too_large' });
      const idempotencyKey = headers['idempotency-key'] ?? null;
      return answerPicture(await deps.keepPicture({ callerId, file, crop, idempotencyKey }));
    },

    async fetchPicture({ callerId, body: { address } }) {
      return answerPicture(await deps.fetchPicture({ callerId, address }));
    },

    async listPictures({ callerId }) {
      const { kept, bytesUsed } = await deps.listPictures(callerId);
      const pictures = kept.map(toWirePicture);
      return granted({ value: { pictures, bytesUsed, bytesAllowed: PICTURE_ROOM.bytes } });
    },

    async describePicture({ callerId, id, body: { description } }) {
      return answerPicture(await deps.describePicture({ callerId, id, description }));
    },

    async removePicture({ callerId, id }) {
      const removed = await deps.removePicture({ callerId, id });
      return removed.ok ? granted({ value: undefined }) : removed;
    },
  };
}

function answerPicture<Refusal>(made: Result<Picture, Refusal>) {
  return made.ok ? granted({ value: { picture: toWirePicture(made.value) } }) : made;
}

function toWirePicture(picture: Picture): WirePicture {
  const { id, width, height, description, createdAt } = picture;
  return { id, address: writePictureAddress(picture), width, height, description, createdAt };
}
