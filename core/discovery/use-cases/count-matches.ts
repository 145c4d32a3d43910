import type { MemberId } from '#core/kernel/ids.ts';
import type { AskedFilters } from '#core/discovery/domain/filters.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import {
  lookAround,
  resolveDistance,
  type LooksAround,
} from '#core/discovery/steps/look-around.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

export type CountMatches = (
  callerId: MemberId,
  filters: AskedFilters,
) => Promise<Result<{ readonly total: number }, RefusalOf<'not_signed_in'>>>;

/** Counts exactly how many members a search finds. */
export function makeCountMatches(
  deps: LooksAround & { readonly directory: MemberDirectory },
): CountMatches {
  return async (callerId, filters) => {
    const resolved = await resolveDistance(filters, () => lookAround(deps, callerId));
    const total = await deps.directory.count(callerId, resolved);
    return total === null ? refused({ code: 'not_signed_in' }) : granted({ total });
  };
}
