import { MAXIMUM_LANGUAGES } from '#core/members/domain/languages.ts';
import { languageName } from '#core/texts/place-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { CountryOptions } from '#ui/parts/people/country-options.tsx';
import { LanguageChoice } from '#ui/parts/people/language-choice.tsx';
import { NAMED_COUNTRIES } from '#ui/parts/people/named-choices.ts';
import { DistanceField } from './distance-field.tsx';
import type { Search } from './search-address.ts';

type GroundFilters = Pick<Search['filters'], 'languages' | 'country' | 'distance'>;

interface GroundFiltersProps {
  readonly filters: GroundFilters;
  readonly onChange: (changes: Partial<GroundFilters>) => void;
}

/** The filters by what people have in common: where they live, and the languages they speak or learn. */
export function GroundFields({ filters, onChange }: GroundFiltersProps) {
  const { languages, country } = filters;
  return (
    <>
      <DistanceField filters={filters} onChange={onChange} />
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
