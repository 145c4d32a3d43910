import { BitSet } from './bit-set.ts';
import type { TiePlane } from './tie-plane.ts';

/** One bit of everyone's number: the members who have it. */
export type Plane = BitSet | TiePlane;

/** An order of members: by a number of each, whose bits are planes of members, and then the newest first. */
export interface PlaneOrder {
  /** The highest bit first. */
  readonly planes: readonly Plane[];
  /** Nobody's number is larger. */
  readonly most: number;
  readonly largestFirst: boolean;
}

/** A place in such an order. */
export interface PlanePosition {
  readonly value: number;
  readonly id: number;
}

/** Up to this many members are looked at one by one, instead of being divided by further planes. */
const FEW = 512;

/** At most `limit` members of the set, in the order, who come after a place. */
export function firstInOrder(
  members: BitSet,
  order: PlaneOrder,
  after: PlanePosition | null,
  limit: number,
): PlanePosition[] {
  const found: PlanePosition[] = [];
  collect({ ...order, limit, found }, members, { depth: 0, value: 0, after });
  return found;
}

interface Walk extends PlaneOrder {
  readonly limit: number;
  readonly found: PlanePosition[];
}

/** Where the walk is: at members who have the first bits of their value in common. */
interface Branch {
  /** How many bits they have in common, and these bits. */
  readonly depth: number;
  readonly value: number;
  /** The place to start after, if it is on this branch. */
  readonly after: PlanePosition | null;
}

/** Parts the members by the next plane, and follows first the part that comes first. */
function collect(walk: Walk, members: BitSet, branch: Branch): void {
  const plane = walk.planes[branch.depth];
  if (plane === undefined) collectAlike(walk, members, branch);
  else if (!members.hasMoreThan(FEW)) collectFew(walk, members, branch);
  else {
    const { inside, outside } = isBeyondMost(walk, branch)
      ? { inside: false, outside: true }
      : kindsOf(members, plane);
    for (const bit of walk.largestFirst ? [1, 0] : [0, 1]) {
      const next = follow(walk, branch, bit);
      const isEmpty = bit === 1 ? !inside : !outside;
      if (next === null || isEmpty || walk.found.length >= walk.limit) continue;
      collect(walk, inside && outside ? partOf(members, plane, bit) : members, next);
    }
  }
}

/** Whether the next bit can be in nobody's number: then all members are alike in it. */
function isBeyondMost({ planes, most }: Walk, { depth, value }: Branch): boolean {
  return (value * 2 + 1) * 2 ** (planes.length - depth - 1) > most;
}

function kindsOf(members: BitSet, plane: Plane) {
  return plane instanceof BitSet ? members.kindsBy(plane) : plane.kindsOf(members);
}

function partOf(members: BitSet, plane: Plane, bit: number): BitSet {
  if (!(plane instanceof BitSet)) return plane.partOf(members, bit === 1);
  return bit === 1 ? members.shared(plane) : members.except(plane);
}

/** The branch with one more bit; `null` when all of it comes before the place to start after. */
function follow({ planes, largestFirst }: Walk, branch: Branch, bit: number): Branch | null {
  const next = { depth: branch.depth + 1, value: branch.value * 2 + bit };
  if (branch.after === null) return { ...next, after: null };
  // Numbers can have more bits than JavaScript shifts.
  const startBit = Math.floor(branch.after.value / 2 ** (planes.length - next.depth)) % 2;
  if (bit === startBit) return { ...next, after: branch.after };
  return (bit === 1) === largestFirst ? null : { ...next, after: null };
}

/** Members of one value: the newest first. */
function collectAlike(walk: Walk, members: BitSet, { value, after }: Branch): void {
  for (const id of members.highest(walk.limit - walk.found.length, after?.id)) {
    walk.found.push({ value, id });
  }
}

function collectFew(walk: Walk, members: BitSet, branch: Branch): void {
  const { after } = branch;
  const first: PlanePosition[] = [];
  const limit = walk.limit - walk.found.length;
  for (const id of members.highest(FEW)) {
    const position = { value: valueOf(walk, branch, id), id };
    if (after === null || compare(walk, position, after) > 0) insert(walk, first, position, limit);
  }
  walk.found.push(...first);
}

/** Puts a place where it belongs among the first ones, if it is one of these. */
function insert(walk: Walk, first: PlanePosition[], position: PlanePosition, limit: number): void {
  const last = first[limit - 1];
  if (last !== undefined && compare(walk, last, position) < 0) return;
  let from = 0;
  let to = first.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const other = first[middle];
    if (other !== undefined && compare(walk, other, position) < 0) from = middle + 1;
    else to = middle;
  }
  first.splice(from, 0, position);
  if (first.length > limit) first.pop();
}

/** The number of a member on the branch. */
function valueOf({ planes }: Walk, { depth, value }: Branch, id: number): number {
  let whole = value;
  for (let next = depth; next < planes.length; next += 1) {
    whole = whole * 2 + (planes[next]?.has(id) ? 1 : 0);
  }
  return whole;
}

function compare({ largestFirst }: Walk, one: PlanePosition, two: PlanePosition): number {
  const first = one.value - two.value;
  return (largestFirst ? -first : first) || two.id - one.id;
}
