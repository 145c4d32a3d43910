import { Controller, useWatch } from 'react-hook-form';
import { WAYS_TO_MEET } from '#core/members/domain/preferences.ts';
import { MEETING_TEXTS } from '#core/texts/place-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { NAMED_COUNTRIES } from '#ui/parts/people/named-choices.ts';
import { LanguageInput } from './language-input.tsx';
import type { ProfileFormState } from './profile-values.ts';
import { TownInput } from './town-input.tsx';

interface PlaceFieldsProps {
  readonly form: ProfileFormState;
}

/** The fields of the profile form about languages, where the member lives and how they like to meet. */
export function PlaceFields({ form }: PlaceFieldsProps) {
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      <Controller
        control={form.control}
        name="preferences.languages"
        render={({ field: { value = [], onChange }, fieldState: { error } }) => (
          <LanguageInput languages={value} onChange={onChange} error={error?.message} />
        )}
      />
      <div className="grid content-start gap-2">
        <HomeFields form={form} />
      </div>
      <MeetingChoice form={form} />
      <TimeZoneField form={form} />
    </div>
  );
}

function HomeFields({ form: { control, formState, register, setValue } }: PlaceFieldsProps) {
  const [country, town] = useWatch({ control, name: ['preferences.country', 'preferences.town'] });
  const errors = formState.errors.preferences;
  return (
    <>
      <Field label="Country" error={errors?.country?.message ?? ''}>
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
            {NAMED_COUNTRIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Town"
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
    </>
  );
}

function MeetingChoice({ form: { control } }: PlaceFieldsProps) {
  return (
    <Controller
      control={control}
      name="preferences.meeting"
      render={({ field: { value = [], onChange } }) => (
        <fieldset className="min-w-0">
          <legend className="font-semibold">How you’d like to meet</legend>
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

function TimeZoneField({ form: { control, formState, register, setValue } }: PlaceFieldsProps) {
  const timeZone = useWatch({ control, name: 'preferences.timeZone' });
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [
    ...new Set([...(timeZone ? [timeZone] : []), own, ...Intl.supportedValuesOf('timeZone')]),
  ];
  return (
    <div className="grid content-start gap-2">
      <Field
        label="Time zone"
        hint="Other members only see how many hours apart you are."
        error={formState.errors.preferences?.timeZone?.message ?? ''}
      >
        {(input) => (
          <Select {...input} {...register('preferences.timeZone')} className="w-full">
            <option value="">Not given</option>
            {zones.sort().map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
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
