import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import {
  ALL_FIELDS,
  nameOfField,
  pickFields,
  TEXT_LIST_FIELDS,
  type FieldName,
  type TextListField,
} from '#core/members/domain/profile-fields.ts';
import { profileChangesSchema } from '#core/members/schemas.ts';
import type { Self } from '#core/members/domain/member.ts';
import { toPromptValues } from '#ui/parts/people/prompt-values.ts';
import { addEntry, areAlikeInterests } from '#ui/parts/people/text-list-input-entries.ts';

type Changes = z.input<typeof profileChangesSchema>;
type ListName = FieldName<TextListField>;

const LIST_NAMES = TEXT_LIST_FIELDS.map(nameOfField);

/** What the profile form holds: the changes, and what is written for each list and not added yet. */
export type ProfileValues = Changes & { readonly drafts: Readonly<Record<ListName, string>> };

/** Reads what the form holds as the changes to save, in which what is written is added too. */
export const profileValuesSchema = z
  .custom<ProfileValues>()
  .transform(addDrafts)
  .pipe(profileChangesSchema);

/** The profile form, as its groups of fields are handed it. */
export type ProfileFormState = UseFormReturn<
  ProfileValues,
  unknown,
  z.output<typeof profileChangesSchema>
>;

/** What a part of the profile form needs. */
export interface FormProps {
  readonly form: ProfileFormState;
}

/** The values with which the form begins: the record as it is, empty text for what is absent. */
export function toProfileValues(self: Self): ProfileValues {
  const { preferences, ...columns } = pickFields(self, ALL_FIELDS);
  const changes = {
    name: self.name,
    email: self.email,
    ...withoutNull(columns),
    preferences: { ...withoutNull(preferences), prompts: toPromptValues(preferences.prompts) },
  };
  const drafts = Object.fromEntries(LIST_NAMES.map((name) => [name, '']));
  return { ...changes, drafts: drafts as ProfileValues['drafts'] };
}

/** The values as a form holds them. */
function withoutNull(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, value ?? '']),
  );
}

function addDrafts({ drafts, preferences = {}, ...changes }: ProfileValues): Changes {
  const lists = LIST_NAMES.map((name) => {
    const isAlike = name === 'interests' ? areAlikeInterests : undefined;
    return [name, [...addEntry(preferences[name] ?? [], drafts[name], isAlike)]] as const;
  });
  return { ...changes, preferences: { ...preferences, ...Object.fromEntries(lists) } };
}
