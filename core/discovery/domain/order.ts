import { unreachable } from '#core/kernel/unreachable.ts';
import { fit, FIT_UNIT } from './fit.ts';
import type { FoldedMember, SearchableMember } from './searchable-member.ts';
import { TIE_BITS, tieKey } from './tie-break.ts';

/** The orders in which found members can be read (specification §2). */
export const DISCOVERY_SORTS = ['relevance', 'recent', 'age-asc', 'age-desc'] as const;
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

/** A place in an order: smaller keys come first, and among equal keys the newest id. */
export interface OrderPosition {
  readonly key: number;
  readonly id: number;
}

/** Stands for an unknown age, so that it comes after every known one. */
export const UNKNOWN_AGE_KEY = 1_000;

/** The key by which an order places a member for the viewer: a whole number, smaller first. */
export function orderKey(
  sort: DiscoverySort,
  member: SearchableMember,
  viewer: SearchableMember,
): number {
  switch (sort) {
    case 'relevance':
      return relevanceKey(viewer, member);
    case 'recent':
      return -member.activeOn;
    case 'age-asc':
      return member.age ?? UNKNOWN_AGE_KEY;
    case 'age-desc':
      return member.age === null ? UNKNOWN_AGE_KEY : -member.age;
    default:
      return unreachable(sort);
  }
}

/** Better fits come first; equal fits are in the viewer's own order. */
export function relevanceKey(viewer: FoldedMember, member: FoldedMember): number {
  const units = fit(viewer, member).score / FIT_UNIT;
  return -(units * 2 ** TIE_BITS + tieKey(viewer.id, member.id));
}

/** Compares two places; zero only for the same member, so that every order is total. */
export function comparePositions(one: OrderPosition, two: OrderPosition): number {
  return one.key - two.key || two.id - one.id;
}
