import { useState } from 'react';
import { useController } from 'react-hook-form';
import { presentTimeZone } from '#core/members/domain/present-time-zone.ts';
import { timeZoneName } from '#core/texts/place-texts.ts';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { SuggestingInput } from '#ui/kit/suggesting-input.tsx';
import { findNamed, namedTimeZones } from '#ui/parts/people/named-choices.ts';
import type { FormProps } from './profile-values.ts';

/** The member’s time zone: that of the device at a touch, or another by the place that it is named for. */
export function TimeZoneField({ form: { control } }: FormProps) {
  const { field, fieldState } = useController({ control, name: 'preferences.timeZone' });
  const [zones] = useState(namedTimeZones);
  const [names] = useState(() => zones.map(({ name }) => name));
  const own = presentTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const value = field.value ?? '';
  const named = zones.find(({ zone }) => zone === presentTimeZone(value));
  return (
    <Field
      label={fieldLabel('preferences.timeZone', 'form')}
      hint={PROFILE_FIELD_TEXTS['preferences.timeZone'].hint}
      error={fieldState.error?.message ?? ''}
    >
      {(input) => (
        <>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => {
              field.onChange(own);
            }}
          >
            Use my device’s: {timeZoneName(own)}
          </Button>
          <SuggestingInput
            {...input}
            ref={field.ref}
            suggestions={names}
            value={named?.name ?? value}
            onBlur={field.onBlur}
            onChange={({ target: { value: typed } }) => {
              field.onChange(findNamed(zones, typed)?.zone ?? typed);
            }}
          />
        </>
      )}
    </Field>
  );
}
