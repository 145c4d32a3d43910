import { memo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { WAYS_TO_MEET } from '#core/members/domain/ways-to-meet.ts';
import { MEETING_TEXTS } from '#core/texts/place-texts.ts';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { CountryOptions } from '#ui/parts/people/country-options.tsx';
import { LanguageInput } from './language-input.tsx';
import type { FormProps } from './profile-values.ts';
import { TownInput } from './town-input.tsx';

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

/** The country where the member lives, and a town of it. */
export function HomeFields({ form: { control, formState, register, setValue } }: FormProps) {
  const [country, town] = useWatch({ control, name: ['preferences.country', 'preferences.town'] });
  const errors = formState.errors.preferences;
  return (
    <div className="grid content-start gap-2">
      <Field
        label={fieldLabel('preferences.country', 'form')}
        error={errors?.country?.message ?? ''}
      >
        {(input) => (
          <Select
            {...input}
            {...register('preferences.country', {
              onChange: () => {
                setValue('preferences.town', '', { shouldDirty: true });
              },
            })}
            autoComplete="country"
            className="w-full"
          >
            <option value="">Choose a country</option>
            <CountryOptions />
          </Select>
        )}
      </Field>
      <Field
        label={fieldLabel('preferences.town', 'form')}
        hint={
          country ? 'A larger town near you. Choose one as you type.' : 'Choose your country first.'
        }
        error={errors?.town?.message ?? ''}
      >
        {(input) => (
          <TownInput
            {...input}
            {...register('preferences.town')}
            country={country === '' ? null : (country ?? null)}
            typed={town ?? ''}
          />
        )}
      </Field>
    </div>
  );
}

/** How the member likes to meet. */
export function MeetingChoice({ form: { control } }: FormProps) {
  return (
    <Controller
      control={control}
      name="preferences.meeting"
      render={({ field: { value = [], onChange } }) => (
        <fieldset className="min-w-0">
          <legend className="font-semibold">{fieldLabel('preferences.meeting', 'form')}</legend>
          {WAYS_TO_MEET.map((way) => (
            <Checkbox
              key={way}
              label={MEETING_TEXTS[way]}
              checked={value.includes(way)}
              onChange={({ target: { checked } }) => {
                onChange(
                  WAYS_TO_MEET.filter((other) => (other === way ? checked : value.includes(other))),
                );
              }}
            />
          ))}
        </fieldset>
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
