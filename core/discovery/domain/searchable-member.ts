import type { Member } from '#core/members/domain/member.ts';
import { oncePerFrozen } from '#core/kernel/frozen.ts';
import { foldText } from '#core/kernel/fold-text.ts';

/** The texts of a member that discovery compares, folded once when the member is stored. */
export interface FoldedTexts {
  readonly name: string;
  readonly bio: string;
  readonly location: string | null;
  readonly interests: readonly string[];
}

/** A member whose texts are folded. */
export interface FoldedMember extends Member {
  readonly folded: FoldedTexts;
}

/** A member as discovery sees them. */
export interface SearchableMember extends FoldedMember {
  /** The day of the member's last log-in or write: whole days since 1970, in UTC. */
  readonly activeOn: number;
}

/** Folds what a search by text looks at. */
export function foldTexts({ name, bio }: Pick<Member, 'name' | 'bio'>) {
  return { name: foldText(name), bio: foldText(bio ?? '') };
}

/** Folds the texts of a member for discovery. */
function foldMember(member: Member): FoldedTexts {
  const { location, preferences } = member;
  return {
    ...foldTexts(member),
    location: location === null ? null : foldText(location),
    interests: preferences.interests.map(foldText),
  };
}

/** The member together with their folded texts. */
export const toFoldedMember: (member: Member) => FoldedMember = oncePerFrozen((member) => ({
  ...member,
  folded: foldMember(member),
}));

/** The member with all that discovery needs beside the record. */
export function toSearchableMember(member: Member, activeOn: number): SearchableMember {
  return { ...toFoldedMember(member), activeOn };
}
