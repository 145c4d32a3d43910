import { Controller, useWatch } from 'react-hook-form';
import { DEFAULT_PREFERENCES, MAXIMUM_AGE } from '#core/members/domain/preferences.ts';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';
import { BondSideChoice } from '#ui/parts/people/bond-side-choice.tsx';
import { InterestInput } from '#ui/parts/people/interest-input.tsx';
import { RelationshipTypeChoice } from '#ui/parts/people/relationship-type-choice.tsx';
import type { ProfileFormState } from './profile-values.ts';
import { useListField } from './use-list-field.ts';

/** The fields of the profile form about what the member looks for. */
export function PreferenceFields({ form }: { readonly form: ProfileFormState }) {
  const { control } = form;
  const typeIds = useWatch({ control, name: 'preferences.relationshipTypes' });
  const { entries, ...interests } = useListField(form, 'interests');
  return (
    <>
      <Controller
        control={control}
        name="preferences.relationshipTypes"
        render={({ field: { value = [], onChange } }) => (
          <RelationshipTypeChoice chosen={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="preferences.roles"
        render={({ field: { value = {}, onChange } }) => (
          <BondSideChoice typeIds={typeIds ?? []} roles={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="preferences.ageRange"
        render={({ field: { value = DEFAULT_PREFERENCES.ageRange, onChange } }) => (
          <AgeRangeInput
            label="Their age"
            range={value}
            maximum={MAXIMUM_AGE}
            onChange={onChange}
          />
        )}
      />
      <InterestInput interests={entries} {...interests} />
    </>
  );
}
