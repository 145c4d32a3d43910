import {
  BOND_SIDES,
  hasSides,
  sideOf,
  type BondSide,
  type OneSide,
  type Roles,
  type SidedTypeId,
} from '#core/members/domain/bond-sides.ts';
import type { RelationshipType } from '#core/members/domain/relationship-types.ts';
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

/** A bond by its name, with the side that the member would take, as far as they have said one. */
export function describeBondAndSide(
  { id, name }: Pick<RelationshipType, 'id' | 'name'>,
  roles: Roles,
  texts: BondTexts,
): string {
  if (!hasSides(id)) return name;
  const side = sideOf(roles, id);
  return side === 'either' ? name : `${name}: ${texts.sides[id].short[side]}`;
}

/** The side that a search asks for: of the one bond among these that has sides, or of any. */
export function describeWantedSide(
  side: OneSide,
  typeIds: readonly number[],
  texts: BondTexts,
): string {
  const [typeId, ...others] = typeIds.filter(hasSides);
  return typeId === undefined || others.length > 0
    ? texts.anySide[side]
    : texts.sides[typeId].said[side];
}
