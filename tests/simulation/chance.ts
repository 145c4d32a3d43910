import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** All that happens by chance comes from here, so that a seed decides everything. */
export class Chance {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** A whole number from 0 to below the bound. */
  below(bound: number): number {
    return uniformInt(this.generator, 0, bound - 1);
  }

  /** A number from 0 to below 1. */
  fraction(): number {
    return this.below(0x1_00_00_00) / 0x1_00_00_00;
  }

  /** True so often. */
  happens(probability: number): boolean {
    return probability > 0 && this.fraction() < probability;
  }

  /** One of the items, or `undefined` of none. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }

  /** One of the items, those with a greater weight more often. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let rest = this.fraction() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      rest -= item.weight;
      if (rest < 0) return item;
    }
    return items.at(-1)!;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }

  /** Another source that goes on by itself: what it is asked changes nothing here. */
  branch(): Chance {
    return new Chance(this.below(0x7f_ff_ff_ff));
  }
}
