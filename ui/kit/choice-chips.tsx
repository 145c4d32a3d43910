import { Check } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';

interface Choices<Value> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

interface ChoiceChipsProps<Value> extends Choices<Value> {
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

/** Any number of choices, as checkboxes that look like chips. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { legend, choices, chosen, onChange } = props;
  return (
    <ChipFieldset
      legend={legend}
      choices={choices}
      input={(value) => ({
        type: 'checkbox',
        checked: chosen.includes(value),
        onChange: (event) => {
          const others = chosen.filter((other) => other !== value);
          onChange(event.target.checked ? [...others, value] : others);
        },
      })}
    />
  );
}

interface SingleChoiceChipsProps<Value> extends Choices<Value> {
  /** `null` while none is. */
  readonly chosen: Value | null;
  readonly onChange: (chosen: Value) => void;
}

/** One of several choices, as radio buttons that look like chips. */
export function SingleChoiceChips<Value extends string | number>(
  props: SingleChoiceChipsProps<Value>,
) {
  const { legend, choices, chosen, onChange } = props;
  return (
    <ChipFieldset
      legend={legend}
      choices={choices}
      input={(value) => ({
        type: 'radio',
        checked: value === chosen,
        onChange: () => {
          onChange(value);
        },
      })}
    />
  );
}

interface ChipFieldsetProps<Value> extends Choices<Value> {
  readonly input: (value: Value) => {
    readonly type: 'checkbox' | 'radio';
    readonly checked: boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

function ChipFieldset<Value extends string | number>(props: ChipFieldsetProps<Value>) {
  const { legend, choices, input } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="group relative inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-full border border-control bg-surface px-5 py-1 text-sm font-medium transition-colors hover:bg-sunken has-checked:ps-7.5 has-checked:pe-2.5 has-checked:border-evergreen has-checked:bg-evergreen-soft has-checked:text-evergreen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen"
          >
            <input name={name} className="sr-only" {...input(value)} />
            <Check
              aria-hidden="true"
              className="absolute inset-s-2.5 hidden size-4 group-has-checked:block"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
