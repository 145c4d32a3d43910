interface ChoiceChipsProps<Value> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

/** Any number of choices, as checkboxes that look like chips. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { legend, choices, chosen, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control bg-surface px-4 text-sm font-medium has-checked:border-evergreen has-checked:bg-evergreen-soft has-checked:text-evergreen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(value)}
              onChange={(event) => {
                const others = chosen.filter((other) => other !== value);
                onChange(event.target.checked ? [...others, value] : others);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
