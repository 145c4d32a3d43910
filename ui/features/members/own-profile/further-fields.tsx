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
    hint: 'Why you are here. Press Enter to add a reason.',
    limit: REASONS.entries,
    check: checkReason,
  },
  {
    name: 'activities',
    label: 'Activities',
    hint: 'What you enjoy doing. Press Enter to add an activity.',
    limit: ACTIVITIES.entries,
    check: checkActivity,
  },
  {
    name: 'photos',
    label: 'Photos',
    hint: 'Addresses of pictures that others may see. Press Enter to add one.',
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
        hint="When you have time for others, such as “Sunday afternoons”."
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
