import type { LanguageTag, SpokenLanguage } from '#core/members/domain/languages.ts';

/*
 * A member's languages as one text, so that the many who have the same ones share it. The texts are stored: another
 * way to write them takes a migration.
 */

/** Is in the text of members who speak the language. */
export function spokenMark(tag: LanguageTag): string {
  return `+${tag} `;
}

/** Is in the text of members who learn it. */
export function learntMark(tag: LanguageTag): string {
  return `~${tag} `;
}

/** The text: the marks of all languages in the order of their letters; `null` for none. */
export function toLanguageText(languages: readonly SpokenLanguage[]): string | null {
  if (languages.length === 0) return null;
  const marks = languages.map(({ tag, level }) =>
    level === 'learning' ? learntMark(tag) : spokenMark(tag),
  );
  return marks.sort().join('');
}

/** Whether the text has the mark. */
export function hasMark(text: string | null, mark: string): boolean {
  return text?.includes(mark) ?? false;
}
