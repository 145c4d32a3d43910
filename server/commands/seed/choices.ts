import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Repeatable choices: the same seed makes the same ones on every machine. */
export interface Choices {
  /** A whole number from `min` to `max`, both included. */
  readonly number: (min: number, max: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, or all of them when there are fewer. */
  readonly someOf: <Item>(items: readonly Item[], count: number) => Item[];
  /** True in about that share of cases, 0 to 1. */
  readonly happens: (share: number) => boolean;
}

/** Choices that follow from the seed alone. */
export function createChoices(seed: number): Choices {
  const generator = xoroshiro128plus(seed);
  const number = (min: number, max: number) => uniformInt(generator, min, max);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[number(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return {
    number,
    oneOf,
    someOf: (items, count) => {
      const rest = [...items];
      const taken = Math.min(count, rest.length);
      return Array.from({ length: taken }, () => {
        const item = oneOf(rest);
        rest.splice(rest.indexOf(item), 1);
        return item;
      });
    },
    happens: (share) => number(1, 1_000) <= share * 1_000,
  };
}
