import type { Country } from '#core/members/domain/countries.ts';
import type { FoldedMember, SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { introducedFrom } from './introduction.ts';
import { toLanguageText } from './language-marks.ts';
import { partInterests, toSideBits, toTypeBits } from './trait-bits.ts';

/** What discovery filters and orders by, but for the texts and the interests that are not listed. */
export interface MemberTraits {
  /** A bit for each relationship type. */
  readonly types: number;
  /** A bit for each of them where the member would have such a person, and where they would be one. */
  readonly seeks: number;
  readonly offers: number;
  /** A bit for each listed interest. */
  readonly interests: number;
  readonly age: number | null;
  /** The ages that the member would like to meet. */
  readonly youngestAge: number;
  readonly oldestAge: number;
  /** The first day on which they are recommended. */
  readonly introducedFrom: number;
  /** Folded. */
  readonly location: string | null;
  /** What they speak and learn, as one text. */
  readonly languages: string | null;
  readonly country: Country | null;
  readonly town: string | null;
}

/** The traits of a member who is stored. */
export interface StoredTraits extends MemberTraits, Pick<SearchableMember, 'activeOn'> {
  readonly memberId: number;
}

/** The traits of a member. */
export function toTraits(member: FoldedMember): MemberTraits {
  const { age, folded, preferences } = member;
  return {
    types: toTypeBits(preferences.relationshipTypes),
    ...toSideBits(preferences),
    interests: partInterests(folded.interests).bits,
    age,
    youngestAge: preferences.ageRange.min,
    oldestAge: preferences.ageRange.max,
    introducedFrom: introducedFrom(member),
    location: folded.location,
    languages: toLanguageText(preferences.languages),
    country: preferences.country,
    town: preferences.town,
  };
}

/** The traits of a member as they are stored. */
export function toStoredTraits(member: SearchableMember): StoredTraits {
  return { ...toTraits(member), memberId: member.id, activeOn: member.activeOn };
}
