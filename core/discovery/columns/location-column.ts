import { BitSet } from './bit-set.ts';
import { grown } from './grown.ts';
import { KeptConditions } from './kept-conditions.ts';

/**
 * Where each member lives, as the number of the place. A place where nobody lives any more gives its number
 * back.
 */
export class LocationColumn {
  /** By the id of the member; zero stands for an unknown place. */
  private numbers = new Uint32Array(1024);
  /** By the number of the place, less one. */
  private readonly places: { readonly location: string; members: number }[] = [];
  private readonly numberOf = new Map<string, number>();
  private readonly unused: number[] = [];
  /** By a text that the place contains. */
  private readonly kept = new KeptConditions<string, string | null>(
    (location, text) => location === null || location.includes(text),
  );

  /**
   * The column with these numbers of places by the ids of members, which are its own from then on, and with
   * these places in the order of their numbers; `null` when the two do not fit each other.
   */
  static of(
    numbers: Uint32Array<ArrayBuffer>,
    locations: readonly string[],
  ): LocationColumn | null {
    const column = new LocationColumn();
    column.numbers = numbers;
    for (const location of locations) column.places.push({ location, members: 0 });
    for (const number of numbers) {
      if (number === 0) continue;
      const place = column.places[number - 1];
      if (place === undefined) return null;
      place.members += 1;
    }
    for (const [index, { location, members }] of column.places.entries()) {
      if (members === 0) column.unused.push(index + 1);
      else if (column.numberOf.has(location)) return null;
      else column.numberOf.set(location, index + 1);
    }
    return column;
  }

  /** The places in the order of their numbers. */
  get locations(): string[] {
    return this.places.map(({ location, members }) => (members > 0 ? location : ''));
  }

  /** Copies the numbers of the members' places, as far as there is room. */
  writeTo(numbers: Uint32Array): void {
    numbers.set(this.numbers.subarray(0, numbers.length));
  }

  put(memberId: number, location: string | null): void {
    if (memberId >= this.numbers.length) this.numbers = grown(this.numbers, memberId + 1);
    this.leave(this.numbers[memberId] ?? 0);
    this.numbers[memberId] = location === null ? 0 : this.enter(location);
    this.kept.put(memberId, location);
  }

  /** Everyone who lives exactly there. */
  at(location: string): BitSet {
    const found = new BitSet();
    const number = this.numberOf.get(location);
    if (number === undefined) return found;
    for (let id = this.numbers.length - 1; id >= 0; id -= 1) {
      if (this.numbers[id] === number) found.add(id);
    }
    return found;
  }

  /** Everyone of `among` whose place passes; an unknown one does. */
  passing(among: BitSet, passes: (location: string) => boolean): BitSet {
    const passed = new Uint8Array(this.places.length + 1);
    passed[0] = 1;
    for (const [location, number] of this.numberOf) passed[number] = passes(location) ? 1 : 0;
    return among.withNumbers(this.numbers, passed);
  }

  /** Everyone whose place contains the text, or is unknown, and perhaps ids that nobody has. Not to be changed. */
  containing(text: string): BitSet {
    return this.kept.find(text, () => {
      const everyId = new Uint32Array(Math.ceil(this.numbers.length / 32)).fill(-1);
      return this.passing(new BitSet(everyId), (location) => location.includes(text));
    });
  }

  private enter(location: string): number {
    const number = this.numberOf.get(location) ?? this.unused.pop() ?? this.places.length + 1;
    const members = this.places[number - 1]?.members ?? 0;
    this.places[number - 1] = { location, members: members + 1 };
    this.numberOf.set(location, number);
    return number;
  }

  private leave(number: number): void {
    const place = this.places[number - 1];
    if (place === undefined) return;
    place.members -= 1;
    if (place.members > 0) return;
    this.numberOf.delete(place.location);
    // A place that only a member who is gone has named is forgotten with them.
    this.places[number - 1] = { location: '', members: 0 };
    this.unused.push(number);
  }
}
