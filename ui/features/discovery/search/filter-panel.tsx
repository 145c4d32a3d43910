import { MAXIMUM_TERM_CHARACTERS } from '#core/discovery/schemas.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ChoiceChips } from '#ui/kit/choice-chips.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { GroundFields } from './ground-fields.tsx';
import { SideChoice } from './side-choice.tsx';
import { SEARCH_MAXIMUM_AGE, toAgeBounds, toAgeRange, type Search } from './search-address.ts';

const INTERESTS = LISTED_INTERESTS.map((interest) => ({ value: interest, label: interest }));

/** The filters on screen and what is done with them. */
export interface FilterPanelProps {
  readonly filters: Search['filters'];
  readonly onChange: (filters: Search['filters']) => void;
  readonly onClear: () => void;
}

/**
 * Every filter of the search; a change shows at once. Applying leads on to what was found, which only a sheet
 * hides: beside the results nothing is left to apply.
 */
export function FilterPanel(props: FilterPanelProps & { readonly onApply: () => void }) {
  const { filters, onChange, onClear, onApply } = props;
  const types = useRelationshipTypes().map(({ id, name }) => ({ value: id, label: name }));
  const change = (changes: Partial<Search['filters']>) => {
    onChange({ ...filters, ...changes });
  };
  return (
    <form
      role="search"
      className="grid gap-4 bg-inherit"
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <Field label="Search">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder="Search by name or bio..."
            maxLength={MAXIMUM_TERM_CHARACTERS}
            value={filters.text}
            onChange={(event) => {
              change({ text: event.target.value });
            }}
          />
        )}
      </Field>
      <Field label="Location">
        {(control) => (
          <TextInput
            {...control}
            placeholder="Enter city or region..."
            maxLength={MAXIMUM_TERM_CHARACTERS}
            value={filters.location}
            onChange={(event) => {
              change({ location: event.target.value });
            }}
          />
        )}
      </Field>
      <AgeRangeInput
        label="Their age"
        range={toAgeRange(filters)}
        maximum={SEARCH_MAXIMUM_AGE}
        onChange={(range) => {
          change(toAgeBounds(range));
        }}
      />
      <GroundFields filters={filters} onChange={change} />
      <ChoiceChips
        legend="Relationship types"
        choices={types}
        chosen={filters.types}
        onChange={(chosen) => {
          change({ types: chosen });
        }}
      />
      <SideChoice
        filters={filters}
        onChange={(side) => {
          change({ side });
        }}
      />
      <ChoiceChips
        legend="Interests"
        choices={INTERESTS}
        chosen={filters.interests}
        onChange={(chosen) => {
          change({ interests: chosen });
        }}
      />
      <div className="grid grid-cols-2 gap-3 bg-inherit py-3 max-lg:sticky max-lg:bottom-0 lg:grid-cols-1 lg:py-1">
        <Button variant="secondary" onClick={onClear}>
          Clear All
        </Button>
        <Button type="submit" className="lg:hidden">
          Apply Filters
        </Button>
      </div>
    </form>
  );
}
