import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, PictureId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import { actWithProfile } from '#core/media/steps/act-with-profile.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

export type RemovePicture = (input: {
  readonly callerId: MemberId;
  readonly id: PictureId;
}) => Promise<Result<null, NotFound<'picture'>>>;

/** Removes a picture of the caller's, also from their profile. Its files are swept later: nobody is given them any more. */
export function makeRemovePicture({
  pictures,
  members,
  commit,
  clock,
}: {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly members: Pick<MemberRepository, 'load'>;
  readonly commit: Commit<PictureChange | MemberChange, MemberEvent>;
  readonly clock: Clock;
}): RemovePicture {
  return ({ callerId, id }) =>
    decideAndCommit(commit, async () => {
      const member = await members.load(callerId);
      const picture = (await pictures.listOf(callerId)).find((one) => one.id === id);
      if (member === null || picture === undefined) {
        return refused({ code: 'not_found', subject: 'picture' });
      }
      const removed = { type: 'remove_picture', id, memberId: callerId } as const;
      const shown = { key: picture.key, address: null };
      const act = actWithProfile(removed, shown, member, { actorId: callerId, at: clock.now() });
      return granted({ act, answer: () => null });
    });
}
