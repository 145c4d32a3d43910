import { memo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { Select } from '#ui/kit/select.tsx';
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

/** The member’s time zone. */
export function TimeZoneField({ form: { control, formState, register, setValue } }: FormProps) {
  const timeZone = useWatch({ control, name: 'preferences.timeZone' });
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid content-start gap-2">
      <Field
        label={fieldLabel('preferences.timeZone', 'form')}
        hint={PROFILE_FIELD_TEXTS['preferences.timeZone'].hint}
        error={formState.errors.preferences?.timeZone?.message ?? ''}
      >
        {(input) => (
          <Select {...input} {...register('preferences.timeZone')} className="w-full">
            <option value="">Not given</option>
            <TimeZoneOptions timeZone={timeZone ?? ''} own={own} />
          </Select>
        )}
      </Field>
      <div>
        <Button
          variant="quiet"
          className="-ms-4"
          onClick={() => {
            setValue('preferences.timeZone', own, { shouldDirty: true });
          }}
        >
          Use my device’s time zone
        </Button>
      </div>
    </div>
  );
}

interface TimeZoneOptionsProps {
  /** The one that is chosen, which the browser may not know; empty when none is. */
  readonly timeZone: string;
  /** The one of the device. */
  readonly own: string;
}

/** The time zones to choose from; there are many, so they aren't drawn with each change of their form. */
const TimeZoneOptions = memo(function TimeZoneOptions({ timeZone, own }: TimeZoneOptionsProps) {
  const chosen = timeZone === '' ? [] : [timeZone];
  const zones = new Set([...chosen, own, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ));
});
