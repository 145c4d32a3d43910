import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureChange } from '#core/media/changes.ts';
import { toBase64Url } from '#core/media/domain/base64-url.ts';
import {
  roomTaken,
  type NewPicture,
  type Picture,
  type PictureFiles,
} from '#core/media/domain/picture.ts';
import { parsePictureKey } from '#core/media/domain/picture-address.ts';
import { hasRoom } from '#core/media/domain/picture-room.ts';
import { PICTURE_FORMATS, PICTURE_SIZES, type Crop } from '#core/media/domain/picture-sizes.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { MadePicture, PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { PictureRefusal } from '#core/media/refusals.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

interface Upload {
  readonly callerId: MemberId;
  /** Where the file is on this machine. */
  readonly file: string;
  readonly crop: Crop;
  /** Names the picture among those of the caller. */
  readonly idempotencyKey: IdempotencyKey | null;
}

type KeepRefusal = PictureRefusal | RefusalOf<'not_signed_in'>;

export type KeepPicture = (upload: Upload) => Promise<Result<Picture, KeepRefusal>>;

interface Dependencies {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly members: Pick<MemberRepository, 'load'>;
  readonly pictureMaker: PictureMaker;
  readonly fileStore: Pick<FileStore, 'write'>;
  /** Makes what nobody can guess. */
  readonly pictureKeys: { readonly create: () => string };
  readonly commit: Commit<PictureChange, never>;
  readonly clock: Clock;
}

/**
 * Makes a picture new from a file, and keeps it; under one key once, however often it is sent. Its files are there
 * before anything names them: those that nothing comes to name are swept.
 */
export function makeKeepPicture(deps: Dependencies): KeepPicture {
  return async ({ callerId, file, crop, idempotencyKey }) => {
    const before = await deps.pictures.listOf(callerId);
    const repeated = findRepeated(before, idempotencyKey);
    if (repeated !== undefined) return granted(repeated);
    if (!hasRoom(roomTaken(before), 0)) return refused({ code: 'no_room_for_picture' });
    const made = await deps.pictureMaker.make(file, crop);
    if (!made.ok) return refused(WHY_UNUSABLE[made.refusal]);
    const bytes = countBytes(made.value);
    if (!hasRoom(roomTaken(before), bytes)) return refused({ code: 'no_room_for_picture' });
    const { width, height, thumbHash } = made.value;
    const picture: NewPicture = {
      memberId: callerId,
      key: parseKnown(parsePictureKey, deps.pictureKeys.create()),
      files: await writeFiles(deps.fileStore, made.value),
      width,
      height,
      thumbHash: toBase64Url(thumbHash),
      description: null,
      bytes,
      idempotencyKey,
      createdAt: deps.clock.now(),
    };
    return decideAndCommit(deps.commit, () => decide(deps, picture));
  };
}

const WHY_UNUSABLE = {
  unreadable: { code: 'picture_unreadable' },
  too_large: { code: 'picture_too_large' },
} as const;

async function decide(
  { pictures, members }: Dependencies,
  picture: NewPicture,
): Promise<Result<Proposal<PictureChange, never, Picture>, KeepRefusal>> {
  const { memberId, idempotencyKey, createdAt: at } = picture;
  // The version comes first: whoever adds a picture meanwhile has it decided again.
  const member = await members.load(memberId);
  const kept = await pictures.listOf(memberId);
  if (member === null) return refused({ code: 'not_signed_in' });
  const repeated = findRepeated(kept, idempotencyKey);
  if (repeated !== undefined) return granted({ act: null, answer: () => repeated });
  if (!hasRoom(roomTaken(kept), picture.bytes)) return refused({ code: 'no_room_for_picture' });
  const decided = { memberVersion: member.version, newestId: kept[0]?.id ?? 0 };
  const changes = [{ type: 'add_picture', picture, ...decided }] as const;
  return granted({
    act: { changes, events: [], actorId: memberId, at },
    answer: (id) => ({ id, ...picture }),
  });
}

function findRepeated(
  pictures: readonly Picture[],
  key: IdempotencyKey | null,
): Picture | undefined {
  return key === null ? undefined : pictures.find((picture) => picture.idempotencyKey === key);
}

function countBytes({ files }: MadePicture): number {
  const made = PICTURE_SIZES.flatMap((size) =>
    PICTURE_FORMATS.map((format) => files[size][format]),
  );
  return made.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

async function writeFiles(
  fileStore: Dependencies['fileStore'],
  { files }: MadePicture,
): Promise<PictureFiles> {
  const write = async ({ webp, jpeg }: MadePicture['files'][960]) => ({
    webp: await fileStore.write(webp),
    jpeg: await fileStore.write(jpeg),
  });
  return { 96: await write(files[96]), 320: await write(files[320]), 960: await write(files[960]) };
}
