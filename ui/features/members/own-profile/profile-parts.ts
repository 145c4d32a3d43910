import {
  ALL_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfilePart,
} from '#core/members/domain/profile-fields.ts';
import type { ProfileItem } from '#core/members/domain/profile-completeness.ts';
import type { ProfileValues } from './profile-values.ts';
import type { FieldPath } from 'react-hook-form';

/** What each part of a profile is called: above its words, and where there is little room for that. */
export const PART_TEXTS: Readonly<
  Record<ProfilePart, { readonly title: string; readonly short: string }>
> = {
  person: { title: 'About you', short: 'You' },
  wishes: { title: 'What you’re looking for', short: 'Hopes' },
  words: { title: 'In your own words', short: 'Words' },
  place: { title: 'Languages and place', short: 'Place' },
  further: { title: 'More about you', short: 'More' },
};

/** The parts of a profile, in their order. */
export const PROFILE_PARTS = Object.keys(PART_TEXTS) as readonly ProfilePart[];

/** The fields of a part, in the order in which they are declared. */
export function fieldsOfPart(part: ProfilePart): readonly ProfileField[] {
  return ALL_FIELDS.filter((field) => PROFILE_FIELDS[field].part === part);
}

/** A field of the form, with the part that has it. */
export interface PlaceInForm {
  readonly part: ProfilePart;
  readonly field: FieldPath<ProfileValues> | null;
}

/** Where the form asks for an item that makes a profile complete. */
export function placeOfItem(item: ProfileItem): PlaceInForm {
  const field = item === 'avatar' ? 'avatarUrl' : item;
  const part = field === 'name' ? 'person' : PROFILE_FIELDS[field].part;
  return { part, field };
}

/** What the record has beside the fields of the profile. */
const OF_THE_RECORD = ['name', 'email'] as const;

/** Where the first of the fields is that are wrong, by their paths or those of their entries. */
export function placeOfFault(paths: readonly string[]): PlaceInForm | null {
  for (const part of PROFILE_PARTS) {
    const fields = [...(part === 'person' ? OF_THE_RECORD : []), ...fieldsOfPart(part)];
    const field = fields.find((name) =>
      paths.some((path) => path === name || path.startsWith(`${name}.`)),
    );
    if (field !== undefined) return { part, field };
  }
  return null;
}
