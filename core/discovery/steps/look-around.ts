import type { MemberId } from '#core/kernel/ids.ts';
import type { AskedFilters, DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import { reachOf } from '#core/discovery/domain/reach.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import type { Home, Surroundings } from '#core/members/places/domain/distance.ts';
import type { FindSurroundings } from '#core/members/places/steps/find-surroundings.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** What a use case needs that measures from where its caller lives. */
export interface LooksAround {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly findSurroundings: FindSurroundings;
}

/** Where someone lives, and the towns around it, as far as they say. */
interface Around {
  readonly home: Home;
  readonly surroundings: Surroundings;
}

/** Looks at the caller's town and what is around it. */
export async function lookAround(
  { members, findSurroundings }: LooksAround,
  callerId: MemberId,
): Promise<Around> {
  const caller = await members.findById(callerId);
  const home = caller?.preferences ?? { country: null, town: null };
  return { home, surroundings: await findSurroundings(home) };
}

/** The filters as a storage can answer them; the caller is only looked at for a distance. */
export async function resolveDistance(
  { distance, ...filters }: AskedFilters,
  look: () => Promise<Around>,
): Promise<DiscoveryFilters> {
  if (distance === null) return filters;
  const { home, surroundings } = await look();
  const town = home.town === null ? null : toHomeText(home.country, home.town);
  return town === null ? filters : { ...filters, reach: reachOf(town, surroundings, distance) };
}
