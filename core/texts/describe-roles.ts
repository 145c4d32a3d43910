import { hasSides, sideOf, type Roles } from '#core/members/domain/bond-sides.ts';
import type { BondTexts } from './bond-texts.ts';

/** Which side of a bond a member has said they would take; `null` of a bond without sides, or when they haven't. */
export function describeRole(roles: Roles, typeId: number, texts: BondTexts): string | null {
  if (!hasSides(typeId) || roles[typeId] === undefined) return null;
  return texts.sides[typeId].said[sideOf(roles, typeId)];
}

/** What a member hopes for and would give: their words for each of the bonds where they have said so. */
export function describeRoles(
  {
    relationshipTypes,
    roles,
  }: { readonly relationshipTypes: readonly number[]; readonly roles: Roles },
  texts: BondTexts,
): string[] {
  return relationshipTypes.toSorted().flatMap((typeId) => describeRole(roles, typeId, texts) ?? []);
}
