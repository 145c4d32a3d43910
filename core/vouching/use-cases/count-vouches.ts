import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { VouchCount } from '#core/vouching/domain/count-vouches.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';

export type CountVouches = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<VouchCount, NotFound<'member'>>>;

interface Dependencies extends VisibleMembers {
  readonly vouches: Pick<VouchRepository, 'countFor'>;
  readonly clock: Clock;
}

/** Who vouches for a member whom the caller may see: the same count for everyone, the member too. */
export function makeCountVouches(deps: Dependencies): CountVouches {
  return async ({ callerId, id }) => {
    const [member, count] = await Promise.all([
      findVisibleMember(deps, callerId, id),
      deps.vouches.countFor(id, deps.clock.now()),
    ]);
    return member === null ? refused({ code: 'not_found', subject: 'member' }) : granted(count);
  };
}
