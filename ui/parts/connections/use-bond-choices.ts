import type { Profile } from '#core/members/domain/member.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

const NOT_SURE = { value: '', label: 'Not sure yet' };

/** The bonds that the signed-in member can ask for: those that both look for come first. */
export function useBondChoices({ asking, preferences }: Pick<Profile, 'asking' | 'preferences'>) {
  const own = useSelf().preferences.relationshipTypes;
  const isNeeded = asking.relationshipTypes.length > 0;
  const isShared = ({ id }: { readonly id: number }) =>
    own.includes(id) && preferences.relationshipTypes.includes(id);
  const possible = useRelationshipTypes().filter(
    ({ id }) => !isNeeded || asking.relationshipTypes.includes(id),
  );
  const bonds = [...possible.filter(isShared), ...possible.filter((bond) => !isShared(bond))].map(
    ({ id, name }) => ({ value: String(id), label: name }),
  );
  return { isNeeded, choices: isNeeded ? bonds : [...bonds, NOT_SURE] };
}
