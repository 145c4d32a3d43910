import type { RelationshipTypeId } from './relationship-types.ts';

/** The side of a bond that a member would take: to have such a person, to be one, or either. */
export const BOND_SIDES = ['seek', 'offer', 'either'] as const;
export type BondSide = (typeof BOND_SIDES)[number];

/** One of the two sides. */
export type OneSide = Exclude<BondSide, 'either'>;

/** The bonds that have two sides, by id. A brother or sister is the same to both, so theirs has none. */
export const SIDED_TYPES = [1, 3, 4] as const satisfies readonly RelationshipTypeId[];
export type SidedTypeId = (typeof SIDED_TYPES)[number];

/**
 * The sides that a member would take, by the id of the bond; of a bond that is not there, either. One of a bond
 * that they have not chosen says nothing until they choose it.
 */
export type Roles = Readonly<Record<string, BondSide>>;

/** True of a bond with two sides. */
export function hasSides(typeId: number | null): typeId is SidedTypeId {
  return SIDED_TYPES.some((id) => id === typeId);
}

/** The side that a member would take of a bond that they have chosen. */
export function sideOf(roles: Roles, typeId: number): BondSide {
  return roles[typeId] ?? 'either';
}

/** The side of the other of two, where one has that side. */
export function otherSide(side: BondSide): BondSide {
  if (side === 'either') return 'either';
  return side === 'seek' ? 'offer' : 'seek';
}

/** The side that one takes towards another: their own, or the one that goes with the other's. */
export function sideTowards(own: BondSide, other: BondSide): BondSide {
  return own === 'either' ? otherSide(other) : own;
}

/** Whether a member would take that side of a bond that they have chosen; one without sides has both. */
export function takesSide(roles: Roles, typeId: number, side: OneSide): boolean {
  const own = hasSides(typeId) ? sideOf(roles, typeId) : 'either';
  return own === side || own === 'either';
}

/** Whether the two sides make a bond: whoever would have meets whoever would be, and either meets all. */
export function sidesMeet(one: BondSide, two: BondSide): boolean {
  return one === 'either' || one !== two;
}
