import type { ConnectionFault } from '#core/connections/refusals.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import { hasSides } from '#core/members/domain/bond-sides.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import type { PendingConnection } from './connection.ts';

/** A request says a side only of a bond that has two. A bond that nobody knows is refused for what it is. */
export const checkAskedSide: FieldRule<
  Pick<PendingConnection, 'relationshipTypeId' | 'side'>,
  ConnectionFault
> = ({ relationshipTypeId, side }) => {
  if (side === null || hasSides(relationshipTypeId)) return null;
  const isUnknown =
    relationshipTypeId !== null && findRelationshipType(relationshipTypeId) === null;
  return isUnknown ? null : { rule: 'side_without_bond' };
};
