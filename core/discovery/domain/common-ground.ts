import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';

type Speaker = Pick<Preferences, 'languages'>;
type Resident = Pick<Preferences, 'country' | 'town'>;

/** The languages that both have, by who speaks them. */
export interface SharedLanguages {
  /** Both do. */
  readonly spoken: readonly LanguageTag[];
  /** The viewer does, and the other learns. */
  readonly taught: readonly LanguageTag[];
  /** The other does, and the viewer learns. */
  readonly learnt: readonly LanguageTag[];
}

/** A place that both live in: the town, or else the country. */
export type SharedPlace =
  | { readonly kind: 'town'; readonly country: Country; readonly town: string }
  | { readonly kind: 'country'; readonly country: Country };

/**
 * The languages in which the two could talk, in the order of the viewer's. One that both only learn is no common
 * ground: neither could help the other along.
 */
export function sharedLanguages(viewer: Speaker, other: Speaker): SharedLanguages {
  const shared = viewer.languages.flatMap(({ tag, level }) => {
    const theirs = other.languages.find((language) => language.tag === tag);
    if (theirs === undefined) return [];
    return [{ tag, isSpoken: level !== 'learning', isTheirs: theirs.level !== 'learning' }];
  });
  const those = (isSpoken: boolean, isTheirs: boolean) =>
    shared
      .filter((language) => language.isSpoken === isSpoken && language.isTheirs === isTheirs)
      .map(({ tag }) => tag);
  return { spoken: those(true, true), taught: those(true, false), learnt: those(false, true) };
}

/** Where both live, as narrowly as both say; `null` if they live apart, or one does not say. */
export function samePlace(viewer: Resident, other: Resident): SharedPlace | null {
  const { country, town } = viewer;
  if (country === null || country !== other.country) return null;
  return town !== null && town === other.town
    ? { kind: 'town', country, town }
    : { kind: 'country', country };
}
