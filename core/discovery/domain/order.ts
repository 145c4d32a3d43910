import { unreachable } from '#core/kernel/unreachable.ts';
import { fit, FIT_UNIT } from './fit.ts';
import type { FoldedMember, SearchableMember } from './searchable-member.ts';
import { TIE_BITS, tieKey } from './tie-break.ts';

/** The orders in which found members can be read (specification §2). */
export const DISCOVERY_SORTS = ['relevance', 'recent', 'age-asc', 'age-desc'] as const;
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

/** A place in an order: smaller keys come first, and of two whose lot is the same the newest id. */
export interface OrderPosition {
  readonly key: number;
  readonly id: number;
}

/** Stands for an unknown age, so that it comes after every known one. */
export const UNKNOWN_AGE_KEY = 1_000;

/** What stands before the viewer's own lot in a key. */
export const TIE_UNIT = 2 ** TIE_BITS;

/**
 * The key by which an order places a member for the viewer: a whole number, smaller first. Among equals the viewer's
 * own lot decides, so that nobody is first for everyone.
 */
export function orderKey(
  sort: DiscoverySort,
  member: SearchableMember,
  viewer: SearchableMember,
): number {
  switch (sort) {
    case 'relevance':
      return relevanceKey(viewer, member);
    case 'recent':
      return -withLot(member.activeOn, viewer, member);
    case 'age-asc':
      return withLot(member.age ?? UNKNOWN_AGE_KEY, viewer, member);
    case 'age-desc':
      return -withLot(member.age ?? -UNKNOWN_AGE_KEY, viewer, member);
    default:
      return unreachable(sort);
  }
}

/** Better fits come first; equal fits are in the viewer's own order. */
export function relevanceKey(viewer: FoldedMember, member: FoldedMember): number {
  const units = fit(viewer, member).score / FIT_UNIT;
  return -withLot(units, viewer, member);
}

function withLot(measure: number, viewer: FoldedMember, member: FoldedMember): number {
  return measure * TIE_UNIT + tieKey(viewer.id, member.id);
}

/** Compares two places; zero only for the same member, so that every order is total. */
export function comparePositions(one: OrderPosition, two: OrderPosition): number {
  return one.key - two.key || two.id - one.id;
}
