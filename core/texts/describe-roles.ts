import {
  BOND_SIDES,
  hasSides,
  sideOf,
  type BondSide,
  type Roles,
  type SidedTypeId,
} from '#core/members/domain/bond-sides.ts';
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

/** The sides of a bond to choose from, and the question that each of them answers. */
export function describeChoice(
  typeId: SidedTypeId,
  texts: BondTexts,
): {
  readonly question: string;
  readonly choices: readonly { readonly value: BondSide; readonly label: string }[];
} {
  const { question, choices } = texts.sides[typeId];
  return { question, choices: BOND_SIDES.map((side) => ({ value: side, label: choices[side] })) };
}
