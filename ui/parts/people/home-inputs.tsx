import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { Country } from '#core/members/domain/countries.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { CountryOptions } from './country-options.tsx';
import { TownInput } from './town-input.tsx';

type Home = Pick<Preferences, 'country' | 'town'>;

interface HomeInputsProps {
  /** Tie the two fields to their form. A town belongs to its country, so a change of the country clears it. */
  readonly country: UseFormRegisterReturn;
  readonly town: UseFormRegisterReturn;
  /** What the fields hold. */
  readonly chosen: Country | '' | null | undefined;
  readonly typed: string | null | undefined;
  readonly errors: FieldErrors<Home> | undefined;
}

/** The country where a member lives, and a town of it. */
export function HomeInputs({ country, town, chosen, typed, errors }: HomeInputsProps) {
  return (
    <>
      <Field
        label={fieldLabel('preferences.country', 'form')}
        error={errors?.country?.message ?? ''}
      >
        {(input) => (
          <Select {...input} {...country} autoComplete="country" className="w-full">
            <option value="">Choose a country</option>
            <CountryOptions />
          </Select>
        )}
      </Field>
      <Field
        label={fieldLabel('preferences.town', 'form')}
        hint={
          chosen ? 'A larger town near you. Choose one as you type.' : 'Choose your country first.'
        }
        error={errors?.town?.message ?? ''}
      >
        {(input) => (
          <TownInput
            {...input}
            {...town}
            country={chosen === '' ? null : (chosen ?? null)}
            typed={typed ?? ''}
          />
        )}
      </Field>
    </>
  );
}
