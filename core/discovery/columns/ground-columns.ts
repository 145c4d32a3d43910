import { hasMark } from '#core/discovery/domain/language-marks.ts';
import { isWithinReach, type Reach } from '#core/discovery/domain/reach.ts';
import type { Country } from '#core/members/domain/countries.ts';
import { unionOf, type BitSet } from './bit-set.ts';
import { TextColumn } from './text-column.ts';

/**
 * Members who live in a country, also those who do not say where, if that is asked for; or those who are within reach
 * or do not say. A reach is kept by its town and its distance, from which its homes follow.
 */
export type HomeCondition =
  | { readonly country: Country; readonly orUnknown: boolean }
  | { readonly reach: Reach };

/** Languages, asked for by one of their marks. */
export type LanguageColumn = TextColumn<string>;
export type HomeColumn = TextColumn<HomeCondition>;

export function createLanguageColumn(): LanguageColumn {
  return new TextColumn(hasMark);
}

/** Everyone who has one of the marks, and perhaps ids that nobody has. */
export function withMarks(languages: LanguageColumn, marks: readonly string[]): BitSet {
  return unionOf(marks.map((mark) => languages.meeting(mark)));
}

export function createHomeColumn(): HomeColumn {
  return new TextColumn((home, condition) => {
    if ('reach' in condition) return isWithinReach(condition.reach, home);
    return home === null ? condition.orUnknown : home.startsWith(condition.country);
  });
}
