import type { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { RelationshipTypeId } from '#core/members/domain/relationship-types.ts';

type Interest = (typeof LISTED_INTERESTS)[number];

/** Which pairs of people an entry of a catalogue is written for. */
export interface MeantFor {
  /** The bonds that it's written for; any where there are none. */
  readonly bonds?: readonly RelationshipTypeId[];
  /** It comes first for two who share this interest. */
  readonly interest?: Interest;
}

/** Two who are connected, as far as it decides what suits them. */
export interface Two {
  readonly relationshipTypeId: number | null;
  readonly members: readonly [Pick<Member, 'preferences'>, Pick<Member, 'preferences'>];
}

/** Those that suit the two: first what both are interested in, then what is written for their bond, then all others. */
export function meantForTwo<Name extends string>(
  entries: Readonly<Record<Name, MeantFor>>,
  { relationshipTypeId, members }: Two,
): readonly Name[] {
  const [one, other] = members.map(({ preferences }) => preferences.interests);
  const isShared = (interest: Interest) => one?.includes(interest) && other?.includes(interest);
  const rankOf = ({ bonds, interest }: MeantFor) => {
    if (interest !== undefined && isShared(interest)) return 0;
    if (bonds !== undefined) return 1;
    return interest === undefined ? 2 : 3;
  };
  return (Object.keys(entries) as Name[])
    .filter((name) => entries[name].bonds?.some((id) => id === relationshipTypeId) ?? true)
    .toSorted((name, next) => rankOf(entries[name]) - rankOf(entries[next]));
}
