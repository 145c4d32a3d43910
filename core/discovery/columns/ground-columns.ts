import { hasMark } from '#core/discovery/domain/language-marks.ts';
import type { Country } from '#core/members/domain/countries.ts';
import { TextColumn } from './text-column.ts';

/** Members who live in a country; also those who do not say where, if that is asked for. */
export interface HomeCondition {
  readonly country: Country;
  readonly orUnknown: boolean;
}

/** Languages, by their marks; a member has one mark. */
export type LanguageColumn = TextColumn<readonly string[]>;
export type HomeColumn = TextColumn<HomeCondition>;

export function createLanguageColumn(): LanguageColumn {
  return new TextColumn(hasMark);
}

export function createHomeColumn(): HomeColumn {
  return new TextColumn((home, { country, orUnknown }) =>
    home === null ? orUnknown : home.startsWith(country),
  );
}

/** A country, and a town of it, as one text; it begins with the two letters of the country. */
export function toHomeText(country: Country | null, town: string | null): string | null {
  return country && `${country}${town ?? ''}`;
}
