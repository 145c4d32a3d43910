import {
  COLUMN_FIELDS,
  isText,
  isTextList,
  nameOfField,
  PREFERENCE_FIELDS,
  type ProfileField,
  type ProfileValues,
} from '#core/members/domain/profile-fields.ts';

type Preferences = Partial<ProfileValues['preferences']>;

/** What the plain text, or the entry of a list of them, says in `everyText`. */
export function textIn(field: ProfileField, mark = 'Text'): string {
  return field === 'preferences.photos' ? `https://example.org/${mark}.jpg` : `${mark} in ${field}`;
}

/** True for plain texts and lists of them; a town is left out, since it is one of a list. */
export function isInEveryText(field: ProfileField): boolean {
  return field !== 'preferences.town' && (isText(field) || isTextList(field));
}

/** A profile in which each plain text says which one it is. */
export function everyText(mark?: string) {
  const valuesOf = (fields: readonly ProfileField[]) =>
    Object.fromEntries(
      fields.filter(isInEveryText).map((field) => {
        const text = textIn(field, mark);
        return [nameOfField(field), isText(field) ? text : [text]];
      }),
    );
  const columns: Partial<Omit<ProfileValues, 'preferences'>> = valuesOf(COLUMN_FIELDS);
  const preferences: Preferences = valuesOf(PREFERENCE_FIELDS);
  return { ...columns, preferences };
}
