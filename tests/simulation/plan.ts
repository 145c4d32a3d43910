import { Chance } from './chance.ts';

/** What a run is: everything that happens follows from it. */
export interface Plan {
  readonly seed: number;
  readonly members: number;
  readonly years: number;
  readonly storage: 'memory' | 'sqlite';
  /** What is left out of it: `moment 12`, `act 12.3`, `weather 12` or `person 4`. */
  readonly without: readonly string[];
}

/** A source of chance for one part of a run, which no other part disturbs. */
export function chanceOf({ seed }: Pick<Plan, 'seed'>, ...place: readonly number[]): Chance {
  let mixed = seed | 0;
  for (const number of place) {
    mixed = Math.imul(mixed ^ (number + 0x9e37_79b9), 0x85eb_ca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2_ae35);
    mixed ^= mixed >>> 16;
  }
  return new Chance(mixed);
}
