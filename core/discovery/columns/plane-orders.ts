import { TIE_UNIT, UNKNOWN_AGE_KEY, type DiscoverySort } from '#core/discovery/domain/order.ts';
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
  return {
    planes: [...score.planes.toReversed(), ...tiesOf(viewer.id)],
    most: (score.most + 1) * TIE_UNIT - 1,
    largestFirst: true,
    toKey: (value) => -value,
    toValue: (key) => -key,
  };
}

/** The orders by what all viewers see alike, and among equals the viewer's own order. */
export function orderByColumns(
  { age, unknownAge, activeOn }: MemberColumns,
  sort: Exclude<DiscoverySort, 'relevance'>,
  viewerId: number,
): ColumnOrder {
  const ties = tiesOf(viewerId);
  switch (sort) {
    case 'recent':
      return {
        planes: [...activeOn.planes.toReversed(), ...ties],
        most: (activeOn.most + 1) * TIE_UNIT - 1,
        largestFirst: true,
        toKey: (value) => -value,
        toValue: (key) => -key,
      };
    case 'age-asc':
      return {
        planes: [unknownAge, ...age.planes.toReversed(), ...ties],
        most: (UNKNOWN_AGE + 1) * TIE_UNIT - 1,
        largestFirst: false,
        toKey: (value) => (value < FIRST_UNKNOWN ? value : value + UNKNOWN_SHIFT),
        toValue: (key) =>
          key < FIRST_UNKNOWN ? key : Math.max(key - UNKNOWN_SHIFT, FIRST_UNKNOWN),
      };
    case 'age-desc':
      return {
        planes: [...age.planes.toReversed(), ...ties],
        most: (age.most + 1) * TIE_UNIT - 1,
        largestFirst: true,
        toKey: (value) => (value < TIE_UNIT ? UNKNOWN_AGE_KEY * TIE_UNIT - value : -value),
        toValue: (key) => (key > 0 ? Math.max(UNKNOWN_AGE_KEY * TIE_UNIT - key, 0) : -key),
      };
    default:
      return unreachable(sort);
  }
}

/** An unknown age as the planes have it when the youngest come first: one bit above all ages. */
const UNKNOWN_AGE = 128;
const FIRST_UNKNOWN = UNKNOWN_AGE * TIE_UNIT;
const UNKNOWN_SHIFT = (UNKNOWN_AGE_KEY - UNKNOWN_AGE) * TIE_UNIT;

function tiesOf(viewerId: number): TiePlane[] {
  return Array.from({ length: TIE_BITS }, (_none, bit) => new TiePlane(viewerId, bit));
}
