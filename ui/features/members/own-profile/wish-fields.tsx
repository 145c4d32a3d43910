import { Controller, useWatch } from 'react-hook-form';
import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';
import { BondSideChoice } from '#ui/parts/people/bond-side-choice.tsx';
import { InterestInput } from '#ui/parts/people/interest-input.tsx';
import { RelationshipTypeChoice } from '#ui/parts/people/relationship-type-choice.tsx';
import type { FormProps } from './profile-values.ts';
import { useListField } from './use-list-field.ts';

/** The bonds that the member looks for. */
export function BondsField({ form: { control } }: FormProps) {
  return (
    <Controller
      control={control}
      name="preferences.relationshipTypes"
      render={({ field: { value = [], onChange } }) => (
        <RelationshipTypeChoice chosen={value} onChange={onChange} />
      )}
    />
  );
}

/** The member's sides of the bonds that they have chosen. */
export function SidesField({ form: { control } }: FormProps) {
  const typeIds = useWatch({ control, name: 'preferences.relationshipTypes' });
  return (
    <Controller
      control={control}
      name="preferences.roles"
      render={({ field: { value = {}, onChange } }) => (
        <BondSideChoice typeIds={typeIds ?? []} roles={value} onChange={onChange} />
      )}
    />
  );
}

/** How old those may be whom the member would like to meet. */
export function AgesField({ form: { control } }: FormProps) {
  return (
    <Controller
      control={control}
      name="preferences.ageRange"
      render={({ field: { value = DEFAULT_PREFERENCES.ageRange, onChange } }) => (
        <AgeRangeInput
          label={fieldLabel('preferences.ageRange', 'form')}
          range={value}
          maximum={MAXIMUM_AGE}
          onChange={onChange}
        />
      )}
    />
  );
}

/** The member's interests, of their own and out of a list. */
export function InterestsField({ form }: FormProps) {
  const { entries, ...interests } = useListField(form, 'preferences.interests');
  return <InterestInput interests={entries} {...interests} />;
}
