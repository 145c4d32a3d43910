import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { fit } from '#core/discovery/domain/fit.ts';
import { withDistance, type Reason } from '#core/discovery/domain/near-reason.ts';
import { distanceTo, type Surroundings } from '#core/members/places/domain/distance.ts';
import type { FindSurroundings } from '#core/members/places/steps/find-surroundings.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { oncePerFrozen } from '#core/kernel/frozen.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** A member who might fit, and why. */
export interface Recommendation {
  readonly member: Member;
  readonly reasons: readonly Reason[];
}

export type RecommendMembers = (input: {
  readonly callerId: MemberId;
  readonly limit: number;
}) => Promise<Result<readonly Recommendation[], RefusalOf<'not_signed_in'>>>;

/** Recommends members to a viewer: of records that are shared, once for each two. */
const recommendTo = oncePerFrozen((viewer: Member) =>
  oncePerFrozen((surroundings: Surroundings) =>
    oncePerFrozen((member: Member): Recommendation => {
      const { reasons } = fit(toFoldedMember(viewer), toFoldedMember(member));
      const distance = distanceTo(surroundings, member.preferences);
      return { member, reasons: withDistance(reasons, distance) };
    }),
  ),
);

/** The members who might fit the caller, best first, and why. */
export function makeRecommendMembers(deps: {
  readonly members: MemberRepository;
  readonly directory: MemberDirectory;
  readonly clock: Clock;
  readonly findSurroundings: FindSurroundings;
}): RecommendMembers {
  return async ({ callerId, limit }) => {
    const today = toActivityDay(deps.clock.now());
    const [caller, recommended] = await Promise.all([
      deps.members.findById(callerId),
      deps.directory.recommend(callerId, limit, today),
    ]);
    if (caller === null || recommended === null) return refused({ code: 'not_signed_in' });
    const surroundings = await deps.findSurroundings(caller.preferences);
    return granted(recommended.map(recommendTo(caller)(surroundings)));
  };
}
