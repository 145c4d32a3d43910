import {
  ACTIVITIES,
  checkActivity,
  checkPictureAddress,
  checkReason,
  PHOTOS,
  REASONS,
} from '#core/members/domain/field-rules.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { TextListInput } from '#ui/parts/people/text-list-input.tsx';
import type { ProfileFormState } from './profile-values.ts';
import { useListField } from './use-list-field.ts';

const LISTS = [
  {
    name: 'reasons',
    label: 'Reasons',
    hint: 'What brings you here? Add one reason at a time.',
    limit: REASONS.entries,
    check: checkReason,
  },
  {
    name: 'activities',
    label: 'Activities',
    hint: 'What do you enjoy doing? Add one thing at a time.',
    limit: ACTIVITIES.entries,
    check: checkActivity,
  },
  {
    name: 'photos',
    label: 'Photos',
    hint: 'Links to pictures that other members can see. Add one at a time.',
    limit: PHOTOS.entries,
    check: checkPictureAddress('photo'),
  },
] as const;

/** The fields of the profile form about what else the member may want to tell. */
export function FurtherFields({ form }: { readonly form: ProfileFormState }) {
  const { formState, register } = form;
  return (
    <>
      {LISTS.map((list) => (
        <ListField key={list.name} form={form} {...list} />
      ))}
      <Field
        label="Availability"
        hint="When are you usually free? For example, Sunday afternoons."
        error={formState.errors.preferences?.availability?.message ?? ''}
      >
        {(input) => <TextInput {...input} {...register('preferences.availability')} />}
      </Field>
    </>
  );
}

type ListFieldProps = (typeof LISTS)[number] & { readonly form: ProfileFormState };

function ListField({ form, ...list }: ListFieldProps) {
  return <TextListInput {...list} {...useListField(form, list.name)} />;
}
