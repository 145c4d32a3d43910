import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Profile, Self } from '#core/members/domain/member.ts';
import { askingOf } from '#core/members/domain/who-may-ask.ts';
import { utcOffset } from '#core/members/domain/time-zone.ts';
import { findSeenMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import { distanceTo } from '#core/members/places/domain/distance.ts';
import type { FindSurroundings } from '#core/members/places/steps/find-surroundings.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

export type GetMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<Profile | Self, NotFound<'member'> | RefusalOf<'not_signed_in'>>>;

interface Dependencies extends VisibleMembers {
  readonly clock: Clock;
  readonly findSurroundings: FindSurroundings;
}

/** A member's profile, with what a request of the caller needs; one's own with its private part. */
export function makeGetMember(deps: Dependencies): GetMember {
  return async ({ callerId, id }) => {
    const [seen, caller] = await Promise.all([
      findSeenMember(deps, callerId, id),
      deps.members.findById(callerId),
    ]);
    if (caller === null) return refused({ code: 'not_signed_in' });
    if (seen === null) return refused({ code: 'not_found', subject: 'member' });
    const { member, self } = seen;
    if (id === callerId) return granted(self);
    const { whoMayAsk, preferences } = self;
    const surroundings = await deps.findSurroundings(caller.preferences);
    return granted({
      ...member,
      asking: askingOf(whoMayAsk, caller),
      utcOffset:
        preferences.timeZone === null ? null : utcOffset(preferences.timeZone, deps.clock.now()),
      distance: distanceTo(surroundings, preferences),
    });
  };
}
