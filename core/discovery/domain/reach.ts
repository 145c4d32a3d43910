import type { Distance, Surroundings } from '#core/members/places/domain/distance.ts';

/** The homes within a distance of a town; which ones they are follows from the two. */
export interface Reach {
  readonly home: string;
  readonly distance: Distance;
  /** As texts (`toHomeText`). A country of such a town is there too: who says no more may live in it. */
  readonly homes: ReadonlySet<string>;
}

/** What is within a distance of a town, given its surroundings. */
export function reachOf(home: string, surroundings: Surroundings, distance: Distance): Reach {
  const homes = new Set<string>();
  for (const [town, apart] of surroundings) {
    if (apart <= distance) homes.add(town).add(town.slice(0, 2));
  }
  return { home, distance, homes };
}

/** Whether a home is within reach, or may be: nobody is left out who doesn't say where they live. */
export function isWithinReach({ homes }: Pick<Reach, 'homes'>, home: string | null): boolean {
  return home === null || homes.has(home);
}
