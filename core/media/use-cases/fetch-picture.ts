import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import { FETCH_LIMIT } from '#core/media/domain/fetch-limit.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import { MAXIMUM_UPLOAD_BYTES } from '#core/media/domain/picture-room.ts';
import { showsAddress } from '#core/media/domain/shown-pictures.ts';
import type { PictureFetcher } from '#core/media/ports/picture-fetcher.ts';
import type { PictureRefusal } from '#core/media/refusals.ts';
import type { KeepPicture } from '#core/media/use-cases/keep-picture.ts';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type FetchRefusal =
  | PictureRefusal
  | NotFound<'picture'>
  | RefusalOf<'not_signed_in' | 'too_many_requests'>;

export type FetchPicture = (input: {
  readonly callerId: MemberId;
  readonly address: string;
}) => Promise<Result<Picture, FetchRefusal>>;

/**
 * Fetches a picture that the caller's profile shows from another site, and keeps it here like one that was sent. The profile
 * stays as it is until the caller saves it with the new address.
 */
export function makeFetchPicture({
  members,
  limiter,
  pictureFetcher,
  keepPicture,
}: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly pictureFetcher: PictureFetcher;
  readonly keepPicture: KeepPicture;
}): FetchPicture {
  return async ({ callerId, address }) => {
    const member = await members.findById(callerId);
    if (member === null) return refused({ code: 'not_signed_in' });
    const isElsewhere = pictureSource(address)?.kind === 'remote';
    if (!isElsewhere || !showsAddress(member, address)) {
      return refused({ code: 'not_found', subject: 'picture' });
    }
    const tooMany = await refuseAbove(limiter, FETCH_LIMIT, String(callerId));
    if (tooMany !== null) return refused(tooMany);
    const fetched = await pictureFetcher.fetch(address, MAXIMUM_UPLOAD_BYTES, (file) =>
      keepPicture({ callerId, file, crop: WHOLE, idempotencyKey: null }),
    );
    return fetched.ok ? fetched.value : refused(WHY_UNFETCHED[fetched.refusal]);
  };
}

const WHOLE = { turn: 0, part: null } as const;

const WHY_UNFETCHED = {
  unreachable: { code: 'picture_unreachable' },
  too_large: { code: 'picture_too_large' },
} as const;
