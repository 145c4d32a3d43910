import type { placeCalls } from '#core/members/places/calls.ts';
import { makeSuggestTowns } from '#core/members/places/use-cases/suggest-towns.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members choose places from. */
type PlaceUseCases = ReturnType<typeof makePlaceUseCases>;

/** Makes every use case of places. */
export function makePlaceUseCases(world: World) {
  return { suggestTowns: makeSuggestTowns(world) };
}

/** The calls about places to choose from. */
export function makePlaceCalls(deps: PlaceUseCases): Pick<ApiCalls, keyof typeof placeCalls> {
  return {
    async suggestTowns({ query }) {
      return granted({ value: await deps.suggestTowns(query) });
    },
  };
}
