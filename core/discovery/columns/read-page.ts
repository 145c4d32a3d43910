import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { matchesFilters, type FoldedFilters } from '#core/discovery/domain/filters.ts';
import type { OrderPosition } from '#core/discovery/domain/order.ts';
import { LARGEST_EXACT_TOTAL, type DiscoveryPage } from '#core/discovery/domain/search.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { BitSet } from './bit-set.ts';
import { withoutMembers, type Matches, type PartialMatches } from './find-matches.ts';
import { firstInOrder, type PlanePosition } from './ordered-walk.ts';
import type { ColumnOrder } from './plane-orders.ts';

/** Which part of the matches to read. */
export interface PageRequest {
  readonly order: ColumnOrder;
  readonly after: PlanePosition | null;
  readonly limit: number;
}

/** Up to this many candidates are all tested, so that the total is exact. */
const FEW_CANDIDATES = 500;
/** How many members to test at a time whether they have a text, at first and at most. */
const FIRST_PORTION = 64;
const LARGEST_PORTION = 512;
/** A search that has tested so many answers with those it has found. */
const MOST_TESTED = 20_000;

/** Of an index, what one viewer's page is read by. */
interface Rows extends Pick<DiscoveryIndex, 'readMembers' | 'turn' | 'withText'> {
  /** Whom discovery hides from the viewer now. */
  readonly leftOutIds: () => Promise<readonly number[] | null>;
}

/** A page of the matches, as the ids of the members; `null` when the viewer has gone. */
export async function readPage(
  rows: Rows,
  matches: Matches,
  filters: FoldedFilters,
  page: PageRequest,
): Promise<DiscoveryPage<number> | null> {
  if (matches.isComplete) return readKnown(matches.members, page);
  const { candidates } = matches;
  if (candidates.hasMoreThan(FEW_CANDIDATES)) return readTested(rows, matches, filters, page);
  const passing = BitSet.of(await test(rows, candidates.highest(FEW_CANDIDATES), filters));
  const leftOut = await rows.leftOutIds();
  return leftOut && readKnown(withoutMembers(passing, leftOut), page);
}

/** Reads a page of matches who are all known. */
function readKnown(members: BitSet, { order, after, limit }: PageRequest): DiscoveryPage<number> {
  const positions = firstInOrder(members, order, after, limit + 1);
  const shown = positions.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: members.count(),
    totalIsExact: true,
    members: shown.map(({ id }) => id),
    next: last && positions.length > limit ? toPosition(order, last) : null,
  };
}

/**
 * Reads a page of the candidates who have the text, in their order: so many have it that few must be tested
 * to fill the page. The total is what is known by now.
 */
async function readTested(
  rows: Rows,
  { members, candidates, completed }: PartialMatches,
  filters: FoldedFilters,
  page: PageRequest,
): Promise<DiscoveryPage<number> | null> {
  const { order, limit } = page;
  const found: PlanePosition[] = [];
  let last = page.after;
  let isAtEnd = false;
  let portion = FIRST_PORTION;
  for (let tested = 0; tested < MOST_TESTED && found.length <= limit && !isAtEnd;) {
    if (completed() !== null) break;
    const positions = firstInOrder(candidates, order, last, portion);
    found.push(...(await testInOrder(rows, positions, filters)));
    isAtEnd = positions.length < portion;
    last = positions.at(-1) ?? last;
    tested += positions.length;
    portion = Math.min(portion * 2, LARGEST_PORTION);
  }
  // While texts were read, somebody may have blocked the viewer.
  const leftOut = await rows.leftOutIds();
  if (leftOut === null) return null;
  const all = completed();
  if (all !== null) return readKnown(withoutMembers(all, leftOut), page);
  const hidden = new Set(leftOut);
  const seen = found.filter(({ id }) => !hidden.has(id));
  const shown = seen.slice(0, limit);
  const next = seen.length > limit ? shown.at(-1) : isAtEnd ? null : last;
  const known = withoutMembers(members, leftOut).count();
  return {
    total: Math.min(Math.max(known, seen.length), LARGEST_EXACT_TOTAL),
    totalIsExact: false,
    members: shown.map(({ id }) => id),
    next: next ? toPosition(order, next) : null,
  };
}

/** Those who pass the filters, in their order. */
async function testInOrder(
  rows: Rows,
  positions: readonly PlanePosition[],
  filters: FoldedFilters,
): Promise<PlanePosition[]> {
  const ids = positions.map(({ id }) => id);
  const passing = new Set(await test(rows, ids, filters));
  return positions.filter(({ id }) => passing.has(id));
}

/** The ids of those who pass the filters. */
async function test(rows: Rows, ids: readonly number[], filters: FoldedFilters): Promise<number[]> {
  await rows.turn();
  const having = await rows.withText(filters.text, ids);
  // Those whom nobody is shown are not worth remembering.
  const members = await rows.readMembers(having);
  const passing = members.filter((member) => matchesFilters(toFoldedMember(member), filters));
  return passing.map(({ id }) => id);
}

function toPosition({ toKey }: ColumnOrder, { value, id }: PlanePosition): OrderPosition {
  return { key: toKey(value), id };
}
