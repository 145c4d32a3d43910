import { UNKNOWN_AGE_KEY, type DiscoverySort } from '#core/discovery/domain/order.ts';
import { TIE_BITS } from '#core/discovery/domain/tie-break.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { FitColumns } from './fit-columns.ts';
import type { MemberColumns } from './member-columns.ts';
import type { PlaneOrder } from './ordered-walk.ts';
import { TiePlane } from './tie-plane.ts';

/** One of the core's orders by the columns: the same members in the same order as by `orderKey`. */
export interface ColumnOrder extends PlaneOrder {
  readonly toKey: (value: number) => number;
  readonly toValue: (key: number) => number;
}

/** Scores, the best first, and among equals the viewer's own order. */
export function orderByFit({ score, viewer }: FitColumns): ColumnOrder {
  const ties = Array.from({ length: TIE_BITS }, (_none, bit) => new TiePlane(viewer.id, bit));
  return {
    planes: [...score.planes.toReversed(), ...ties],
    most: (score.most + 1) * 2 ** TIE_BITS - 1,
    largestFirst: true,
    toKey: (value) => -value,
    toValue: (key) => -key,
  };
}

/** The orders that are the same for every viewer. */
export function orderByColumns(
  { age, unknownAge, activeOn }: MemberColumns,
  sort: Exclude<DiscoverySort, 'relevance'>,
): ColumnOrder {
  switch (sort) {
    case 'recent':
      return {
        planes: activeOn.planes.toReversed(),
        most: activeOn.most,
        largestFirst: true,
        toKey: (value) => -value,
        toValue: (key) => -key,
      };
    case 'age-asc':
      return {
        planes: [unknownAge, ...age.planes.toReversed()],
        most: UNKNOWN_AGE,
        largestFirst: false,
        toKey: (value) => (value < UNKNOWN_AGE ? value : UNKNOWN_AGE_KEY),
        toValue: (key) => Math.min(key, UNKNOWN_AGE),
      };
    case 'age-desc':
      return {
        planes: age.planes.toReversed(),
        most: age.most,
        largestFirst: true,
        toKey: (value) => (value > 0 ? -value : UNKNOWN_AGE_KEY),
        toValue: (key) => Math.max(-key, 0),
      };
    default:
      return unreachable(sort);
  }
}

/** An unknown age as the planes have it when the youngest come first: one bit above all ages. */
const UNKNOWN_AGE = 128;
