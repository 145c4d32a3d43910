import { foldText } from '#core/kernel/fold-text.ts';
import { SIDED_TYPES, takesSide, type OneSide } from '#core/members/domain/bond-sides.ts';
import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import type { Distance } from '#core/members/places/domain/distance.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import { isWithinReach, type Reach } from './reach.ts';
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
  /** Which side of such a bond a member would take: of any where none is named, and never of one without sides. */
  readonly side: OneSide | null;
  /** A member with any of them matches. */
  readonly interests: readonly string[];
  /** A member who speaks or learns any of them matches. */
  readonly languages: readonly LanguageTag[];
  readonly country: Country | null;
  /** What is near enough to the viewer; anywhere is where it isn't there. Only who knows the towns can fill it in. */
  readonly reach?: Reach;
}

/** Filters as they are asked for. A distance is measured from the viewer's town, and filters nothing without one. */
export interface AskedFilters extends Omit<DiscoveryFilters, 'reach'> {
  readonly distance: Distance | null;
}

/** Filters that every member matches. */
export const NO_FILTERS: AskedFilters = {
  text: '',
  location: '',
  minAge: null,
  maxAge: null,
  types: [],
  side: null,
  interests: [],
  languages: [],
  country: null,
  distance: null,
};

/** Filters whose texts are folded, ready to be compared with folded members. */
export interface FoldedFilters extends DiscoveryFilters {
  readonly folded: true;
}

/** Folds the texts of the filters, once for a whole search. */
export function foldFilters(filters: DiscoveryFilters): FoldedFilters {
  return {
    folded: true,
    ...filters,
    text: foldText(filters.text),
    location: foldText(filters.location),
    interests: filters.interests.map(foldText),
  };
}

/** True when the member passes every filter; an unknown age, location or country is not excluded by its filter. */
export function matchesFilters(
  { age, folded, preferences }: Pick<FoldedMember, 'age' | 'folded' | 'preferences'>,
  filters: FoldedFilters,
): boolean {
  const { text, location, minAge, maxAge, interests, languages, country, reach } = filters;
  return (
    hasText(folded, text) &&
    (folded.location === null || folded.location.includes(location)) &&
    (age === null || minAge === null || age >= minAge) &&
    (age === null || maxAge === null || age <= maxAge) &&
    wantsBond(preferences, filters) &&
    (interests.length === 0 || interests.some((interest) => folded.interests.includes(interest))) &&
    (languages.length === 0 || preferences.languages.some(({ tag }) => languages.includes(tag))) &&
    (country === null || preferences.country === null || preferences.country === country) &&
    (reach === undefined || isWithinReach(reach, toHomeText(preferences.country, preferences.town)))
  );
}

/** Whether the filters ask for bonds, and for which, by id: a side can only be taken of a bond that has two. */
export function wantedBonds({
  types,
  side,
}: Pick<DiscoveryFilters, 'types' | 'side'>): readonly number[] | null {
  if (side === null) return types.length === 0 ? null : types;
  return SIDED_TYPES.filter((id) => types.length === 0 || types.includes(id));
}

function wantsBond({ relationshipTypes, roles }: Preferences, filters: FoldedFilters): boolean {
  const { side } = filters;
  const wanted = wantedBonds(filters);
  const isTaken = (type: number) =>
    relationshipTypes.includes(type) && (side === null || takesSide(roles, type, side));
  return wanted === null || wanted.some(isTaken);
}

/** True when the folded text is part of the name or of the bio. */
export function hasText({ name, bio }: Pick<FoldedTexts, 'name' | 'bio'>, text: string): boolean {
  return name.includes(text) || bio.includes(text);
}
