import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { fit, type FitReason } from '#core/discovery/domain/fit.ts';
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
  readonly reasons: readonly FitReason[];
}

export type RecommendMembers = (input: {
  readonly callerId: MemberId;
  readonly limit: number;
}) => Promise<Result<readonly Recommendation[], RefusalOf<'not_signed_in'>>>;

/** Recommends members to a viewer: of records that are shared, once for each two. */
const recommendTo = oncePerFrozen((viewer: Member) =>
  oncePerFrozen((member: Member): Recommendation => {
    const { reasons } = fit(toFoldedMember(viewer), toFoldedMember(member));
    return { member, reasons };
  }),
);

/** The members who might fit the caller, best first, and why. */
export function makeRecommendMembers(deps: {
  readonly members: MemberRepository;
  readonly directory: MemberDirectory;
  readonly clock: Clock;
}): RecommendMembers {
  return async ({ callerId, limit }) => {
    const caller = await deps.members.findById(callerId);
    const today = toActivityDay(deps.clock.now());
    const recommended = await deps.directory.recommend(callerId, limit, today);
    if (caller === null || recommended === null) return refused({ code: 'not_signed_in' });
    return granted(recommended.map(recommendTo(caller)));
  };
}
