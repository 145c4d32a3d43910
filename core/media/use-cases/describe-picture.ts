import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, PictureId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import { writePictureAddress } from '#core/media/domain/picture-address.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import { actWithProfile } from '#core/media/steps/act-with-profile.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

export type DescribePicture = (input: {
  readonly callerId: MemberId;
  readonly id: PictureId;
  readonly description: string | null;
}) => Promise<Result<Picture, NotFound<'picture'>>>;

/** Says what a picture of the caller's shows. The profile says so too, where it shows the picture. */
export function makeDescribePicture({
  pictures,
  members,
  commit,
  clock,
}: {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly members: Pick<MemberRepository, 'load'>;
  readonly commit: Commit<PictureChange | MemberChange, MemberEvent>;
  readonly clock: Clock;
}): DescribePicture {
  return ({ callerId, id, description }) =>
    decideAndCommit(commit, async () => {
      const member = await members.load(callerId);
      const picture = (await pictures.listOf(callerId)).find((one) => one.id === id);
      if (member === null || picture === undefined) {
        return refused({ code: 'not_found', subject: 'picture' });
      }
      const described = { ...picture, description };
      const shown = { key: picture.key, address: writePictureAddress(described) };
      const change = { type: 'describe_picture', id, memberId: callerId, description } as const;
      const act = actWithProfile(change, shown, member, { actorId: callerId, at: clock.now() });
      return granted({ act, answer: () => described });
    });
}
