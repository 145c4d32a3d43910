import { BitSet } from './bit-set.ts';

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

  put(memberId: number, location: string | null): void {
    if (memberId >= this.numbers.length) this.growTo(memberId + 1);
    this.leave(this.numbers[memberId] ?? 0);
    this.numbers[memberId] = location === null ? 0 : this.enter(location);
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

  private enter(location: string): number {
    const known = this.numberOf.get(location);
    const number = known ?? this.unused.pop() ?? this.places.length + 1;
    const members = known === undefined ? 0 : (this.places[number - 1]?.members ?? 0);
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
    this.unused.push(number);
  }

  private growTo(length: number): void {
    const numbers = new Uint32Array(Math.max(length, this.numbers.length * 2));
    numbers.set(this.numbers);
    this.numbers = numbers;
  }
}
