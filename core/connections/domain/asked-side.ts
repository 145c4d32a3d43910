import type { ConnectionFault } from '#core/connections/refusals.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import { hasSides } from '#core/members/domain/bond-sides.ts';
import type { PendingConnection } from './connection.ts';

/** A request says a side only of a bond that has two. */
export const checkAskedSide: FieldRule<
  Pick<PendingConnection, 'relationshipTypeId' | 'side'>,
  ConnectionFault
> = ({ relationshipTypeId, side }) =>
  side === null || hasSides(relationshipTypeId) ? null : { rule: 'side_without_bond' };
