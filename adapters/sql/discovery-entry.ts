import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { toGrams } from './text-grams.ts';
import { toTraits, type MemberTraits } from '#core/discovery/domain/member-traits.ts';
import { partInterests } from '#core/discovery/domain/trait-bits.ts';

/** All that discovery finds a member by. */
export interface DiscoveryEntry {
  readonly memberId: number;
  readonly traits: MemberTraits;
  /** The folded interests that are not listed. */
  readonly others: readonly string[];
  /** Folded. */
  readonly name: string;
  readonly bio: string;
}

/** What the core makes of the record. */
export function toDiscoveryEntry(self: Self): DiscoveryEntry {
  const member = toFoldedMember(toMember(self));
  const { name, bio, interests } = member.folded;
  const { others } = partInterests(interests);
  return { memberId: self.id, traits: toTraits(member), others, name, bio };
}

/** Every one and every two characters in a row of the name and the bio, none twice. */
export function toEntryGrams({ name, bio }: Pick<DiscoveryEntry, 'name' | 'bio'>): string[] {
  return [...new Set([...toGrams(name), ...toGrams(bio)])];
}
