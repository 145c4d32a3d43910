import type { Roles } from './bond-sides.ts';
import type { Country } from './countries.ts';
import type { SpokenLanguage } from './languages.ts';
import type { Prompts } from './prompts.ts';

/** Ages a member would like to meet: whole years, 18 to 120, `min` not above `max`. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

/** What a member is looking for and says about themselves (specification §3). */
export interface Preferences {
  /** Ids of relationship types, no repeats. */
  readonly relationshipTypes: readonly number[];
  /** Which side of these bonds they would take, as far as they say. */
  readonly roles: Roles;
  readonly ageRange: AgeRange;
  readonly location: string | null;
  readonly interests: readonly string[];
  readonly reasons: readonly string[];
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  readonly activities: readonly string[];
  readonly availability: string | null;
  readonly prompts: Prompts;
  /** The languages that they speak or learn, no language twice. */
  readonly languages: readonly SpokenLanguage[];
  readonly country: Country | null;
  /** A town of that country, out of the list of larger towns; the location stays free text. */
  readonly town: string | null;
  /** How they like to meet, no way twice. */
  readonly meeting: readonly WayToMeet[];
  /** An IANA name, which only they are shown. */
  readonly timeZone: string | null;
}

/** The ways in which two members can meet. */
export const WAYS_TO_MEET = ['near', 'online', 'letters'] as const;

export type WayToMeet = (typeof WAYS_TO_MEET)[number];

export const MINIMUM_AGE = 18;
export const MAXIMUM_AGE = 120;

/** The preferences of a member who has not said anything yet. */
export const DEFAULT_PREFERENCES: Preferences = {
  relationshipTypes: [],
  roles: {},
  ageRange: { min: MINIMUM_AGE, max: 80 },
  location: null,
  interests: [],
  reasons: [],
  photos: [],
  activities: [],
  availability: null,
  prompts: {},
  languages: [],
  country: null,
  town: null,
  meeting: [],
  timeZone: null,
};

/** True when the age is known and inside the range, its ends included. */
export function isWithinAgeRange(age: number | null, range: AgeRange): boolean {
  return age !== null && age >= range.min && age <= range.max;
}

/** True when the age is known and outside the range; an unknown age is not outside anything. */
export function isOutsideAgeRange(age: number | null, range: AgeRange): boolean {
  return age !== null && !isWithinAgeRange(age, range);
}
