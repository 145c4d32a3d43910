import { hasMark } from '#core/discovery/domain/language-marks.ts';
import { isWithinReach, type Reach } from '#core/discovery/domain/reach.ts';
import type { Country } from '#core/members/domain/countries.ts';
import { TextColumn } from './text-column.ts';

/**
 * Members who live in a country, also those who do not say where, if that is asked for; or those who are within reach
 * or do not say. A reach is kept by its town and its distance, from which its homes follow.
 */
export type HomeCondition =
  { readonly country: Country; readonly orUnknown: boolean } | { readonly reach: Reach };

/** Languages, by their marks; a member has one mark. */
export type LanguageColumn = TextColumn<readonly string[]>;
export type HomeColumn = TextColumn<HomeCondition>;

export function createLanguageColumn(): LanguageColumn {
  return new TextColumn(hasMark);
}

export function createHomeColumn(): HomeColumn {
  return new TextColumn((home, condition) => {
    if ('reach' in condition) return isWithinReach(condition.reach, home);
    return home === null ? condition.orUnknown : home.startsWith(condition.country);
  });
}
