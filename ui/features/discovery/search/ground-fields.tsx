import { MAXIMUM_LANGUAGES } from '#core/members/domain/languages.ts';
import { languageName } from '#core/texts/place-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { CountryOptions } from '#ui/parts/people/country-options.tsx';
import { LanguageChoice } from '#ui/parts/people/language-choice.tsx';
import { NAMED_COUNTRIES } from '#ui/parts/people/named-choices.ts';
import type { Search } from './search-address.ts';

type GroundFilters = Pick<Search['filters'], 'languages' | 'country'>;

interface GroundFiltersProps {
  readonly filters: GroundFilters;
  readonly onChange: (changes: Partial<GroundFilters>) => void;
}

/** The filters by what people have in common: a country, and the languages they speak or learn. */
export function GroundFields({ filters: { languages, country }, onChange }: GroundFiltersProps) {
  return (
    <>
      <Field label="Country">
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={country ?? ''}
            onChange={({ target: { value } }) => {
              onChange({
                country: NAMED_COUNTRIES.find(({ code }) => code === value)?.code ?? null,
              });
            }}
          >
            <option value="">Any country</option>
            <CountryOptions />
          </Select>
        )}
      </Field>
      <LanguageChoice
        label="A language they speak or learn"
        listLabel="Chosen languages"
        chosen={languages.map((tag) => ({ tag, text: languageName(tag) }))}
        maximum={MAXIMUM_LANGUAGES}
        onAdd={(tag) => {
          onChange({ languages: [...languages, tag] });
        }}
        onRemove={(tag) => {
          onChange({ languages: languages.filter((other) => other !== tag) });
        }}
      />
    </>
  );
}
