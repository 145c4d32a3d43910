import type { BitSet } from './bit-set.ts';
import { BoundedCache } from '#core/kernel/bounded-cache.ts';

/** Some 60 sets at a million members. */
const BOUNDS = { bytes: 8 * 1024 * 1024, fewest: 4, most: 100 };

interface KeptSet<Condition> {
  readonly condition: Condition;
  readonly members: BitSet;
  readonly bytes: number;
}

/**
 * The sets of members whose trait meets a condition, each kept up to date for as long as it is asked for now
 * and again. They are not to be changed.
 */
export class KeptConditions<Condition extends string | object, Trait> {
  private readonly kept = new BoundedCache<string, KeptSet<Condition>>(BOUNDS);
  private readonly meets: (trait: Trait, condition: Condition) => boolean;

  constructor(meets: (trait: Trait, condition: Condition) => boolean) {
    this.meets = meets;
  }

  /** How many bytes the sets take. */
  get bytes(): number {
    return this.kept.bytes;
  }

  /** The set of the condition, which is looked for when it is not kept. */
  find(condition: Condition, look: () => BitSet): BitSet {
    const key = JSON.stringify(condition);
    const known = this.kept.get(key);
    if (known !== null) return known.members;
    const members = look();
    this.kept.set(key, { condition, members, bytes: members.bytes });
    return members;
  }

  /** Takes in a member who is new or has changed. */
  put(memberId: number, trait: Trait): void {
    for (const { condition, members } of this.kept.values()) {
      members.put(memberId, this.meets(trait, condition));
    }
  }
}
