import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';

type Speaker = Pick<Preferences, 'languages'>;
type Resident = Pick<Preferences, 'country' | 'town'>;

/** The languages that both have, by who speaks them: both do, or one does and the other learns. */
export interface SharedLanguages {
  readonly spoken: readonly LanguageTag[];
  /** Languages that one of the two could teach the other. */
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
    return [
      { tag, learners: [level, theirs.level].filter((known) => known === 'learning').length },
    ];
  });
  const learntBy = (count: number) =>
    shared.filter(({ learners }) => learners === count).map(({ tag }) => tag);
  return { spoken: learntBy(0), learnt: learntBy(1) };
}

/** Where both live, as narrowly as both say; `null` if they live apart, or one does not say. */
export function samePlace(viewer: Resident, other: Resident): SharedPlace | null {
  const { country, town } = viewer;
  if (country === null || country !== other.country) return null;
  return town !== null && town === other.town
    ? { kind: 'town', country, town }
    : { kind: 'country', country };
}
