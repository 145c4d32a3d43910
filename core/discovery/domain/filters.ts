import { foldText } from '#core/kernel/fold-text.ts';
import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import type { FoldedMember, FoldedTexts } from './searchable-member.ts';

/**
 * What a member searches by (specification §5). Empty texts and lists and `null` bounds filter nothing.
 * Texts are such as can be stored (`isStorableText`).
 */
export interface DiscoveryFilters {
  /** Part of the name or of the bio. */
  readonly text: string;
  readonly location: string;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Ids of relationship types; a member who seeks any of them matches. */
  readonly types: readonly number[];
  /** A member with any of them matches. */
  readonly interests: readonly string[];
  /** A member who speaks or learns any of them matches. */
  readonly languages: readonly LanguageTag[];
  readonly country: Country | null;
}

/** Filters that every member matches. */
export const NO_FILTERS: DiscoveryFilters = {
  text: '',
  location: '',
  minAge: null,
  maxAge: null,
  types: [],
  interests: [],
  languages: [],
  country: null,
};

/** Filters whose texts are folded, ready to be compared with folded members. */
export interface FoldedFilters extends DiscoveryFilters {
  readonly folded: true;
}

/** Folds the texts of the filters, once for a whole search. */
export function foldFilters(filters: DiscoveryFilters): FoldedFilters {
  return {
    ...filters,
    text: foldText(filters.text),
    location: foldText(filters.location),
    interests: filters.interests.map(foldText),
    folded: true,
  };
}

/** True when the member passes every filter; an unknown age, location or country is not excluded by its filter. */
export function matchesFilters(
  { age, folded, preferences }: Pick<FoldedMember, 'age' | 'folded' | 'preferences'>,
  filters: FoldedFilters,
): boolean {
  const { text, location, minAge, maxAge, types, interests, languages, country } = filters;
  return (
    hasText(folded, text) &&
    (folded.location === null || folded.location.includes(location)) &&
    (age === null || minAge === null || age >= minAge) &&
    (age === null || maxAge === null || age <= maxAge) &&
    (types.length === 0 || types.some((type) => preferences.relationshipTypes.includes(type))) &&
    (interests.length === 0 || interests.some((interest) => folded.interests.includes(interest))) &&
    (languages.length === 0 || preferences.languages.some(({ tag }) => languages.includes(tag))) &&
    (country === null || preferences.country === null || preferences.country === country)
  );
}

/** True when the folded text is part of the name or of the bio. */
export function hasText({ name, bio }: FoldedTexts, text: string): boolean {
  return name.includes(text) || bio.includes(text);
}
