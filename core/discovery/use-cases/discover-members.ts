import type { MemberId } from '#core/kernel/ids.ts';
import type { AskedQuery } from '#core/discovery/domain/search.ts';
import type { Member } from '#core/members/domain/member.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import {
  distanceTo,
  type Distance,
  type Surroundings,
} from '#core/members/places/domain/distance.ts';
import {
  lookAround,
  resolveDistance,
  type LooksAround,
} from '#core/discovery/steps/look-around.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';

/** A member who lives near another: the smallest distance that their towns are within. */
interface NearMember {
  readonly memberId: MemberId;
  readonly distance: Distance;
}

export type DiscoverMembers = (
  callerId: MemberId,
  query: AskedQuery,
) => Promise<
  Result<
    {
      readonly total: number;
      /** False when more match than the total says. */
      readonly totalIsExact: boolean;
      readonly members: readonly Member[];
      /** Those of them who live near the caller. */
      readonly near: readonly NearMember[];
      readonly next: string | null;
    },
    RefusalOf<'not_signed_in'>
  >
>;

/** Searches the members who have no connection with the caller. */
export function makeDiscoverMembers(
  deps: LooksAround & { readonly directory: MemberDirectory },
): DiscoverMembers {
  return async (callerId, query) => {
    const looking = lookAround(deps, callerId);
    const filters = await resolveDistance(query.filters, () => looking);
    const [page, { surroundings }] = await Promise.all([
      deps.directory.search(callerId, { ...query, filters }),
      looking,
    ]);
    if (page === null) return refused({ code: 'not_signed_in' });
    const { next, ...found } = page;
    const cursor = next && encodeCursor(query.sort, [next.key, next.id]);
    return granted({ near: nearOf(found.members, surroundings), next: cursor, ...found });
  };
}

function nearOf(members: readonly Member[], surroundings: Surroundings): NearMember[] {
  return members.flatMap(({ id: memberId, preferences }) => {
    const distance = distanceTo(surroundings, preferences);
    return distance === null ? [] : [{ memberId, distance }];
  });
}
