import { Controller, useWatch } from 'react-hook-form';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { HomeInputs } from '#ui/parts/people/home-inputs.tsx';
import { MeetingChoice } from '#ui/parts/people/meeting-choice.tsx';
import { LanguageInput } from './language-input.tsx';
import type { FormProps } from './profile-values.ts';

/** The languages that the member speaks or learns. */
export function LanguagesField({ form: { control } }: FormProps) {
  return (
    <Controller
      control={control}
      name="preferences.languages"
      render={({ field: { value = [], onChange }, fieldState: { error } }) => (
        <LanguageInput languages={value} onChange={onChange} error={error?.message} />
      )}
    />
  );
}

/** The country where the member lives and a town of it, or the place in words of their own until they have saved one. */
export function HomeFields({ form: { control, formState, register, setValue } }: FormProps) {
  const [country, town] = useWatch({ control, name: ['preferences.country', 'preferences.town'] });
  const saved = formState.defaultValues?.preferences?.town ?? '';
  const isTownSaved = saved !== '' && saved === town;
  return (
    <div className="grid content-start gap-2">
      <HomeInputs
        country={register('preferences.country', {
          onChange: () => {
            setValue('preferences.town', '', { shouldDirty: true });
          },
        })}
        town={register('preferences.town')}
        chosen={country}
        typed={town}
        errors={formState.errors.preferences}
      />
      {!isTownSaved && (
        <Field
          label={fieldLabel('location', 'form')}
          hint={PROFILE_FIELD_TEXTS.location.hint}
          error={formState.errors.location?.message ?? ''}
        >
          {(input) => (
            <TextInput {...input} {...register('location')} autoComplete="address-level2" />
          )}
        </Field>
      )}
    </div>
  );
}

/** How the member likes to meet. */
export function MeetingField({ form: { control } }: FormProps) {
  return (
    <Controller
      control={control}
      name="preferences.meeting"
      render={({ field: { value = [], onChange } }) => (
        <MeetingChoice ways={value} onChange={onChange} />
      )}
    />
  );
}
