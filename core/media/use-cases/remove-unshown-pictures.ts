import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import { showsPicture } from '#core/media/domain/shown-pictures.ts';
import { DAYS_UNSHOWN } from '#core/media/domain/unshown-pictures.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import { actWithProfile } from '#core/media/steps/act-with-profile.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** How many pictures are looked at at a time. */
const PAGE = 200;

interface Dependencies {
  readonly pictures: Pick<PictureRepository, 'list'>;
  readonly members: Pick<MemberRepository, 'findByIds' | 'load'>;
  readonly commit: Commit<PictureChange | MemberChange, MemberEvent>;
  readonly clock: Clock;
}

export type RemoveUnshownPictures = (isStopping: () => boolean) => Promise<void>;

/** Removes the pictures that no profile shows, a day after they were made. */
export function makeRemoveUnshownPictures(deps: Dependencies): RemoveUnshownPictures {
  return async (isStopping) => {
    const now = deps.clock.now();
    let after = 0;
    let hasMore = true;
    while (hasMore && !isStopping()) {
      const page = await deps.pictures.list({ after, limit: PAGE });
      // Those after the first that is too new are newer.
      const due = page.filter(({ createdAt }) => daysAfter(createdAt, DAYS_UNSHOWN) <= now);
      const members = await deps.members.findByIds([...new Set(due.map((one) => one.memberId))]);
      for (const picture of due) {
        const member = members.get(picture.memberId);
        if (member && !showsPicture(member, picture.key)) await remove(deps, picture, now);
      }
      after = page.at(-1)?.id ?? 0;
      hasMore = due.length === PAGE;
    }
  };
}

/** Removes it, unless the profile has changed in the meantime: then the next time decides. */
async function remove(
  { members, commit }: Dependencies,
  { id, memberId, key }: Picture,
  at: string,
): Promise<void> {
  const member = await members.load(memberId);
  if (member === null || showsPicture(member.value, key)) return;
  const removed = { type: 'remove_picture', id, memberId } as const;
  await commit(actWithProfile(removed, { key, address: null }, member, { actorId: null, at }));
}
