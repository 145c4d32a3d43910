import { BitSet, type MemberNumbers } from './bit-set.ts';
import { grown, grownShort } from './grown.ts';
import { KeptConditions } from './kept-conditions.ts';

/** The highest number that fits into 16 bits. */
const MOST_SHORT = 2 ** 16 - 1;
/** What a UTF-16 unit of a text takes, in bytes. */
const BYTES_OF_UNIT = 2;

/**
 * A text of each member, such as where they live, as its number. A text that nobody has any more gives its number
 * back.
 */
export class TextColumn<Condition extends string | object> {
  /** By the id of the member; zero means no text. They are short for as long as there are few texts. */
  private numbers: MemberNumbers = new Uint16Array(1024);
  /** By the number of the text, less one. */
  private readonly entries: { readonly text: string; members: number }[] = [];
  private readonly numberOf = new Map<string, number>();
  private readonly unused: number[] = [];
  private readonly meets: (text: string | null, condition: Condition) => boolean;
  private readonly kept: KeptConditions<Condition, string | null>;

  constructor(meets: (text: string | null, condition: Condition) => boolean) {
    this.meets = meets;
    this.kept = new KeptConditions(meets);
  }

  /**
   * Fills a new column with these numbers of texts by the ids of members, and with these texts in the order of their
   * numbers; `false` when the two do not fit each other.
   */
  fill(numbers: Uint32Array, texts: readonly string[]): boolean {
    this.numbers = texts.length > MOST_SHORT ? numbers.slice() : new Uint16Array(numbers);
    for (const text of texts) this.entries.push({ text, members: 0 });
    for (const number of numbers) {
      if (number === 0) continue;
      const entry = this.entries[number - 1];
      if (entry === undefined) return false;
      entry.members += 1;
    }
    for (const [index, { text, members }] of this.entries.entries()) {
      if (members === 0) this.unused.push(index + 1);
      else if (this.numberOf.has(text)) return false;
      else this.numberOf.set(text, index + 1);
    }
    return true;
  }

  /** How many bytes the numbers and the texts take, and the sets of members that are kept. */
  get bytes(): number {
    const units = this.entries.reduce((sum, { text }) => sum + text.length, 0);
    return this.numbers.byteLength + units * BYTES_OF_UNIT + this.kept.bytes;
  }

  /** The texts in the order of their numbers. */
  get texts(): string[] {
    return this.entries.map(({ text, members }) => (members > 0 ? text : ''));
  }

  /** Copies the numbers of the members' texts, as far as there is room. */
  writeTo(numbers: Uint32Array): void {
    numbers.set(this.numbers.subarray(0, numbers.length));
  }

  put(memberId: number, text: string | null): void {
    if (memberId >= this.numbers.length) this.grow(memberId + 1);
    this.leave(this.numbers[memberId] ?? 0);
    const number = text === null ? 0 : this.enter(text);
    if (number > MOST_SHORT) this.widen();
    this.numbers[memberId] = number;
    this.kept.put(memberId, text);
  }

  /** Everyone who has exactly that text. */
  at(text: string): BitSet {
    const found = new BitSet();
    const number = this.numberOf.get(text);
    if (number === undefined) return found;
    const { numbers } = this;
    for (let id = numbers.length - 1; id >= 0; id -= 1) {
      if (numbers[id] === number) found.add(id);
    }
    return found;
  }

  /** Everyone of `among` whose text passes. */
  passing(among: BitSet, passes: (text: string | null) => boolean): BitSet {
    const passed = new Uint8Array(this.entries.length + 1);
    passed[0] = passes(null) ? 1 : 0;
    for (const [text, number] of this.numberOf) passed[number] = passes(text) ? 1 : 0;
    return among.withNumbers(this.numbers, passed);
  }

  /** Everyone whose text meets the condition, and perhaps ids that nobody has. Not to be changed. */
  meeting(condition: Condition): BitSet {
    return this.kept.find(condition, () => {
      const everyId = new Uint32Array(Math.ceil(this.numbers.length / 32)).fill(-1);
      return this.passing(new BitSet(everyId), (text) => this.meets(text, condition));
    });
  }

  private grow(length: number): void {
    const { numbers } = this;
    this.numbers =
      numbers instanceof Uint16Array ? grownShort(numbers, length) : grown(numbers, length);
  }

  private widen(): void {
    if (this.numbers instanceof Uint16Array) this.numbers = new Uint32Array(this.numbers);
  }

  private enter(text: string): number {
    const number = this.numberOf.get(text) ?? this.unused.pop() ?? this.entries.length + 1;
    const members = this.entries[number - 1]?.members ?? 0;
    this.entries[number - 1] = { text, members: members + 1 };
    this.numberOf.set(text, number);
    return number;
  }

  private leave(number: number): void {
    const entry = this.entries[number - 1];
    if (entry === undefined) return;
    entry.members -= 1;
    if (entry.members > 0) return;
    this.numberOf.delete(entry.text);
    // A text that only a member who is gone had is forgotten with them.
    this.entries[number - 1] = { text: '', members: 0 };
    this.unused.push(number);
  }
}
