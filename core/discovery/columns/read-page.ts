import type { DiscoveryIndex } from '#core/discovery/discovery-index.ts';
import { matchesFilters, type FoldedFilters } from '#core/discovery/domain/filters.ts';
import type { OrderPosition } from '#core/discovery/domain/order.ts';
import { LARGEST_EXACT_TOTAL, type DiscoveryPage } from '#core/discovery/domain/search.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { Member } from '#core/members/domain/member.ts';
import { BitSet } from './bit-set.ts';
import type { Matches, PartialMatches } from './find-matches.ts';
import type { LiveColumns } from './live-columns.ts';
import { firstInOrder, type PlanePosition } from './ordered-walk.ts';
import type { ColumnOrder } from './plane-orders.ts';

interface Sources {
  readonly index: Pick<DiscoveryIndex, 'readMembers' | 'turn'>;
  readonly live: Pick<LiveColumns, 'readMembers'>;
}

/** Which part of the matches to read. */
export interface PageRequest {
  readonly order: ColumnOrder;
  readonly after: PlanePosition | null;
  readonly limit: number;
}

/** Candidates of whom each is tested, so that the total is exact. */
const FEW_CANDIDATES = 500;
/** How many members to test at a time whether they have a text, at first and at most. */
const FIRST_PORTION = 64;
const LARGEST_PORTION = 256;
/** A search that has tested so many answers with those it has found. */
const MOST_TESTED = 20_000;

/** Reads a page of the matches. */
export async function readPage(
  sources: Sources,
  matches: Matches,
  filters: FoldedFilters,
  page: PageRequest,
): Promise<DiscoveryPage<Member>> {
  if (matches.isComplete) return readKnown(sources, matches.members, page);
  const { candidates } = matches;
  if (candidates.hasMoreThan(FEW_CANDIDATES)) return readTested(sources, matches, filters, page);
  const tested = await test(sources, candidates.highest(FEW_CANDIDATES), filters);
  return readKnown(sources, BitSet.of(tested.map(({ id }) => id)), page);
}

/** Reads a page of matches who are all known. */
async function readKnown(
  sources: Sources,
  members: BitSet,
  { order, after, limit }: PageRequest,
): Promise<DiscoveryPage<Member>> {
  const positions = firstInOrder(members, order, after, limit + 1);
  const shown = positions.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: members.count(),
    totalIsExact: true,
    members: await sources.live.readMembers(shown.map(({ id }) => id)),
    next: last && positions.length > limit ? toPosition(order, last) : null,
  };
}

/**
 * Reads a page of the candidates who have the text, in their order: so many have it that few must be tested
 * to fill the page. The total is what is known by now.
 */
async function readTested(
  sources: Sources,
  { members, candidates, completed }: PartialMatches,
  filters: FoldedFilters,
  page: PageRequest,
): Promise<DiscoveryPage<Member>> {
  const { order, limit } = page;
  const found: TestedMember[] = [];
  let last = page.after;
  let isAtEnd = false;
  let portion = FIRST_PORTION;
  for (let tested = 0; tested < MOST_TESTED && found.length <= limit && !isAtEnd;) {
    const all = completed();
    if (all !== null) return readKnown(sources, all, page);
    const positions = firstInOrder(candidates, order, last, portion);
    found.push(...(await testInOrder(sources, positions, filters)));
    isAtEnd = positions.length < portion;
    last = positions.at(-1) ?? last;
    tested += positions.length;
    portion = Math.min(portion * 2, LARGEST_PORTION);
  }
  const shown = found.slice(0, limit);
  const next = found.length > limit ? shown.at(-1)?.position : isAtEnd ? null : last;
  return {
    total: Math.min(Math.max(members.count(), found.length), LARGEST_EXACT_TOTAL),
    totalIsExact: false,
    members: shown.map(({ member }) => member),
    next: next ? toPosition(order, next) : null,
  };
}

/** A member who has passed, and their place in the order. */
interface TestedMember {
  readonly position: PlanePosition;
  readonly member: Member;
}

/** Those who pass the filters, in their order. */
async function testInOrder(
  sources: Sources,
  positions: readonly PlanePosition[],
  filters: FoldedFilters,
): Promise<TestedMember[]> {
  const ids = positions.map(({ id }) => id);
  const tested = await test(sources, ids, filters);
  const passing = new Map<number, Member>(tested.map((member) => [member.id, member]));
  return positions.flatMap((position) => {
    const member = passing.get(position.id);
    return member === undefined ? [] : [{ position, member }];
  });
}

async function test(
  sources: Sources,
  ids: readonly number[],
  filters: FoldedFilters,
): Promise<Member[]> {
  await sources.index.turn();
  // Those whom nobody is shown are not worth remembering.
  const members = await sources.index.readMembers(ids);
  return members.filter((member) => matchesFilters(toFoldedMember(member), filters));
}

function toPosition({ toKey }: ColumnOrder, { value, id }: PlanePosition): OrderPosition {
  return { key: toKey(value), id };
}
