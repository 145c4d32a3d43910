import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { NewPicture, Picture } from '#core/media/domain/picture.ts';
import { hasRoom } from '#core/media/domain/picture-room.ts';
import type { Crop } from '#core/media/domain/picture-sizes.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { SentBytes } from '#core/media/ports/sent-bytes.ts';
import type { PictureRefusal } from '#core/media/refusals.ts';
import { countRoom } from '#core/media/steps/count-room.ts';
import { makePicture, type PictureMaking } from '#core/media/steps/make-picture.ts';
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

interface Dependencies extends PictureMaking {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly attachments: SentBytes;
  readonly members: Pick<MemberRepository, 'load'>;
  readonly commit: Commit<PictureChange, never>;
  readonly clock: Clock;
}

/** Makes a picture new from a file, and keeps it; under one key once, however often it is sent. */
export function makeKeepPicture(deps: Dependencies): KeepPicture {
  return async ({ callerId, file, crop, idempotencyKey }) => {
    const before = await deps.pictures.listOf(callerId);
    const repeated = findRepeated(before, idempotencyKey);
    if (repeated !== undefined) return granted(repeated);
    const taken = await countRoom(deps, callerId, before);
    const made = await makePicture(deps, { file, crop }, (bytes) => hasRoom(taken, bytes));
    if (!made.ok) return made;
    const { picture: addressed, ...stored } = made.value;
    const createdAt = deps.clock.now();
    const of = { memberId: callerId, idempotencyKey, createdAt };
    return decideAndCommit(deps.commit, () => decide(deps, { ...addressed, ...stored, ...of }));
  };
}

async function decide(
  deps: Dependencies,
  picture: NewPicture,
): Promise<Result<Proposal<PictureChange, never, Picture>, KeepRefusal>> {
  const { memberId, idempotencyKey, createdAt: at } = picture;
  // The version comes first: whoever adds a picture meanwhile has it decided again.
  const member = await deps.members.load(memberId);
  const kept = await deps.pictures.listOf(memberId);
  if (member === null) return refused({ code: 'not_signed_in' });
  const repeated = findRepeated(kept, idempotencyKey);
  if (repeated !== undefined) return granted({ act: null, answer: () => repeated });
  const taken = await countRoom(deps, memberId, kept);
  if (!hasRoom(taken, picture.bytes)) return refused({ code: 'no_room_for_picture' });
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
