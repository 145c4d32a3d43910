import { tieSeed, tieWord } from '#core/discovery/domain/tie-break.ts';
import { BitSet } from './bit-set.ts';

/** One bit of everyone's place among equals, for one viewer, as a set of members that is worked out where it is asked for. */
export class TiePlane {
  private readonly seed: number;

  /** The highest bit is at 0. */
  constructor(viewerId: number, bit: number) {
    this.seed = tieSeed(viewerId, bit);
  }

  has(id: number): boolean {
    return ((tieWord(this.seed, id >>> 5) >>> (id & 31)) & 1) === 1;
  }

  /** Whether some of the members are in it, and some are not. */
  kindsOf({ words }: BitSet): { readonly inside: boolean; readonly outside: boolean } {
    let inside = 0;
    let outside = 0;
    for (let place = 0; place < words.length; place += 1) {
      const own = words[place] ?? 0;
      if (own === 0) continue;
      const both = own & tieWord(this.seed, place);
      inside |= both;
      outside |= own ^ both;
      if (inside !== 0 && outside !== 0) break;
    }
    return { inside: inside !== 0, outside: outside !== 0 };
  }

  /** Those of the members who are in it, or those who are not. */
  partOf({ words }: BitSet, isIn: boolean): BitSet {
    const part = new Uint32Array(words.length);
    for (let place = 0; place < words.length; place += 1) {
      const own = words[place] ?? 0;
      if (own === 0) continue;
      const word = tieWord(this.seed, place);
      part[place] = own & (isIn ? word : ~word);
    }
    return new BitSet(part);
  }
}
