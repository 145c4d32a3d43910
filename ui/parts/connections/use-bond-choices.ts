import { fit } from '#core/discovery/domain/fit.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { hasSides, sideOf, sideTowards, type BondSide } from '#core/members/domain/bond-sides.ts';
import type { Member, Profile } from '#core/members/domain/member.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

const NOT_SURE = { value: '', label: 'Not sure yet' };

/** A bond and a side of it as the form has them; an empty side says none. */
export interface ChosenBond {
  readonly bond: string;
  readonly side: BondSide | '';
}

export type BondChoices = ReturnType<typeof useBondChoices>;

/** The bonds that the signed-in member can ask for: those that both look for come first. */
export function useBondChoices(member: Profile) {
  const self = useSelf();
  const { asking, preferences } = member;
  const own = self.preferences.relationshipTypes;
  const isNeeded = asking.relationshipTypes.length > 0;
  const isShared = ({ id }: { readonly id: number }) =>
    own.includes(id) && preferences.relationshipTypes.includes(id);
  const possible = useRelationshipTypes().filter(
    ({ id }) => !isNeeded || asking.relationshipTypes.includes(id),
  );
  const bonds = [...possible.filter(isShared), ...possible.filter((bond) => !isShared(bond))].map(
    ({ id, name }) => ({ value: String(id), label: name }),
  );
  const plain = plainBond(
    self,
    member,
    possible.map(({ id }) => id),
  );
  return {
    isNeeded,
    choices: isNeeded ? bonds : [...bonds, NOT_SURE],
    /** The bond and side that speak for themselves, as nothing else makes a bond of the two. */
    plain: plain === null ? null : withSide(self, member, String(plain)),
    withSide: (bond: string) => withSide(self, member, bond),
  };
}

/** The only one of these bonds whose sides meet; `null` when there are none or several. */
function plainBond(self: Member, member: Member, possible: readonly number[]): number | null {
  const { reasons } = fit(toFoldedMember(self), toFoldedMember(member));
  const [first, ...others] = reasons.flatMap((reason) =>
    reason.kind === 'bond' && possible.includes(reason.typeId) ? [reason.typeId] : [],
  );
  return first !== undefined && others.length === 0 ? first : null;
}

/** The bond with the side of it that suits what both have said of themselves. */
function withSide(self: Member, member: Member, bond: string): ChosenBond {
  const typeId = Number(bond);
  if (!hasSides(typeId)) return { bond, side: '' };
  return { bond, side: sideTowards(saidSide(self, typeId), saidSide(member, typeId)) };
}

function saidSide({ preferences }: Member, typeId: number): BondSide {
  const { relationshipTypes, roles } = preferences;
  return relationshipTypes.includes(typeId) ? sideOf(roles, typeId) : 'either';
}
