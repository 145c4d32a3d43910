import type { MemberId } from '#core/kernel/ids.ts';
import { hasSides, otherSide, type BondSide } from '#core/members/domain/bond-sides.ts';
import type { AcceptedConnection, ExistingState } from './connection.ts';

/** A bond as one of two sees it. */
export interface OwnBond {
  /** `null` when it hasn't been named. */
  readonly relationshipTypeId: number | null;
  /** The side of it that is theirs; `null` where nobody has said, or it has none. */
  readonly side: BondSide | null;
}

/** What one of two who are connected would like them to be to each other, with the side that they would take. */
export interface SuggestedBond extends OwnBond {
  readonly by: MemberId;
}

/** What two are to each other as one of them sees it, and what one of them suggests instead. */
export interface BondForTwo {
  readonly bond: OwnBond;
  readonly suggested: (OwnBond & { readonly isOwn: boolean }) | null;
}

/** The bond of the connection as that member, who is one of the two, sees it. */
export function ownBond(connection: ExistingState, memberId: MemberId): OwnBond {
  const { relationshipTypeId, side, requesterId } = connection;
  return seenFrom({ relationshipTypeId, side }, requesterId === memberId);
}

/** What is suggested as that member sees it; `null` once the two are just that. */
function suggestionSeenBy(
  connection: ExistingState,
  suggested: SuggestedBond | null,
  memberId: MemberId,
): BondForTwo['suggested'] {
  if (suggested === null) return null;
  const { by, relationshipTypeId, side } = suggested;
  const isOwn = by === memberId;
  const bond = seenFrom({ relationshipTypeId, side }, isOwn);
  return isSameBond(bond, ownBond(connection, memberId)) ? null : { ...bond, isOwn };
}

/** The bond of the two, and what is suggested in its place, as that member sees both. */
export function bondSeenBy(
  connection: ExistingState,
  suggested: SuggestedBond | null,
  memberId: MemberId,
): BondForTwo {
  return {
    bond: ownBond(connection, memberId),
    suggested: suggestionSeenBy(connection, suggested, memberId),
  };
}

/** What comes of it when a member chooses a bond. */
export type ChosenBond =
  /** Both have chosen it. */
  | { readonly type: 'agreed'; readonly connection: AcceptedConnection }
  /** It is suggested in the place of what either of the two suggested before. */
  | { readonly type: 'suggested'; readonly suggested: SuggestedBond }
  | { readonly type: 'same' };

/**
 * Chooses a bond for the two: they agree where the other suggests just that, and otherwise it is a suggestion, which
 * changes nothing between them.
 */
export function chooseBond(
  connection: AcceptedConnection,
  suggested: SuggestedBond | null,
  chosen: SuggestedBond,
): ChosenBond {
  const { by, relationshipTypeId, side } = chosen;
  if (isSameBond(chosen, ownBond(connection, by))) return { type: 'same' };
  const open = suggestionSeenBy(connection, suggested, by);
  if (open === null || !isSameBond(open, chosen)) return { type: 'suggested', suggested: chosen };
  if (open.isOwn) return { type: 'same' };
  const agreed = seenFrom({ relationshipTypeId, side }, by === connection.requesterId);
  return { type: 'agreed', connection: { ...connection, ...agreed } };
}

/** The same bond from one's own side, or from the other's. */
function seenFrom({ relationshipTypeId, side }: OwnBond, isOwn: boolean): OwnBond {
  return { relationshipTypeId, side: isOwn || side === null ? side : otherSide(side) };
}

function isSameBond(one: OwnBond, other: OwnBond): boolean {
  return one.relationshipTypeId === other.relationshipTypeId && saidSide(one) === saidSide(other);
}

/** Whoever said no side of a bond that has two would take either. */
function saidSide({ relationshipTypeId, side }: OwnBond): BondSide | null {
  return hasSides(relationshipTypeId) ? (side ?? 'either') : null;
}
